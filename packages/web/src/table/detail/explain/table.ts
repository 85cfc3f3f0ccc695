import type { CloserLook } from '../../../modules/module.js';
import type { ModuleSubject } from '../../../modules/index.js';
import type { Subject } from '../subject.js';

export type CoreSubject = Exclude<Subject, ModuleSubject>;
type CoreSubjectName = CoreSubject['is'];

/** What is said of some kinds of subjects; a kind without words does not compile. */
export type Explanations<Name extends CoreSubjectName = CoreSubjectName> = {
  readonly [K in Name]: CloserLook<SubjectNamed<K>>['explain'];
};

type SubjectNamed<K extends CoreSubjectName> =
  Extract<CoreSubject, { readonly is: K }> extends never
    ? { readonly is: K }
    : Extract<CoreSubject, { readonly is: K }>;

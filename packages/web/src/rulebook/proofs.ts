/** The titles of the tests that prove each rule, by the rule; the build fills it in (build/proofs.ts). */
export const proofs: Readonly<Partial<Record<string, readonly string[]>>> = {};

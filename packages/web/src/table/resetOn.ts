/**
 * The first value again with every decision, that is whenever the legal moves are new: for what a
 * person does in the meantime, as a derived value that can be written.
 */
export const resetOn = <T>(_decision: unknown, value: T): T => value;

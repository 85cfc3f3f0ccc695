const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;

/** Rounds and floors are numbered as on a façade. */
export const roman = (number: number): string => ROMAN[number] ?? String(number);

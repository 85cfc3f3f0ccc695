/** Compounds longer than a small card is wide, and where they may be broken. */
const COMPOUNDS = [
  'Burg|schauspielerin',
  'Cramer|sopholus',
  'Flamenco|tänzerin',
  'General|prokurator',
  'Kammer|sängerin',
  'Ober|medizinalrat',
  'Schmuck|designer',
] as const;
const SOFT_HYPHEN = '\u00ad';

const broken: ReadonlyMap<string, string> = new Map(
  COMPOUNDS.map((parts) => [parts.replace('|', ''), parts.replace('|', SOFT_HYPHEN)]),
);

/** The name with a soft hyphen where it may be broken; not every browser knows the syllables. */
export const breakable = (name: string): string => broken.get(name) ?? name;

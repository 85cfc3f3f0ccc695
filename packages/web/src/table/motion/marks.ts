/** What is to be seen of each thing that can change: its value, or where it is. */
export type Values = ReadonlyMap<string, string | undefined>;

const keyed = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-flip]'),
];

export const valuesIn = (root: ParentNode): Values =>
  new Map(keyed(root).map(({ dataset }) => [dataset['flip'] ?? '', dataset['value']]));

/** Marks what is not as it was; nothing where it is not known how it was. */
export function markChanges(root: ParentNode, before: Values | null): void {
  for (const element of keyed(root)) {
    const { flip = '', value } = element.dataset;
    const isChanged = before !== null && (!before.has(flip) || before.get(flip) !== value);
    element.toggleAttribute('data-changed', isChanged);
  }
}

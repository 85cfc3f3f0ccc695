/** What can be done on the start page. */
export type StartWay = 'continue' | 'firstGame' | 'ownTable' | 'online';

interface Visitor {
  /** Nothing has ever been played with this browser. */
  readonly isNew: boolean;
  readonly hasUnfinished: boolean;
}

interface Ways {
  /** The likeliest. */
  readonly first: StartWay;
  readonly others: readonly StartWay[];
}

export function waysFor({ isNew, hasUnfinished }: Visitor): Ways {
  if (isNew) return { first: 'firstGame', others: ['ownTable', 'online'] };
  return hasUnfinished
    ? { first: 'continue', others: ['ownTable', 'online', 'firstGame'] }
    : { first: 'ownTable', others: ['online', 'firstGame'] };
}

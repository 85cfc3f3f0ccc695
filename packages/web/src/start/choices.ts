/** What can be done on the start page. */
export type StartWay = 'continue' | 'learn' | 'firstGame' | 'ownTable' | 'online';

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
  if (isNew) return { first: 'learn', others: ['firstGame', 'ownTable', 'online'] };
  return hasUnfinished
    ? { first: 'continue', others: ['ownTable', 'online', 'firstGame', 'learn'] }
    : { first: 'ownTable', others: ['online', 'firstGame', 'learn'] };
}

/**
 * In the place of the parser of number and date skeletons (`{n, number, ::…}`): no message has one, and
 * a first visit need not load what nobody uses. A test of the catalogues keeps it so.
 */
function unknown(skeleton: string): never {
  throw new Error(`messages have no skeletons, but here is ${skeleton}`);
}

export {
  unknown as parseDateTimeSkeleton,
  unknown as parseNumberSkeleton,
  unknown as parseNumberSkeletonFromString,
};

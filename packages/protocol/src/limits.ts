/** Bounds that both sides know; a server refuses what exceeds them. */
export const LIMITS = {
  nameLength: 40,
  chatLength: 500,
  titleLength: 60,
  /** Bytes of one socket message from a client, and of an HTTP body. */
  messageBytes: 4096,
  /** Bytes of a wish for a table, where a data pack may be in it. */
  packBytes: 65_536,
  /** Chat lines in a welcome. */
  chatTail: 50,
  /** Tables in the list of open ones. */
  lobbyTables: 100,
  /** Steps a welcome brings to a client that comes back; with more it asks for the log. */
  missedSteps: 100,
  /** Steps on a page of a game's history. */
  historySteps: 32,
  /** How long the code of a seat's link can be used. */
  seatCodeMinutes: 15,
  perTurnSeconds: { least: 10, most: 3600 },
  reserveSeconds: { least: 0, most: 7200 },
  perTurnDays: { least: 1, most: 30 },
} as const;

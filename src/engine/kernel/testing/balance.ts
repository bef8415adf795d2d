/** What the matches of a game with some seats say about its balance: `testing/balance.ts` in its folder exports `weigh`. */
export type Balance = (
  seats: number,
  matches: number,
) => {
  readonly lines: readonly string[]
  /** What exceeds its limits. */
  readonly faults: readonly string[]
}

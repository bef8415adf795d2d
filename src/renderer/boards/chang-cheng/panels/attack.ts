/** The steps of the end of the match: the Mongol attack from region to region, then the event cards. */
import type { EventCard } from '../../../../engine/games/chang-cheng/components/pieces.ts'
import type { Region } from '../../../../engine/games/chang-cheng/components/layout.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/schema.ts'

export type Blow =
  | { readonly is: 'start' }
  | {
      readonly is: 'region'
      readonly region: Region
      /** Null for a region without a tile. */
      readonly value: number | null
      readonly losers: readonly number[]
      readonly spared: readonly number[]
    }
  | {
      readonly is: 'event'
      readonly event: EventCard
      readonly rewards: View['rewards']
    }

export interface Stand {
  readonly blow: Blow
  /** Scores by seat after this step. */
  readonly scores: readonly number[]
  /** What the regions took from each seat so far, and what the event cards brought it. */
  readonly taken: readonly number[]
  readonly brought: readonly number[]
}

/** Every step of the end, from before the attack to the result. */
export const attackOf = (view: View): readonly Stand[] => {
  const blows: Blow[] = view.regions.map(({ region, tile, losers, spared }) => ({
    is: 'region',
    region,
    value: tile?.value ?? null,
    losers,
    spared,
  }))
  for (const event of view.events ?? [])
    if (event !== 'scouting')
      blows.push({ is: 'event', event, rewards: view.rewards.filter((each) => each.event === event) })
  const changes = blows.map((blow) =>
    view.players.map((_, seat) => {
      if (blow.is === 'region') return blow.losers.includes(seat) ? (blow.value ?? 0) : 0
      if (blow.is === 'start') return 0
      return blow.rewards.filter((each) => each.seat === seat).reduce((sum, { points }) => sum + points, 0)
    }),
  )
  const before = view.players.map(
    ({ score }, seat) => score - changes.reduce((sum, change) => sum + (change[seat] ?? 0), 0),
  )
  /** Of the first `n` steps, those of one kind together. */
  const sumOf = (is: Blow['is'], n: number): readonly number[] =>
    view.players.map((_, seat) =>
      changes
        .slice(0, n)
        .reduce((sum, change, at) => sum + (blows[at]?.is === is ? (change[seat] ?? 0) : 0), 0),
    )
  return [{ is: 'start' } as const, ...blows].map((blow, n) => {
    const [taken, brought] = [sumOf('region', n), sumOf('event', n)]
    const scores = before.map((score, seat) => score + (taken[seat] ?? 0) + (brought[seat] ?? 0))
    return { blow, scores, taken, brought }
  })
}

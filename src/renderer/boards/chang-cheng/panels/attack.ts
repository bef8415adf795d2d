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
  const stands: Stand[] = [{ blow: { is: 'start' }, scores: before }]
  for (const [at, blow] of blows.entries()) {
    const last = stands.at(-1)?.scores ?? before
    stands.push({ blow, scores: last.map((score, seat) => score + (changes[at]?.[seat] ?? 0)) })
  }
  return stands
}

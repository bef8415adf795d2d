import type { Outcome } from '../kernel/game.ts'

/** What an ending is worth to each seat: 1 for the win, shared among all who came first. */
export const rewardsOf = ({ places }: Outcome): readonly number[] => {
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}

/** Each seat's pagodas on the board and left over at the end of every game. */
import type { View } from '../../../../engine/games/qin/view/schema.ts'

export interface GameTally {
  readonly onBoard: number
  readonly left: number
  readonly won: boolean
}

export interface Tally {
  readonly seat: number
  readonly games: readonly GameTally[]
  /** Left over in all games together (QIN-G4). */
  readonly left: number
}

/** One row for each seat, best first once the match is over. */
export const talliesOf = ({ seats, pagodas, finished, outcome }: View): readonly Tally[] => {
  const placeOf = (seat: number): number => outcome?.places[seat] ?? 0
  return Array.from({ length: seats }, (_, seat): Tally => {
    const games = finished.map(({ pagodas: standing, winners }) => {
      const onBoard = standing[seat] ?? 0
      return { onBoard, left: pagodas - onBoard, won: winners.includes(seat) }
    })
    return { seat, games, left: games.reduce((sum, { left }) => sum + left, 0) }
  }).sort((one, other) => placeOf(one.seat) - placeOf(other.seat) || one.seat - other.seat)
}

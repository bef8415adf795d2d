/** Which boards a match uses, and what to set up next (CC-2, CC-3, CC-4, CC-32, CC-33, CC-43). */
import { FACES, isSameBoard, PARTS, type Face } from '../components/faces.ts'
import type { Options, Stage, State } from '../state.ts'

/** Boards joined at the start. */
export const OPENING = 2

type Match = Pick<State, 'options' | 'seats'>

/** True if two seats play with neutral walls, the default for two. */
export const hasNeutrals = ({ options, seats }: Match): boolean => seats === 2 && options.neutral === 'on'

/** How many extensions the map gets (CC-32, CC-33). */
export const extensionsOf = (match: Match): number => {
  if (match.seats === 4) return 2
  return match.seats === 3 || hasNeutrals(match) ? 1 : 0
}

/** The most boards a match can use. */
export const boardsOf = (match: Match): number => OPENING + extensionsOf(match)

/** By slot the face chosen in the options, or null if it is drawn; a board named again is drawn too. */
export const namedFaces = (match: Match): readonly (Face | null)[] => {
  const { board1, board2, board3, board4 }: Options = match.options
  const named: (Face | null)[] = []
  for (const wanted of [board1, board2, board3, board4].slice(0, boardsOf(match))) {
    const isFree = wanted !== 'random' && !named.some((face) => face !== null && isSameBoard(face, wanted))
    named.push(isFree ? wanted : null)
  }
  return named
}

/** The face that comes next if the options name it; undefined if chance draws it. */
export const namedNext = (state: State): Face | undefined =>
  namedFaces(state)[state.boards.length] ?? undefined

/** Faces chance can draw now: of boards neither on the map nor named for later. */
export const facesLeft = (state: State): readonly Face[] => {
  const taken = [
    ...state.boards.map(({ face }) => face),
    ...namedFaces(state)
      .slice(state.boards.length)
      .filter((face) => face !== null),
  ]
  return FACES.filter((face) => !taken.some((other) => isSameBoard(face, other)))
}

/** What chance still has to set up; `act` if nothing is missing. */
export const setupStage = (
  state: Pick<State, 'boards' | 'threats' | 'prestige' | 'events' | 'first'>,
): Stage => {
  const { boards, threats, prestige, events, first } = state
  if (boards.length < OPENING) return { is: 'board' }
  // Board by board, both kinds of tiles.
  if (prestige.length < threats.length) return { is: 'prestige' }
  if (threats.length < boards.length * PARTS) return { is: 'threats' }
  if (events === null) return { is: 'events' }
  return { is: first === null ? 'first' : 'act' }
}

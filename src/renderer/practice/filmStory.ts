/** What a film tells in words: who does what, and what scoring brings. */
import { gameOf } from '../../engine/index.ts'
import type { GameEvent } from '../../engine/kernel/game.ts'
import type { Message } from '../../engine/kernel/text.ts'
import { tryRead } from '../../engine/record/readable.ts'
import type { StepRow } from '../../main/api/api.ts'

type Told = GameEvent | Message

/** A sentence about a step, and the player it is about. */
interface Sentence {
  readonly at: number
  readonly told: Told
  readonly seat: number
  /** Its step changed the score. */
  readonly scores: boolean
  readonly isChance: boolean
}

/** What one player does before another one does something. */
export interface StoryPart {
  readonly seat: number
  readonly sentences: readonly Sentence[]
}

/** What scoring brought a player in all, or cost. */
export interface Gain {
  readonly seat: number
  readonly by: number
}

export interface FilmStep {
  readonly at: number
  readonly row: Pick<StepRow, 'actor' | 'scores'> & { readonly events: readonly GameEvent[] }
}

/** What a story is told with. */
interface Telling {
  /** The points before the first step. */
  readonly before: readonly number[]
  /** How many sentences there may be in all. */
  readonly room: number
  /** The events that touch a few places of the board, and what a step is about. */
  readonly small: (events: readonly GameEvent[]) => readonly GameEvent[]
  readonly placesOf: (event: GameEvent) => readonly string[]
  readonly subject: (events: readonly GameEvent[]) => GameEvent | undefined
}

const isEvent = (each: Told): each is GameEvent => 'type' in each

const seatIn = (told: Told): number | undefined =>
  isEvent(told) && 'seat' in told && typeof told.seat === 'number' ? told.seat : undefined

/** The game's own account of a step, with what it is about; of chance only what it does to the board. */
const toldOf = (game: string, { actor, events }: FilmStep['row'], telling: Telling): readonly Told[] => {
  const account: readonly Told[] = tryRead(() => gameOf(game)?.text.account?.(events)) ?? events.slice(0, 1)
  const small = telling.small(events)
  const found = telling.subject(events)
  // One of many is not what the step is about.
  const subject = small.filter(({ type }) => type === found?.type).length === 1 ? found : undefined
  const toOthers = small.filter((each) => each !== subject && seatIn(each) !== actor && 'seat' in each)
  const rest = [...(subject === undefined ? [] : [subject]), ...toOthers]
  const whole = [...account, ...rest.filter((each) => !account.includes(each))]
  if (typeof actor === 'number') return whole
  if (found === undefined) return []
  const done = account.filter((each) => !isEvent(each) || small.includes(each))
  return done.length > 0 ? done : [...account, found]
}

const isScoring = (told: Told): boolean => isEvent(told) && 'points' in told

/** The sentences there is room for: rather those that tell a scoring, then those of steps that score or about the board. */
const mostTelling = (all: readonly Sentence[], most: number, { small }: Telling): readonly Sentence[] => {
  const weightOf = ({ told, scores }: Sentence): number => {
    const isSeen = !isEvent(told) || 'score' in told || small([told]).length > 0
    return (isScoring(told) ? 4 : 0) + (scores ? 2 : 0) + (isSeen ? 1 : 0)
  }
  const kept = all.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, most)
  return all.filter((each) => kept.includes(each))
}

/** Whether chance tells at once what comes of it: a district is named for a banishment, then the die is rolled. */
const isAnnounced = (told: Sentence, next: Sentence | undefined, { placesOf }: Telling): boolean => {
  if (next?.isChance !== true || told.isChance || next.seat !== told.seat) return false
  if (!isEvent(told.told) || !isEvent(next.told)) return false
  const places = placesOf(told.told)
  return places.length > 0 && places.join() === placesOf(next.told).join()
}

/**
 * What happens in its order: each player has room for as many sentences. Where that is one, they rather tell what
 * scored, whosever turn it was.
 */
export const storyOf = (game: string, steps: readonly FilmStep[], telling: Telling): readonly StoryPart[] => {
  const { before, room } = telling
  const all = steps.flatMap(({ at, row }, index): readonly Sentence[] => {
    const last = steps[index - 1]?.row.scores ?? before
    const scores = row.scores.some((score, seat) => score !== last[seat])
    return toldOf(game, row, telling).flatMap((told) => {
      const seat = seatIn(told) ?? row.actor
      return typeof seat === 'number' ? [{ at, told, seat, scores, isChance: row.actor === 'chance' }] : []
    })
  })
  const sentences = all.filter((each, index) => !isAnnounced(each, all[index + 1], telling))
  const seats = [...new Set(sentences.map(({ seat }) => seat))]
  const most = Math.max(1, Math.floor(room / seats.length))
  const isOfScores = most === 1 && sentences.some((each) => isScoring(each.told))
  const kept = new Set(
    isOfScores
      ? mostTelling(sentences, seats.length, telling)
      : seats.flatMap((seat) =>
          mostTelling(
            sentences.filter((each) => each.seat === seat),
            most,
            telling,
          ),
        ),
  )
  return sentences
    .filter((each) => kept.has(each))
    .reduce<readonly StoryPart[]>((parts, each) => {
      const last = parts.at(-1)
      return last?.seat === each.seat
        ? [...parts.slice(0, -1), { ...last, sentences: [...last.sentences, each] }]
        : [...parts, { seat: each.seat, sentences: [each] }]
    }, [])
}

/** Whose points the steps changed. */
export const gainsOf = (steps: readonly FilmStep[], before: readonly number[]): readonly Gain[] =>
  (steps.at(-1)?.row.scores ?? []).flatMap((score, seat) => {
    const by = score - (before[seat] ?? 0)
    return by === 0 ? [] : [{ seat, by }]
  })

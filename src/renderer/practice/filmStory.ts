/** What a film tells: its pictures with a few words each, or sentences where nothing is to be seen. */
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
}

/** What one player does before another one does something. */
export interface StoryPart {
  readonly seat: number
  readonly sentences: readonly Sentence[]
}

/** What players did that one picture shows, after the last of its steps. */
export interface Frame<S extends FilmStep = FilmStep> {
  readonly step: S
  readonly events: readonly GameEvent[]
  readonly subjects: readonly GameEvent[]
  /** What each of them did. */
  readonly lines: readonly { readonly seat: number; readonly events: readonly GameEvent[] }[]
  /** The reader loses or wins something by it. */
  readonly concerns: boolean
  readonly scores: boolean
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

/** What the functions here need to know about the game and the reader. */
export interface Telling {
  /** The points before the first step. */
  readonly before: readonly number[]
  /** Whom it is told to. */
  readonly reader: number
  /** The events that touch a few places of the board, and what a step is about. */
  readonly small: (events: readonly GameEvent[]) => readonly GameEvent[]
  readonly placesOf: (event: GameEvent) => readonly string[]
  readonly subject: (events: readonly GameEvent[]) => GameEvent | undefined
  /** The game draws the step, such as a roll: it has a picture for itself, and steps around it have none. */
  readonly isDrawn: (events: readonly GameEvent[]) => boolean
  /** A picture of the game's own tells the step. */
  readonly isTold?: (step: FilmStep) => boolean
}

const isEvent = (each: Told): each is GameEvent => 'type' in each

const seatIn = (told: Told): number | undefined =>
  isEvent(told) && 'seat' in told && typeof told.seat === 'number' ? told.seat : undefined

/** The game's account of a step, for all or for one who hears of it. */
const accountOf = (game: string, events: readonly GameEvent[], hearer?: number): readonly Told[] =>
  tryRead(() => gameOf(game)?.text.account?.(events, hearer)) ?? events.slice(0, 1)

/** Whether a step of somebody else’s takes something from the reader or gives it. */
const concernsReader = (game: string, { row }: FilmStep, before: readonly number[], of: Telling): boolean => {
  const { actor, events, scores } = row
  const { reader } = of
  if (actor === reader) return false
  if (scores[reader] !== before[reader] || of.small(events).some((each) => seatIn(each) === reader))
    return true
  const said = (told: Told): string =>
    JSON.stringify(isEvent(told) ? tryRead(() => gameOf(game)?.text.sentence(told)) : told)
  const toAll = new Set(accountOf(game, events).map(said))
  return accountOf(game, events, reader).some((each) => !toAll.has(said(each)))
}

/** Whether chance tells soon what comes of it: a district is named for a banishment, then the die is rolled. */
const isAnnounced = (
  frame: Frame,
  next: Frame | undefined,
  steps: readonly FilmStep[],
  of: Telling,
): boolean => {
  if (next === undefined || next.lines[0]?.seat !== frame.lines[0]?.seat) return false
  const places = frame.subjects.flatMap(of.placesOf)
  // The last step of a match scores other places too.
  const after = new Set(of.small(next.events).flatMap(of.placesOf))
  const actors = steps
    .filter(({ at }) => at > frame.step.at && at <= next.step.at)
    .map(({ row }) => row.actor)
  // Once somebody else has acted, it is another move.
  const isByChance =
    actors.includes('chance') && actors.every((actor) => actor === 'chance' || actor === frame.step.row.actor)
  return places.length > 0 && places.every((place) => after.has(place)) && isByChance
}

/** Events with words beside a picture, but nothing to be seen: such as the cards somebody takes and then plays. */
const isCaptioned = (game: string, events: readonly GameEvent[]): boolean =>
  (tryRead(() => gameOf(game)?.text.caption?.(events)) ?? null) !== null

/**
 * Who did what of a step: its points beside whoever scored them, where that is somebody else than the player who acted.
 */
const linesOf = (game: string, seat: number, events: readonly GameEvent[]): Frame['lines'] => {
  const isGain = (each: GameEvent): boolean => 'points' in each
  const gains = events.filter(isGain)
  const [winner, ...more] = new Set(gains.map(seatIn))
  if (winner === undefined || winner === seat || more.length > 0 || !isCaptioned(game, gains))
    return [{ seat, events }]
  const own = events.filter((each) => !isGain(each))
  return [...(isCaptioned(game, own) ? [{ seat, events: own }] : []), { seat: winner, events: gains }]
}

const kindOf = ({ subjects }: Frame): string | undefined => subjects[0]?.type

const joined = <S extends FilmStep>(one: Frame<S>, next: Frame<S>): Frame<S> => {
  const seats = [...new Set([...one.lines, ...next.lines].map(({ seat }) => seat))]
  return {
    step: next.step,
    events: [...one.events, ...next.events],
    subjects: [...one.subjects, ...next.subjects],
    lines: seats.map((seat) => ({
      seat,
      events: [...one.lines, ...next.lines]
        .filter((each) => each.seat === seat)
        .flatMap(({ events }) => events),
    })),
    concerns: one.concerns || next.concerns,
    scores: one.scores || next.scores,
  }
}

/**
 * All that a film tells, in its order. What one player does again and again is one thing, and so are an action and the
 * rolls and draws it leads to.
 */
export const framesOf = <S extends FilmStep>(
  game: string,
  steps: readonly S[],
  of: Telling,
): readonly Frame<S>[] => {
  const isDrawn = steps.some(({ row }) => of.isDrawn(row.events))
  /** What a player did without a picture is told beside the next one of the same player. */
  let untold: { readonly actor: unknown; readonly events: readonly GameEvent[] } | undefined
  const all = steps.flatMap((step, index): readonly Frame<S>[] => {
    const { actor, events: own } = step.row
    if (of.isTold?.(step) === true || (isDrawn && !of.isDrawn(own))) return []
    const before = steps[index - 1]?.row.scores ?? of.before
    const small = of.small(own)
    const subject = small.findLast((each) => 'points' in each) ?? of.subject(own)
    if (subject === undefined) {
      if (isCaptioned(game, own)) untold = { actor, events: own }
      return []
    }
    const seat = typeof actor === 'number' ? actor : seatIn(subject)
    if (seat === undefined) return []
    const events = untold?.actor === actor ? [...untold.events, ...own] : own
    untold = undefined
    return [
      {
        step,
        events,
        subjects: small.filter(({ type }) => type === subject.type),
        lines: linesOf(game, seat, events),
        concerns: concernsReader(game, step, before, of),
        scores: step.row.scores.some((score, each) => score !== before[each]),
      },
    ]
  })
  // What comes of it is told together with what led to it, such as the cards taken for it.
  const seen = all.flatMap((frame, index): readonly Frame<S>[] => {
    const before = all[index - 1]
    if (isAnnounced(frame, all[index + 1], steps, of)) return []
    if (before === undefined || !isAnnounced(before, frame, steps, of)) return [frame]
    const events = [...before.events, ...frame.events]
    return [{ ...frame, events, lines: linesOf(game, frame.lines[0]?.seat ?? 0, events) }]
  })
  return seen.reduce<readonly Frame<S>[]>((told, frame) => {
    const last = told.at(-1)
    const goesOn =
      last !== undefined &&
      !isDrawn &&
      kindOf(last) === kindOf(frame) &&
      last.lines[0]?.seat === frame.lines[0]?.seat &&
      !(last.scores || frame.scores)
    return goesOn ? [...told.slice(0, -1), joined(last, frame)] : [...told, frame]
  }, [])
}

/**
 * What stands beside the task after a film: what all do again and again is one picture. Where there is too much, first
 * comes what concerns the reader, then what scores; of equal things the last.
 */
export const keptOf = <S extends FilmStep>(
  frames: readonly Frame<S>[],
  { room, small, isDrawn }: Pick<Telling, 'small' | 'isDrawn'> & { readonly room: number },
): readonly Frame<S>[] => {
  if (frames.length <= room) return frames
  const areDrawn = frames.some(({ step }) => isDrawn(step.row.events))
  if (!areDrawn && new Set(frames.map(kindOf)).size === 1) return [frames.reduce(joined)]
  // Of rolls those that change most.
  const weightOf = ({ concerns, scores, events }: Frame): number =>
    areDrawn ? small(events).length : concerns ? 2 : scores ? 1 : 0
  const latestFirst = frames.toReversed()
  const kept = latestFirst.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, room)
  return frames.filter((each) => kept.includes(each))
}

/** What happened apart from what the picture of a frame shows, told before it, and the frame with the words of its picture. */
export const apartOf = <S extends FilmStep>(
  frame: Frame<S>,
  shown: readonly GameEvent[],
): readonly Frame<S>[] => {
  const others = frame.subjects.filter((each) => !shown.includes(each))
  if (others.length === 0) return [frame]
  const partOf = (isTold: (event: GameEvent) => boolean): Frame<S> => ({
    ...frame,
    subjects: frame.subjects.filter(isTold),
    lines: frame.lines.flatMap(({ seat, events }) => {
      const told = events.filter(isTold)
      return told.length === 0 ? [] : [{ seat, events: told }]
    }),
  })
  return [partOf((each) => others.includes(each)), partOf((each) => !others.includes(each))]
}

/** How a text names a place of the board, of which a longer number is another one: space 1 is not space 12. */
const names = (text: string, place: string): boolean => {
  const [, ...after] = text.toLowerCase().split(place.toLowerCase())
  return after.some((rest) => !/^\d/u.test(rest))
}

/** How much of these events the texts speak of, by the names of places: most where the first text does. */
export const spokenOf = (
  events: readonly GameEvent[],
  texts: readonly string[],
  namesOf: (event: GameEvent) => readonly string[],
): number => {
  const text = texts.findIndex((each) =>
    events.some((event) => namesOf(event).some((name) => names(each, name))),
  )
  return text < 0 ? 0 : texts.length - text
}

/** The events by which other steps than those of the pictures changed points, step by step. */
export const unpicturedScoring = (
  steps: readonly FilmStep[],
  frames: readonly Frame[],
  before: readonly number[],
): readonly (readonly GameEvent[])[] => {
  const pictured = new Set(frames.flatMap(({ events }) => events))
  return steps.flatMap(({ row: { events, scores } }, index) => {
    const old = steps[index - 1]?.row.scores ?? before
    if (scores.every((score, seat) => score === old[seat]) || events.some((each) => pictured.has(each)))
      return []
    const scoring = events.filter((each) => 'points' in each || 'score' in each)
    return scoring.length === 0 ? [] : [scoring]
  })
}

/** What happened where nothing is to be seen, such as offers or a pass: the last things, in their order. */
export const storyOf = (
  game: string,
  steps: readonly FilmStep[],
  { room, reader }: Pick<Telling, 'reader'> & { readonly room: number },
): readonly StoryPart[] =>
  steps
    .flatMap(({ at, row }): readonly Sentence[] => {
      const { actor } = row
      if (typeof actor !== 'number') return []
      return accountOf(game, row.events, reader).map((told) => ({ at, told, seat: seatIn(told) ?? actor }))
    })
    .slice(-room)
    .reduce<readonly StoryPart[]>((parts, each) => {
      const last = parts.at(-1)
      return last?.seat === each.seat
        ? [...parts.slice(0, -1), { ...last, sentences: [...last.sentences, each] }]
        : [...parts, { seat: each.seat, sentences: [each] }]
    }, [])

/** Whose points the steps changed. */
export const gainsOf = (steps: readonly FilmStep[], before: readonly number[]): readonly Gain[] =>
  (steps.at(-1)?.row.scores ?? []).flatMap((score, seat) => {
    const by = score - (before[seat] ?? 0)
    return by === 0 ? [] : [{ seat, by }]
  })

/** How a lesson goes on from the reader's own choice at a task. */
import type { Turn } from '../kernel/game.ts'
import { quickRandom } from '../kernel/random.ts'
import { canonicalJson, sameJson } from './canonical.ts'
import { correctLine } from './correct.ts'
import {
  judgeAnswer,
  lessonOn,
  outcomeOf,
  rightAction,
  type LessonTask,
  type TaskPosition,
} from './lesson.ts'
import { standingNotes } from './notes.ts'
import { decideStep, runChance } from './play.ts'
import { replayOf, type Replay } from './positions.ts'
import type { Step, StepId } from './step.ts'
import { addStep, lineTo, overlaid, pathBetween, setAnnotation } from './tree.ts'

/** A line on which the reader's own choice stands in place of the one played. */
export interface OwnLine {
  /** The record with that line added; the given record stays as it is. */
  readonly replay: Replay
  readonly tip: StepId
  readonly tasks: readonly LessonTask[]
}

const isPlayedRight = ({ body, asked }: LessonTask): boolean =>
  judgeAnswer(body, asked, asked.played).kind === 'right'

/** Who is to act, or which seats won, whatever their scores. */
const standingOf = (turn: Turn): unknown =>
  turn.by === 'nobody' ? turn.outcome.places.map((place) => place === 1) : turn.by

/** The kinds of events of a step, in their order. */
const kindsOf = ({ events }: Step): readonly string[] => events.map(({ type }) => type)

const fieldsOf = (action: unknown): Map<string, unknown> =>
  new Map(typeof action === 'object' && action !== null ? Object.entries(action) : [])

/** The one field in which two actions of a kind differ, such as the space; undefined if they differ in more. */
const fieldBetween = (
  one: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
): string | undefined => {
  const [field, ...more] = [...one.keys()].filter((each) => !sameJson(one.get(each), other.get(each)))
  return one.size === other.size && field !== 'type' && more.length === 0 ? field : undefined
}

/** A later step where what was played at the task takes the place of what the reader chose. */
interface Exchange {
  readonly step: StepId
  readonly action: unknown
}

/**
 * What to try, in this order: the first later step with the same action exchanged; nothing exchanged; the first with the
 * same value in the only field that differs.
 */
const exchangesIn = (
  later: readonly Step[],
  played: unknown,
  action: unknown,
): readonly (Exchange | undefined)[] => {
  const same = later.find((each) => sameJson(each.action, action))
  if (same !== undefined) return [{ step: same.id, action: played }, undefined]
  const [chosen, old] = [fieldsOf(action), fieldsOf(played)]
  const field = fieldBetween(chosen, old)
  const other = field && later.find((each) => sameJson(fieldsOf(each.action).get(field), chosen.get(field)))
  if (!field || !other) return [undefined]
  const exchanged = Object.fromEntries(fieldsOf(other.action).set(field, old.get(field)))
  return [undefined, { step: other.id, action: exchanged }]
}

/** The most legal actions that are looked at for one that can stand in, and the most that are tried. */
const MAX_LOOKED_AT = 400
const MAX_STAND_INS = 24

/**
 * Legal actions in place of one that no longer is: they cause events of the same kinds in the same order. Those that
 * cause most of the very same events come first.
 */
const standInsFor = (asked: TaskPosition, step: Step): readonly unknown[] => {
  const kinds = kindsOf(step)
  const found: { readonly action: unknown; readonly same: number }[] = []
  let looked = 0
  for (const action of asked.game.legal(asked.state)) {
    looked += 1
    if (looked > MAX_LOOKED_AT) break
    const events = outcomeOf(asked, action) ?? []
    if (
      !sameJson(
        events.map(({ type }) => type),
        kinds,
      )
    )
      continue
    const same = events.filter((each) => step.events.some((event) => sameJson(event, each))).length
    found.push({ action, same })
  }
  return found
    .toSorted((one, other) => other.same - one.same)
    .slice(0, MAX_STAND_INS)
    .map(({ action }) => action)
}

/** The most choices of seats that are played in place of the recorded ones. */
const MAX_PLAYED_ON = 200

/** A match with steps added that the seats chose by the game's own judgement, and those of chance between them. */
interface PlayedOn {
  readonly replay: Replay
  readonly steps: readonly StepId[]
}

/**
 * Plays on from the reader's own choice: the seats choose by the game's own judgement, and chance draws from the seed.
 * Ends with the match, or before that when `stops` says so of whose turn it is. Undefined if it does not end.
 */
const playFrom = (
  { record: recorded, game }: Replay,
  { step, seat }: LessonTask,
  action: unknown,
  stops: (by: Turn['by']) => boolean = () => false,
): PlayedOn | undefined => {
  const policy = game.heuristics?.rolloutPolicy
  if (policy === undefined) return undefined
  const { record } = overlaid(recorded)
  const replay = replayOf(record, game)
  // The ids of the steps differ between languages, the match must not.
  const random = quickRandom(canonicalJson(action))
  const steps: StepId[] = []
  const byAt = (at: StepId): Turn['by'] => game.turn(replay.positions.at(at)).by
  let [by, chosen]: readonly [Turn['by'], unknown] = [seat, action]
  while (typeof by === 'number') {
    const made = decideStep(replay, steps.at(-1) ?? step, by, chosen)
    if (!made.ok || steps.length >= MAX_PLAYED_ON) return undefined
    addStep(record, made.value)
    steps.push(made.value.id)
    if (stops(byAt(made.value.id))) break
    steps.push(...runChance(replay, made.value.id).map(({ id }) => id))
    const at = steps.at(-1) ?? made.value.id
    by = byAt(at)
    chosen = typeof by === 'number' ? policy(replay.positions.at(at), random) : undefined
  }
  return { replay, steps }
}

/** What was recorded from a task on, to the end of the line. */
const recordedFrom = ({ record }: Replay, { step }: LessonTask, tip: StepId): readonly Step[] =>
  pathBetween(record, step, tip) ?? []

/** Whether notes tell of the steps of a path, its last left out. */
const isToldOn = ({ record }: Replay, path: readonly Step[]): boolean => {
  const on = new Set(path.slice(0, -1).map(({ id }) => id))
  return standingNotes(record.annotations).some((note) => on.has(note.step))
}

/**
 * The rest of a match after the reader's own choice at the last task. Others may win then. Undefined if notes tell of
 * steps on the way to the end, or there is no end.
 */
const playOn = (replay: Replay, tip: StepId, task: LessonTask, action: unknown): OwnLine | undefined => {
  if (isToldOn(replay, recordedFrom(replay, task, tip))) return undefined
  const own = playFrom(replay, task, action)
  const end = own?.steps.at(-1)
  if (own === undefined || end === undefined) return undefined
  const { record } = own.replay
  for (const note of [...record.annotations.values()])
    if (note.step === tip) setAnnotation(record, { ...note, step: end })
  return { replay: own.replay, tip: end, tasks: lessonOn(own.replay, end) }
}

/**
 * What would come of the reader's own choice where the rest of the lesson cannot follow it: the steps until chance acts
 * again, which the reader sees in place of those recorded until then. Undefined where others do nothing before that,
 * where only named actions are right, or where notes tell of the recorded steps.
 */
export const playAside = (
  replay: Replay,
  tip: StepId,
  task: LessonTask,
  action: unknown,
): PlayedOn | undefined => {
  const path = recordedFrom(replay, task, tip)
  const recorded = path.slice(0, path.findIndex(({ actor }) => actor === 'chance') + 1)
  if (task.body.right.by !== 'events' || isToldOn(replay, recorded)) return undefined
  const isOthers = ({ actor }: Step): boolean => actor !== 'chance' && actor !== task.seat
  if (!recorded.some(isOthers)) return undefined
  const own = playFrom(replay, task, action, (by) => by === 'chance')
  return own !== undefined && own.steps.length <= recorded.length ? own : undefined
}

/**
 * The rest of a lesson after the reader's own choice at a task, with all its notes: the later actions as recorded, chance
 * from the same seed. If the same action was played later, or one with the same space, on the way to another task or at
 * one that leaves the choice free, what was played at this task takes its place there. A later task that leaves the choice
 * free gets another right answer if the recorded one is no longer legal; so does a step between two tasks, if another
 * action causes the same kinds of events and the points stay the same to the end. Undefined if the task has only the one
 * answer, or the rest depends on the choice: a later action is not legal, the number of steps changes, a task loses its
 * right answer, or at the end another seat is to act or wins. Where anything was exchanged, the
 * same kinds of events happen at every other step, so that the words of the lesson stay true. After the last task
 * the lesson tells only how the match ends, so if the recorded steps do not fit, the seats play on by themselves.
 */
export const followChoice = (
  replay: Replay,
  tip: StepId,
  task: LessonTask,
  action: unknown,
): OwnLine | undefined => {
  const { id, step, body, asked } = task
  if (body.right.by === 'played') return undefined
  const { game } = replay
  const line = lineTo(replay.record, tip)
  const at = step === replay.record.root ? 0 : line.findIndex((each) => each.id === step) + 1
  const played = line[at]
  if (played === undefined || judgeAnswer(body, asked, asked.played).kind !== 'right') return undefined
  const before = lessonOn(replay, tip)
  const tasksBefore = new Map(before.map((task) => [task.step, task]))
  const isFixed = ({ parent }: Step): boolean => {
    const asking = tasksBefore.get(parent)
    return asking !== undefined && asking.body.right.by !== 'events'
  }
  const later = line.slice(at + 1).filter((each) => !isFixed(each))
  /** What could stand in for the first action that is no longer legal, by what was exchanged. */
  const standIns = new Map<Exchange | undefined, readonly unknown[]>()
  /** `nth` counts the actions that stand in for the first one. */
  const follow = (exchanged: Exchange | undefined, nth: number): OwnLine | undefined => {
    const { record } = overlaid(replay.record)
    const own = replayOf(record, game)
    const answered = new Set<StepId>()
    let stoodIn = 0
    const corrected = correctLine(own, played.id, tip, action, (each, parent) => {
      if (each.id === exchanged?.step) return exchanged.action
      if (each.actor === 'chance') return each.action
      const asking = tasksBefore.get(each.parent)
      const there = { game, state: own.positions.at(parent), played: each.action }
      if (outcomeOf(there, each.action) !== undefined) return each.action
      if (asking === undefined) {
        stoodIn += 1
        if (stoodIn > 1) return standInsFor(there, each)[0] ?? each.action
        const found = standIns.get(exchanged) ?? standInsFor(there, each)
        standIns.set(exchanged, found)
        return found[nth] ?? each.action
      }
      answered.add(each.id)
      return rightAction(asking.body, there)
    })
    if (!corrected.ok || corrected.value.stopped !== null) return undefined
    const after = lineTo(record, corrected.value.tip)
    if (after.length !== line.length || after.some(({ actor }, index) => actor !== line[index]?.actor))
      return undefined
    // How it ends is compared by the winners alone.
    const isTold = line.slice(0, -1).every((each, index) => {
      const other = after[index]
      return answered.has(each.id) || (other !== undefined && sameJson(kindsOf(each), kindsOf(other)))
    })
    if ((exchanged !== undefined || answered.size > 0 || stoodIn > 0) && !isTold) return undefined
    const scoresAt = ({ id }: Step): readonly number[] => game.score(own.positions.at(id))
    const isScored = line.every((each, index) => {
      const other = after[index]
      return other !== undefined && sameJson(scoresAt(each), scoresAt(other))
    })
    if (stoodIn > 0 && !isScored) return undefined
    const [then, now] = [tip, corrected.value.tip].map((end) => standingOf(game.turn(own.positions.at(end))))
    if (!sameJson(then, now)) return undefined
    const moved = new Map(line.map((each, index) => [each.id, after[index]?.id ?? each.id]))
    for (const note of [...record.annotations.values()])
      setAnnotation(record, { ...note, step: moved.get(note.step) ?? note.step })
    const tasks = lessonOn(own, corrected.value.tip)
    const isKept =
      tasks.length === before.length &&
      tasks.every((task, index) => {
        const old = before[index]
        return task.id === id || (old?.id === task.id && isPlayedRight(old) === isPlayedRight(task))
      })
    return isKept ? { replay: own, tip: corrected.value.tip, tasks } : undefined
  }
  for (const exchanged of exchangesIn(later, played.action, action)) {
    let nth = 0
    do {
      const own = follow(exchanged, nth)
      if (own !== undefined) return own
      nth += 1
    } while (nth < (standIns.get(exchanged)?.length ?? 0))
  }
  // An unfinished match has no end to play on to.
  const isLast = before.at(-1)?.id === id && game.turn(replay.positions.at(tip)).by === 'nobody'
  return isLast && body.right.by === 'events' ? playOn(replay, tip, task, action) : undefined
}

/** Requests about puzzles. */
import { z } from 'zod'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { Puzzle } from '../../../engine/puzzles/puzzle.ts'
import { canonicalJson, sameJson } from '../../../engine/record/canonical.ts'
import type { LessonTask } from '../../../engine/record/lesson.ts'
import { MAIN, type MatchId } from '../../../engine/record/step.ts'
import type { ApiError, Output } from '../../api/api.ts'
import { determinized } from '../../bots/bot.ts'
import { replyTo } from '../../bots/reply.ts'
import { botPositionAt } from '../../bots/scheduler.ts'
import type { OpenMatch } from '../../table/match.ts'
import { practiceOf, sceneAt, type Practice, type TaskResult } from '../../table/practice.ts'
import { missedBy } from '../../../engine/puzzles/missed.ts'
import { questionOf } from '../../../engine/puzzles/question.ts'
import { wireAction, wireError, wireEvents, wireJson, wireMessage } from '../../table/view/redacted-values.ts'
import { isoDay, type puzzleRequests } from '../../api/requests-puzzles.ts'
import { forMatches, type Deps, type Handlers } from './handler.ts'
import { progressIn } from './practice-progress.ts'

/** The settings key of the puzzles that were shown as those of the day, by the day. */
const DAYS = 'puzzle days'
/** How many days are kept: the week a screen shows, from Monday on, and one more for travellers across date lines. */
const DAYS_KEPT = 8
const daysSchema = z.record(isoDay, z.strictObject({ game: z.string(), number: z.int() })).catch({})

interface Posed {
  readonly puzzle: Puzzle
  readonly practice: Practice
  readonly task: LessonTask
}

export const puzzlesHandlers = ({
  library,
  samples,
  tables,
  pool,
}: Pick<Deps, 'library' | 'samples' | 'tables' | 'pool'>): Handlers<typeof puzzleRequests> => {
  /** The result of a puzzle in any language: of its only task, or none. */
  const resultsOf = (match: MatchId): readonly TaskResult[] =>
    Object.values(progressIn(library, samples, match).read(MAIN).results)
  /** Code matchUnknown for a match that is no puzzle. */
  const posed = (match: OpenMatch): Result<Posed, ApiError> => {
    const puzzle = samples.puzzles().find((each) => each.match === match.id)?.puzzle
    if (puzzle === undefined) return err({ code: 'matchUnknown' })
    const practice = practiceOf(match, MAIN, progressIn(library, samples, match.id).read(MAIN))
    if (!practice.ok) return practice
    const [task] = practice.value.tasks
    return task === undefined ? err({ code: 'taskOpen' }) : ok({ puzzle, practice: practice.value, task })
  }
  const days = (): z.output<typeof daysSchema> => daysSchema.parse(library.settings()[DAYS] ?? {})
  const knownGames = (): Output<'puzzles.list'>['known'] => {
    const played = library.lastPlayed()
    const taken = samples
      .all()
      .filter(({ kind, match }) => kind === 'lesson' && resultsOf(match).length > 0)
      .map(({ game }) => game.id)
    const learned = [...new Set(taken)].filter((id) => played.every(({ game }) => game !== id))
    return [...played, ...learned.map((game) => ({ game, at: null }))]
  }
  return {
    'puzzles.list'({ language }) {
      const all = samples.puzzles().filter((each) => each.language === language)
      const placeOf = ({ game, puzzle }: (typeof all)[number]): number =>
        all.filter((each) => each.game === game).findIndex((each) => each.puzzle === puzzle)
      return ok({
        puzzles: all.map((each) => ({
          match: each.match,
          game: each.game.id,
          number: placeOf(each) + 1,
          seats: each.puzzle.match.names.length,
          result: resultsOf(each.match)[0] ?? ('open' as const),
          former: each.former?.match ?? null,
        })),
        known: knownGames(),
        days: Object.entries(days()).flatMap(([day, { game, number }]) => {
          const found = all.find((each) => each.game.id === game && each.puzzle.number === number)
          return found === undefined ? [] : [{ day, match: found.match }]
        }),
      })
    },
    'puzzles.showDay'({ day, match }) {
      const shown = samples.puzzles().find((each) => each.match === match)
      if (shown === undefined) return err({ code: 'matchUnknown' })
      const before = days()
      if (day in before) return ok({})
      const { game, puzzle } = shown
      const now = { ...before, [day]: { game: game.id, number: puzzle.number } }
      const kept = Object.keys(now).toSorted().slice(-DAYS_KEPT)
      library.saveSettings({ [DAYS]: Object.fromEntries(kept.map((each) => [each, now[each]])) })
      return ok({})
    },
    'puzzles.pose': forMatches(tables)((match) => {
      const found = posed(match)
      if (!found.ok) return found
      const { puzzle, practice, task } = found.value
      const scene = sceneAt(practice, puzzle.at)
      if (!scene.ok) return scene
      const { game, state } = task.asked
      const question = questionOf(game, puzzle, state)
      return ok({
        seats: match.record.header.seats.map(({ name, colour, player }) => ({
          name,
          colour,
          player: { ...player },
        })),
        seat: task.seat,
        view: wireJson(scene.value.position.view),
        question: question === undefined ? null : wireMessage(question.message),
        places: [...(question?.places ?? [])],
        held: question?.held ?? false,
      })
    }),
    'puzzles.verdict': forMatches(tables)((match, { action }) => {
      const found = posed(match)
      if (!found.ok) return found
      const { puzzle, task } = found.value
      const { game, state } = task.asked
      const parsed = game.schemas.action.safeParse(action)
      if (!parsed.success) return err({ code: 'malformed' })
      const decision = game.decide(state, parsed.data)
      if (!decision.ok) return err(wireError(decision.refusal))
      const [best] = puzzle.candidates
      const seen = determinized(botPositionAt(match, task.step, task.seat))
      const missed =
        best === undefined
          ? undefined
          : missedBy(game, seen, game.schemas.action.parse(best.action), parsed.data)
      const kept = puzzle.candidates.find((each) => {
        const outcome = game.decide(state, game.schemas.action.parse(each.action))
        return outcome.ok && sameJson(outcome.events, decision.events)
      })
      const least = Math.min(...puzzle.candidates.map(({ chance }) => chance))
      return ok({
        best: best?.chance ?? least,
        chance: kept?.chance ?? least,
        isBound: kept === undefined,
        missed: missed === undefined ? null : wireMessage(missed),
      })
    }),
    'puzzles.reply': forMatches(tables)(async (match, { action }) => {
      const found = posed(match)
      if (!found.ok) return found
      const { game, state } = found.value.task.asked
      const { seat } = found.value.task
      const parsed = game.schemas.action.safeParse(action)
      if (!parsed.success) return err({ code: 'malformed' })
      const decision = game.decide(state, parsed.data)
      if (!decision.ok) return err(wireError(decision.refusal))
      const reply = await replyTo(
        {
          game,
          options: game.schemas.options.parse(match.record.header.options),
          state: decision.events.reduce<unknown>((before, event) => game.evolve(before, event), state),
          seat,
          seed: `${match.id} ${canonicalJson(parsed.data)}`,
        },
        pool,
      )
      return ok({
        reply:
          reply === undefined
            ? null
            : {
                ...reply,
                action: wireAction(game.redactAction(reply.action, reply.by, seat)),
                events: wireEvents(match, reply.events, seat),
              },
      })
    }),
    'puzzles.figures': forMatches(tables)((match) => {
      const found = posed(match)
      if (!found.ok) return found
      if (resultsOf(match.id).length === 0) return err({ code: 'taskOpen' })
      const { puzzle, task } = found.value
      const { game, state } = task.asked
      const [best, ...others] = puzzle.candidates.map(({ action }) => game.schemas.action.parse(action))
      const seen = determinized(botPositionAt(match, task.step, task.seat))
      const reason = game.heuristics?.reason?.(seen, best, others)
      return ok({
        playouts: puzzle.playouts,
        reason: reason === undefined ? null : wireMessage(reason),
        candidates: puzzle.candidates.map(({ action, chance }) => {
          const parsed = game.schemas.action.parse(action)
          const decision = game.decide(state, parsed)
          return {
            action: wireAction(parsed),
            notation: game.text.notation(parsed, state),
            events: wireEvents(match, decision.ok ? decision.events : [], task.seat),
            chance,
          }
        }),
      })
    }),
  }
}

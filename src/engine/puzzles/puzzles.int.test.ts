/**
 * Checks that every puzzle is a position of a match the rules accept, with one right answer that is clear by the rule
 * it was chosen by.
 */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../index.ts'
import { LANGUAGES } from '../kernel/text.ts'
import { canonicalJson } from '../record/canonical.ts'
import { lessonOn, judgeAnswer } from '../record/lesson.ts'
import { createPositions, replayOf } from '../record/positions.ts'
import { MAIN } from '../record/step.ts'
import { sampleRecord } from '../samples/sample.ts'
import { examined } from './examine.ts'
import { PUZZLES } from './index.ts'
import { missedBy } from './missed.ts'
import { askOf } from './question.ts'
import { isClear, type Candidate, puzzleSample } from './puzzle.ts'

const LEAST = 30
/** How many puzzles of each game are searched again. */
const AGAIN = 3
const PLAYOUTS = 250

const games = GAMES.filter(({ id }) => id in PUZZLES)

it('every game with puzzles has enough of them, each with its number, in the order of the games', () => {
  expect(Object.keys(PUZZLES)).toEqual(games.map(({ id }) => id))
  for (const [id, puzzles] of Object.entries(PUZZLES)) {
    expect(puzzles.length, id).toBeGreaterThanOrEqual(LEAST)
    expect(new Set(puzzles.map(({ number }) => number)).size, id).toBe(puzzles.length)
  }
})

describe.each(games.map((game) => [game.id, game] as const))('the puzzles of %s', (id, game) => {
  const puzzles = PUZZLES[id] ?? []
  const posed = puzzles.map((puzzle) => {
    const record = sampleRecord(game, puzzleSample(puzzle), 'en')
    const positions = createPositions(record, game)
    const tasks = lessonOn({ record, positions, game }, record.branches.get(MAIN)?.step ?? record.root)
    return { puzzle, record, tasks }
  })

  it('each ask something else', () => {
    const asks = puzzles.map((puzzle) => askOf(game, puzzle))
    expect(puzzles.filter((_, at) => asks.indexOf(asks[at] ?? '') < at).map(({ number }) => number)).toEqual(
      [],
    )
  })

  it('are clear: one action is better than all others by at least a mistake, beyond doubt', () => {
    expect(puzzles.filter(({ candidates }) => !isClear(candidates)).map(({ number }) => number)).toEqual([])
  })

  it('ask once and tell the right answer from the others that were searched', () => {
    for (const { puzzle, tasks } of posed) {
      const [task] = tasks
      expect(tasks).toHaveLength(1)
      expect(task?.seat).toBe(puzzle.seat)
      if (task === undefined) continue
      const verdicts = puzzle.candidates.map(({ action }) => judgeAnswer(task.body, task.asked, action).kind)
      expect(verdicts, `puzzle ${puzzle.number}`).toEqual(['right', ...verdicts.slice(1).map(() => 'wrong')])
      expect(game.turn(task.asked.state).by).toBe(puzzle.seat)
    }
  })

  it('say of every wrong move that was searched what it misses', () => {
    const without = posed.flatMap(({ puzzle: { number, candidates }, tasks }) => {
      const [best, ...others] = candidates.map(({ action }) => game.schemas.action.parse(action))
      return others
        .filter((other) => missedBy(game, tasks[0]?.asked.state, best, other) === undefined)
        .map((other) => `${number} ${canonicalJson(other)}`)
    })
    expect(without).toEqual([])
  })

  it('have an answer with a reason', () => {
    const without = posed.filter(({ puzzle: { candidates }, tasks }) => {
      const [best, ...others] = candidates.map(({ action }) => game.schemas.action.parse(action))
      return game.heuristics?.reason?.(tasks[0]?.asked.state, best, others) === undefined
    })
    expect(without.map(({ puzzle }) => puzzle.number)).toEqual([])
  })

  it('are different positions', () => {
    const seen = posed.map(({ tasks }) => canonicalJson(tasks[0]?.asked.state))
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('have words in both languages', () => {
    for (const { puzzle } of posed.slice(0, 2))
      for (const language of LANGUAGES) {
        const record = sampleRecord(game, puzzleSample(puzzle), language)
        const tasks = lessonOn(replayOf(record, game), record.branches.get(MAIN)?.step ?? record.root)
        const { words = '', ifRight = '', ifWrong = '' } = tasks[0]?.body ?? {}
        for (const text of [words, ifRight, ifWrong])
          expect(/\p{Script=Han}/u.test(text)).toBe(language === 'zh-Hant')
      }
  })

  it('are confirmed by a short search', () => {
    const every = Math.floor(posed.length / AGAIN)
    for (const { puzzle, record, tasks } of posed.filter((_, index) => index % every === 0).slice(0, AGAIN)) {
      const asked = tasks[0]?.asked
      if (asked === undefined) continue
      const position = { game, options: record.header.options, state: asked.state, seat: puzzle.seat }
      const [best]: readonly Candidate[] = examined(position, PLAYOUTS, 'once more')
      expect(
        judgeAnswer(tasks[0]?.body ?? expect.fail(), asked, best?.action).kind,
        `puzzle ${puzzle.number}`,
      ).toBe('right')
    }
  })
})

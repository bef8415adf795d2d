import { describe, expect, it } from 'vitest'
import { GAMES, gameOf } from '../index.ts'
import { quickRandom } from '../kernel/random.ts'
import { LANGUAGES } from '../kernel/text.ts'
import { decode } from '../record/file/decode.ts'
import { encode } from '../record/file/encode.ts'
import { followChoice } from '../record/follow-choice.ts'
import { isPlayed, lessonOn, judgeAnswer, rightAction } from '../record/lesson.ts'
import { createPositions, replayOf } from '../record/positions.ts'
import { MAIN } from '../record/step.ts'
import { verify } from '../record/verify.ts'
import { ANNOTATED, LESSONS } from './index.ts'
import { sampleHeader, sampleRecord } from './sample.ts'

const ids = GAMES.map(({ id }) => id)
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

it('annotated matches and lessons are of our games, in their order', () => {
  expect(Object.keys(ANNOTATED)).toEqual(ids.filter((id) => id in ANNOTATED))
  expect(Object.keys(LESSONS)).toEqual(ids.filter((id) => id in LESSONS))
})

const SAMPLES = [
  ...Object.entries(ANNOTATED).map(([id, sample]) => ['the annotated match', id, sample] as const),
  ...Object.entries(LESSONS).map(([id, sample]) => ['the lesson', id, sample] as const),
]

describe.each(SAMPLES)('%s of %s', (_kind, id, sample) => {
  const game = gameOf(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)

  it.each(LANGUAGES)('is a match with notes that the rules accept to its end: %s', (language) => {
    const record = sampleRecord(game, sample, language)
    expect(verify(record, game)).toMatchObject({ damage: null, decided: true })
    const tip = record.branches.get(MAIN)?.step ?? record.root
    expect(game.turn(createPositions(record, game).at(tip)).by).toBe('nobody')
    const comments = [...record.annotations.values()].flatMap(({ body }) =>
      body.kind === 'comment' ? [body.text] : [],
    )
    expect(comments).toHaveLength(sample.notes.filter(({ comment }) => comment !== undefined).length)
    for (const text of comments) expect(isChinese(text)).toBe(language === 'zh-Hant')
    // As a file it can be imported completely.
    expect(decode(encode(record), { games: GAMES })).toMatchObject({ ok: true, value: { damage: null } })
  })

  it('is another match in each language, and the same whenever it is built', () => {
    const roots = LANGUAGES.map((language) => sampleRecord(game, sample, language).root)
    expect(new Set(roots).size).toBe(LANGUAGES.length)
    const [english] = LANGUAGES
    expect(sampleRecord(game, sample, english).root).toBe(roots[0])
    expect(sampleRecord(game, sample, english).header).toEqual(sampleHeader(game, sample, english))
  })

  it('calls its players by Chinese names in Chinese, at the table and in the notes', () => {
    const { names } = sample.match
    const record = sampleRecord(game, sample, 'zh-Hant')
    expect(record.header.seats.every(({ name }) => /^\p{Script=Han}+$/u.test(name))).toBe(true)
    const latin = new RegExp(`\\b(?:${names.join('|')})\\b`, 'u')
    expect([...record.annotations.values()].filter(({ body }) => latin.test(JSON.stringify(body)))).toEqual(
      [],
    )
    expect(sampleRecord(game, sample, 'en').header.seats.map(({ name }) => name)).toEqual(names)
  })

  it('has its notes in the order of the match, one for each step', () => {
    const steps = sample.notes.map(({ at }) => at)
    expect(steps).toEqual([...new Set(steps)].toSorted((one, other) => one - other))
  })
})

it.each(Object.entries(ANNOTATED))('the annotated match of %s has enough notes', (id, sample) => {
  const game = gameOf(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  // Ten, or one for every third step of a short match.
  const enough = Math.min(10, Math.ceil(sampleRecord(game, sample, 'en').steps.size / 3))
  expect(sample.notes.filter(({ comment }) => comment !== undefined).length).toBeGreaterThanOrEqual(enough)
})

describe.each(Object.entries(LESSONS))('the lesson of %s', (id, sample) => {
  const game = gameOf(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  const asked = sample.notes.filter(({ task }) => task !== undefined)

  it('has more to do than to read', () => {
    expect(asked.length).toBeGreaterThanOrEqual(2 * (sample.notes.length - asked.length))
  })

  it('begins with something to do, and asks for nothing but its tasks before the end', () => {
    const record = sampleRecord(game, sample, 'en')
    // A text without a task stops the lesson until somebody goes on.
    const [last, ...others] = sample.notes.filter(({ task }) => task === undefined).toReversed()
    expect(others).toEqual([])
    expect(last?.at).toBe(record.steps.size)
    for (const { task } of asked)
      for (const language of LANGUAGES) {
        // The first line is shown as a title, and the rest below it.
        const [title = ''] = task?.words[language].split('\n') ?? []
        expect([title, title.length <= 80]).toEqual([title, true])
      }
  })

  it('goes on from any other right choice with all its tasks, or says before that it may not', () => {
    const record = sampleRecord(game, sample, 'en')
    const replay = replayOf(record, game)
    const tip = record.branches.get(MAIN)?.step ?? record.root
    const tasks = lessonOn(replay, tip)
    const random = quickRandom(`choices in the lesson of ${id}`)
    for (const task of tasks) {
      const { right, words } = task.body
      const tries =
        right.by === 'actions'
          ? right.actions
          : Array.from({ length: 20 }, () => game.sampleLegal(task.asked.state, random))
      for (const action of tries) {
        const verdict = judgeAnswer(task.body, task.asked, action)
        if (verdict.kind !== 'right' || isPlayed(task.asked, verdict.events)) continue
        const followed = followChoice(replay, tip, task, action)
        if (followed === undefined) {
          expect(words).toMatch(/the lesson (?:goes on|may)/i)
          continue
        }
        expect(followed.tasks.map((each) => each.id)).toEqual(tasks.map((each) => each.id))
        expect(game.turn(followed.replay.positions.at(followed.tip)).by).toBe('nobody')
        for (const each of followed.tasks)
          expect(judgeAnswer(each.body, each.asked, rightAction(each.body, each.asked)).kind).toBe('right')
      }
    }
    expect(record.steps.size).toBe(sampleRecord(game, sample, 'en').steps.size)
  })

  it.each(LANGUAGES)(
    'asks what can be done, knows the right answer and answers a wrong one: %s',
    (language) => {
      const record = sampleRecord(game, sample, language)
      const positions = createPositions(record, game)
      const tasks = lessonOn({ record, positions, game }, record.branches.get(MAIN)?.step ?? record.root)
      expect(tasks).toHaveLength(asked.length)
      const random = quickRandom(`lesson ${id}`)
      for (const { body, seat, asked: at } of tasks) {
        expect(seat).toBe(0)
        const answered = body.answers.map(({ words }) => words)
        for (const words of [body.words, body.hint, body.ifRight, body.ifWrong, ...answered])
          expect([words, isChinese(words)]).toEqual([words, language === 'zh-Hant'])
        // What was played is right; otherwise the lesson could not continue.
        expect(judgeAnswer(body, at, at.played)).toMatchObject({ kind: 'right', words: body.ifRight })
        for (let time = 0; time < 6; time += 1) {
          const verdict = judgeAnswer(body, at, game.sampleLegal(at.state, random))
          expect(['right', 'wrong', 'particular']).toContain(verdict.kind)
          if (verdict.kind === 'wrong') expect(verdict.words).toBe(body.ifWrong)
        }
        for (const { action, words } of body.answers)
          expect(judgeAnswer(body, at, action)).toMatchObject({ kind: 'particular', words })
        expect(judgeAnswer(body, at, { type: 'nonsense' }).kind).toBe('refused')
      }
    },
  )
})

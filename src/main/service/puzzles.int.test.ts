/** Puzzles through the api: in which order they come, that they begin at their task and tell nothing of the answer. */
import { expect, it } from 'vitest'
import { gameOf } from '../../engine/index.ts'
import { PUZZLES } from '../../engine/puzzles/index.ts'
import { CHINESE_NAMES } from '../../engine/puzzles/player-names.ts'
import { puzzleSample } from '../../engine/puzzles/puzzle.ts'
import { rootId } from '../../engine/record/ids.ts'
import { sampleHeader, taskIds } from '../../engine/samples/sample.ts'
import type { PuzzleRow } from '../api/api.ts'
import { gameTranslator } from '../sharing/translator.ts'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'

let window: TestWindow
let program: TestService
const restart = freshProgram((fresh) => ({ window, program } = fresh))

const listed = async (language: 'en' | 'zh-Hant' = 'en'): Promise<readonly PuzzleRow[]> =>
  (await window.ask('puzzles.list', { language })).puzzles
const first = async (): Promise<PuzzleRow> => (await listed())[0] ?? expect.fail('there is no puzzle')
const NAMES = Object.keys(CHINESE_NAMES)
const puzzleOf = ({ game, number }: Pick<PuzzleRow, 'game' | 'number'>) =>
  PUZZLES[game]?.[number - 1] ?? expect.fail('it is not among them')

/** What names choices, or asks for one. */
const CHOOSES = { en: /\bor\b|\b(which|what|where|who|whose)\b/i, 'zh-Hant': /還是|哪|誰|什麼|怎麼/ } as const

it('are listed with one of each game in turn, in both languages, all open', async () => {
  const all = await listed()
  expect(all).toHaveLength(Object.values(PUZZLES).flat().length)
  const games = Object.keys(PUZZLES)
  expect(all.slice(0, games.length).map(({ game, number }) => [game, number])).toEqual(
    games.map((id) => [id, 1]),
  )
  for (const id of games) {
    const numbers = all.filter(({ game }) => game === id).map(({ number }) => number)
    expect(numbers, id).toEqual(numbers.map((_, at) => at + 1))
  }
  expect(new Set(all.map(({ result }) => result))).toEqual(new Set(['open']))
  const ids = [...all, ...(await listed('zh-Hant'))].map(({ match }) => match)
  expect(new Set(ids).size).toBe(2 * all.length)
})

it.each(Object.keys(PUZZLES))('of %s begins at its task, and tells nothing of what is right', async (id) => {
  const row = (await listed()).find(({ game }) => game === id) ?? expect.fail(`${id} has none`)
  const { at, seat, match } = puzzleOf(row)
  expect(await window.ask('practice.open', { match: row.match })).toMatchObject({
    reached: at,
    tasks: ['open'],
  })
  const scene = await window.ask('practice.look', { match: row.match, at })
  expect(scene.task).toMatchObject({ seat, hint: false, result: 'open' })
  expect(scene.position.turn.by).toBe(seat)
  // What led there may be looked at, what follows may not.
  await window.ask('practice.look', { match: row.match, at: at - 1 })
  for (const refused of [
    await window.refused('practice.look', { match: row.match, at: at + 1 }),
    await window.refused('practice.show', { match: row.match, at: at + 1 }),
  ])
    expect(refused.code).toBe('notReached')
  expect((await window.refused('puzzles.figures', { match: row.match })).code).toBe('taskOpen')
  expect(JSON.stringify(scene.row)).not.toContain(JSON.stringify(match.actions.at(-1)))
})

it('tell what the search found once they are solved, which counts in both languages and is kept', async () => {
  const row = await first()
  const { at, match, candidates, playouts } = puzzleOf(row)
  const [, second] = candidates
  const wrong = await window.ask('practice.answer', { match: row.match, at, action: second?.action as never })
  expect(wrong.right).toBe(false)
  expect((await first()).result).toBe('open')
  const right = await window.ask('practice.answer', {
    match: row.match,
    at,
    action: match.actions.at(-1) as never,
  })
  expect(right.right).toBe(true)
  const figures = await window.ask('puzzles.figures', { match: row.match })
  expect(figures.playouts).toBe(playouts)
  expect(figures.candidates.map(({ chance }) => chance)).toEqual(candidates.map(({ chance }) => chance))
  for (const { events, notation } of figures.candidates) {
    expect(events.length).toBeGreaterThan(0)
    expect(notation).not.toBe('')
  }
  restart()
  expect((await listed('zh-Hant'))[0]?.result).toBe('solved')
  // Begun anew it stands at the task again.
  expect(await window.ask('practice.restart', { match: row.match })).toMatchObject({
    reached: at,
    tasks: ['open'],
  })
})

it.each(Object.keys(PUZZLES))('of %s say why the best move is better, once they are done', async (id) => {
  const rows = (await listed()).filter(({ game }) => game === id)
  const reasons: string[] = []
  for (const { match, game, number } of rows) {
    const { at } = puzzleOf({ game, number })
    await window.ask('practice.open', { match })
    await window.ask('practice.show', { match, at })
    const { reason } = await window.ask('puzzles.figures', { match })
    const translate = gameTranslator(gameOf(id) ?? expect.fail(`there is no ${id}`), 'en', NAMES)
    if (reason !== null) reasons.push(translate.text(reason.key, reason.params) ?? reason.key)
  }
  expect(reasons.filter((words) => !words.startsWith('This ') || /[{}]/.test(words))).toEqual([])
  // Some are better only for what they lead to later, which no reason tells.
  expect(reasons.length).toBeGreaterThan(rows.length / 2)
})

it.each(Object.keys(PUZZLES))(
  'of %s ask a short question about a position, without its answer',
  async (id) => {
    for (const language of ['en', 'zh-Hant'] as const) {
      const rows = (await listed(language)).filter(({ game }) => game === id)
      const asked = new Set<string>()
      for (const row of rows) {
        const pose = await window.ask('puzzles.pose', { match: row.match })
        const { seat } = puzzleOf(row)
        expect(pose.seat).toBe(seat)
        expect(pose.seats).toHaveLength(row.seats)
        const { question } = pose
        if (question === null) throw new Error(`puzzle ${row.number} of ${id} has no question of its own`)
        const game = gameOf(id) ?? expect.fail(`there is no ${id}`)
        const names = pose.seats.map(({ name }) => name)
        const words =
          gameTranslator(game, language, names).text(question.key, question.params) ?? question.key
        expect(words).not.toMatch(/[{}]|ask\./)
        if (language === 'en') expect(words.split(' ').length, words).toBeLessThanOrEqual(12)
        // There is something to choose, rather than a yes or no.
        expect(words).toMatch(CHOOSES[language])
        // Nobody could tell two of one name apart.
        expect(asked, words).not.toContain(words)
        asked.add(words)
      }
    }
  },
)

it('tell what a wrong action leads to, and how much the best one keeps', async () => {
  const row = await first()
  const { candidates } = puzzleOf(row)
  const [best, second] = candidates
  expect(await window.ask('puzzles.verdict', { match: row.match, action: second?.action as never })).toEqual({
    best: best?.chance,
    chance: second?.chance,
    isBound: false,
    missed: { key: 'missed.opens', params: expect.anything() },
  })
  const refused = await window.refused('puzzles.verdict', {
    match: row.match,
    action: { type: 'no such action' },
  })
  expect(refused.code).toBe('malformed')
  expect((await first()).result).toBe('open')
})

it.each(Object.keys(PUZZLES))('of %s tell what a wrong move misses, but not where', async (id) => {
  const translate = gameTranslator(gameOf(id) ?? expect.fail(`there is no ${id}`), 'en', NAMES)
  const told: string[] = []
  let asked = 0
  for (const { match, game, number } of (await listed()).filter((row) => row.game === id))
    for (const { action } of puzzleOf({ game, number }).candidates.slice(1)) {
      const { missed } = await window.ask('puzzles.verdict', { match, action: action as never })
      asked += 1
      if (missed !== null) told.push(translate.text(missed.key, missed.params) ?? missed.key)
    }
  expect(told.filter((words) => /^missed|[{}\d]/.test(words))).toEqual([])
  expect(told.length).toBeGreaterThan(asked / 2)
})

it('tell what a short search plays after a wrong action, in most games', async () => {
  const told = new Set<string>()
  for (const id of Object.keys(PUZZLES)) {
    const rows = (await listed()).filter(({ game }) => game === id)
    for (const row of rows.slice(0, 3)) {
      const [, second] = puzzleOf(row).candidates
      const asked = { match: row.match, action: second?.action as never }
      const { reply } = await window.ask('puzzles.reply', asked)
      expect((await window.ask('puzzles.reply', asked)).reply).toEqual(reply)
      if (reply === null) continue
      told.add(id)
      expect(reply.times).toBeGreaterThanOrEqual(3)
      expect(reply.times).toBeLessThanOrEqual(reply.deals)
      expect(reply.by).toBeLessThan(row.seats)
      expect(reply.events.length).toBeGreaterThan(0)
    }
  }
  expect(told.size).toBeGreaterThan(Object.keys(PUZZLES).length / 2)
  expect((await first()).result).toBe('open')
})

it('count a game as known once a match of it was started or its lesson begun', async () => {
  const known = async () => (await window.ask('puzzles.list', { language: 'en' })).known
  expect(await known()).toEqual([])
  const { samples } = await window.ask('samples.list', { language: 'en' })
  const annotated = samples.find(({ kind }) => kind === 'annotated') ?? expect.fail('there is no sample')
  // A match that was brought along is not one's own.
  await window.ask('samples.keep', { match: annotated.match })
  expect(await known()).toEqual([])
  const lesson = samples.find(({ kind, game }) => kind === 'lesson' && game !== 'quorsum')
  const match = lesson?.match ?? expect.fail('there is no lesson')
  for (let at = 0; (await known()).length === 0; at += 1)
    await window.ask('practice.next', { match, at, skips: true })
  expect(await known()).toEqual([{ game: lesson?.game, at: null }])
  const seats = (['Ada', 'Bruno'] as const).map((name, seat) => ({
    name,
    colour: seat === 0 ? (1 as const) : (2 as const),
    player: { kind: 'person' as const },
  }))
  await window.ask('match.create', {
    game: 'quorsum',
    seats,
    options: {},
    chance: { source: 'random' },
  } as never)
  expect((await known()).map(({ game }) => game)).toEqual(['quorsum', lesson?.game])
})

it('call the players as each language does, and know a puzzle and its result by the id it had before', async () => {
  const row = (await listed('zh-Hant'))[0] ?? expect.fail('there is no puzzle')
  const { former } = row
  if (former === null) throw new Error('it has always had this id')
  expect(former).not.toBe(row.match)
  expect((await first()).former).toBeNull()
  expect((await window.ask('practice.open', { match: row.match })).seats.map(({ name }) => name)).toEqual(
    Object.values(CHINESE_NAMES).slice(0, row.seats),
  )
  // As an earlier version stored a result in Chinese.
  const game = gameOf(row.game) ?? expect.fail('there is no such game')
  const puzzle = puzzleOf(row)
  const before = { ...puzzleSample(puzzle), chineseNames: {} }
  const root = rootId(sampleHeader(game, before, 'zh-Hant'))
  expect(root).toBe(former)
  const [task = ''] = taskIds(root, before)
  program.library.saveSettings({
    [`practice ${former}`]: { reached: puzzle.at, results: { [task]: 'solved' } },
  })
  for (const language of ['en', 'zh-Hant'] as const)
    expect((await listed(language))[0]?.result).toBe('solved')
  // A worse result afterwards does not replace it.
  await window.ask('practice.show', { match: row.match, at: puzzle.at })
  expect((await first()).result).toBe('solved')
  await window.ask('practice.restart', { match: row.match })
  expect((await first()).result).toBe('open')
})

it('keep the puzzle that was shown on a day, in every language and after a restart', async () => {
  const day = '2026-11-28'
  const [one, other] = (await listed()) as [PuzzleRow, PuzzleRow]
  const kept = async (language: 'en' | 'zh-Hant') => (await window.ask('puzzles.list', { language })).days
  expect(await kept('en')).toEqual([])
  await window.ask('puzzles.showDay', { day, match: one.match })
  await window.ask('puzzles.showDay', { day, match: other.match })
  expect(await kept('en')).toEqual([{ day, match: one.match }])
  restart()
  expect(await kept('zh-Hant')).toEqual([{ day, match: (await listed('zh-Hant'))[0]?.match }])
  for (let date = 1; date <= 12; date += 1)
    await window.ask('puzzles.showDay', {
      day: `2026-12-${String(date).padStart(2, '0')}`,
      match: one.match,
    })
  expect((await kept('en')).map((each) => each.day)).not.toContain(day)
  expect(await kept('en')).toHaveLength(8)
})

it('are in no library, and no other match has figures', async () => {
  const row = await first()
  await window.ask('practice.open', { match: row.match })
  expect((await window.ask('library.list', {})).rows).toEqual([])
  const { samples } = await window.ask('samples.list', { language: 'en' })
  expect(samples.map(({ match }) => match)).not.toContain(row.match)
  const lesson = samples[0] ?? expect.fail('there is no sample')
  expect((await window.refused('puzzles.figures', { match: lesson.match })).code).toBe('matchUnknown')
})

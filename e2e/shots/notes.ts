/** Pictures of the review with comments, signs, bookmarks and marks on the board. */
import { expect, test } from '../support/fixtures.ts'
import { importRecord } from '../support/imports.ts'
import { openTable } from '../support/library.ts'
import { ask } from '../support/apiRequest.ts'
import { requireGame } from '../support/requireGame.ts'
import type { State as QinState } from '../../src/engine/games/qin/state.ts'
import { qin } from '../../src/engine/games/qin/index.ts'
import { purposefulAction } from '../../src/engine/games/qin/testing/purposeful-play.ts'
import { seededRandom } from '../../src/engine/kernel/random.ts'
import type { AnnotationBody, BoardMark } from '../../src/engine/record/step.ts'
import { headerFor } from '../../src/engine/record/testing/player.ts'
import { played } from '../support/playedMatch.ts'
import { shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const MARKS: Readonly<Record<string, readonly BoardMark[]>> = {
  qin: [
    { shape: 'arrow', from: 'j12', to: 'g12', ink: 'seal' },
    { shape: 'circle', at: 'g12', ink: 'seal' },
    { shape: 'label', at: 'f7', text: 'A', ink: 'seal' },
    { shape: 'label', at: 'f8', text: 'B', ink: 'ink' },
    { shape: 'square', at: 'c3', ink: 'ink' },
    { shape: 'triangle', at: 'e9', ink: 'seal' },
  ],
  quorsum: [
    { shape: 'arrow', from: 'A1', to: 'C2', ink: 'seal' },
    { shape: 'circle', at: 'C2', ink: 'ink' },
    { shape: 'label', at: 'B3', text: 'A', ink: 'seal' },
    { shape: 'square', at: 'D4', ink: 'seal' },
    { shape: 'triangle', at: 'D1', ink: 'ink' },
  ],
}
const RULES: Readonly<Record<string, string>> = { qin: 'QIN-A7', quorsum: 'QO-5' }

interface Scene {
  readonly name: string
  readonly game: string
  readonly seats: number
  /** Steps before the marks, and places that exist then. */
  readonly steps: number
  readonly marks: (names: readonly string[]) => readonly BoardMark[]
}
const cards = (names: readonly string[]): readonly string[] =>
  names.filter((name) => /^[a-z]/.test(name) && !name.includes(':'))
const SCENES: readonly Scene[] = [
  ...[2, 4].map((seats) => ({
    name: `chang-cheng-${seats}`,
    game: 'chang-cheng',
    seats,
    steps: seats * 18,
    marks: (): readonly BoardMark[] => [
      { shape: 'circle', at: '5', ink: 'seal' as const },
      { shape: 'arrow', from: '5', to: '12', ink: 'seal' as const },
      { shape: 'square', at: '9', ink: 'ink' as const },
      { shape: 'label', at: '15', text: 'A', ink: 'seal' as const },
      { shape: 'square', at: 'p2', ink: 'seal' as const },
      { shape: 'circle', at: 'm2', ink: 'ink' as const },
      { shape: 'triangle', at: 'p4', ink: 'ink' as const },
      { shape: 'arrow', from: 'p1', to: 'p3', ink: 'ink' as const },
    ],
  })),
  {
    name: 'san-marco',
    game: 'san-marco',
    seats: 4,
    steps: 60,
    marks: () => [
      { shape: 'circle', at: '4', ink: 'seal' },
      { shape: 'arrow', from: '1', to: '6', ink: 'seal' },
      { shape: 'square', at: '5', ink: 'ink' },
      { shape: 'label', at: '2', text: 'A', ink: 'seal' },
      { shape: 'circle', at: '1-4', ink: 'ink' },
      { shape: 'triangle', at: '3-5', ink: 'seal' },
    ],
  },
  ...[2, 6].map((seats) => ({
    name: `quake-nopoly-${seats}`,
    game: 'quake-nopoly',
    seats,
    steps: 150,
    marks: (names: readonly string[]): readonly BoardMark[] => {
      const [a = '', b = '', c = '', d = '', e = '', f = ''] = cards(names).filter(
        (_, index) => index % (seats === 2 ? 1 : 4) === 0,
      )
      return [
        { shape: 'circle', at: a, ink: 'seal' as const },
        { shape: 'arrow', from: b, to: e, ink: 'seal' as const },
        { shape: 'square', at: c, ink: 'ink' as const },
        { shape: 'label', at: d, text: 'A', ink: 'seal' as const },
        { shape: 'triangle', at: f, ink: 'ink' as const },
        { shape: 'circle', at: '2', ink: 'ink' as const },
      ]
    },
  })),
]

for (const scene of SCENES)
  test(`pictures of marks on ${scene.name}`, async ({ app }) => {
    const game = requireGame(scene.game)
    const random = seededRandom('marks', 1)
    const header = headerFor(game, {
      seats: scene.seats,
      options: {},
      chance: { source: 'seeded', seed: scene.name },
      nonce: '8'.padStart(32, '0'),
    })
    const record = played(game, header, (state) => game.sampleLegal(state, random))
    await importRecord(app, record, scene.name)
    const all = [...record.steps.keys()]
    const step = all[Math.min(scene.steps, all.length - 4)] ?? ''
    await openTable(app, record.root)
    await app.goto(`${app.url()}?review`)
    await app.reload()
    const note = (body: AnnotationBody): Promise<unknown> =>
      ask(app, 'notes.edit', { match: record.root, edits: [{ step, body }] })
    await note({ kind: 'bookmark', name: 'the place' })
    await app.getByRole('tab', { name: /^Notes/ }).click()
    await app
      .getByRole('button', { name: /the place/ })
      .first()
      .click()
    await app.keyboard.press('x')
    const names = await app
      .getByRole('listbox', { name: /^Places on the board/ })
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) => option.getAttribute('aria-label')?.split(',')[0] ?? ''),
      )
    expect(await note({ kind: 'marks', marks: scene.marks(names) })).toMatchObject({ ok: true })
    await expect(app.locator('.marks .mark')).not.toHaveCount(0)
    await app.keyboard.press('ArrowRight')
    await shoot(app, `marks-${scene.name}-drawing`)
    await app.keyboard.press('Escape')
    await app.getByRole('tab', { name: /^Moves/ }).click()
    await shoot(app, `marks-${scene.name}`)
  })

for (const id of ['qin', 'quorsum'])
  test(`pictures of notes on ${id}`, async ({ app }) => {
    const game = requireGame(id)
    const random = seededRandom('notes', 0)
    const header = headerFor(game, {
      seats: 2,
      options: {},
      chance: { source: 'seeded', seed: 'notes' },
      nonce: '7'.padStart(32, '0'),
    })
    const choose = (state: unknown): unknown =>
      id === 'qin'
        ? purposefulAction(state as QinState, () => [...qin.legal(state as QinState)], random)
        : game.sampleLegal(state, random)
    const record = played(game, header, choose)
    await importRecord(app, record, 'J12 那一口')
    const steps = [...record.steps.keys()]
    const at = steps[35] ?? ''
    const say = (step: string | undefined, body: AnnotationBody): { step: string; body: AnnotationBody } => ({
      step: step ?? at,
      body,
    })
    const edits = [
      say(record.root, { kind: 'comment', text: '第一次用**飛鳥**那面。', author: '雅婷' }),
      say(steps[10], { kind: 'bookmark', name: '開局完' }),
      say(steps[20], { kind: 'comment', text: '這裡就該守了。', author: 'Jonas' }),
      say(steps[20], { kind: 'glyph', glyph: '?!' }),
      say(at, { kind: 'glyph', glyph: '!!' }),
      say(at, { kind: 'bookmark', name: '併吞 The bite' }),
      say(at, {
        kind: 'comment',
        text: `六格成大省，連村一起翻（見 ${RULES[id]}）。[[#33]] 若改下 **A**，同樣多兩座塔：\n\n- 不送這一口\n- 守住 *左邊*`,
        author: '雅婷',
      }),
      say(at, { kind: 'marks', marks: MARKS[id] ?? [] }),
      say(steps[34], { kind: 'glyph', glyph: '?' }),
      say(steps[37], { kind: 'comment', text: 'A slip.', author: '' }),
    ]
    await ask(app, 'notes.edit', { match: record.root, edits })
    await ask(app, 'settings.set', { author: '雅婷' })
    await openTable(app, record.root)
    await app.goto(`${app.url()}?review`)
    await app.reload()
    await app.getByRole('tab', { name: /^Notes/ }).click()
    await app.getByRole('button', { name: /The bite/ }).click()
    await expect(app.locator('.marks .mark')).not.toHaveCount(0)
    await shoot(app, `notes-${id}-list`)
    await app.getByRole('tab', { name: /^Moves/ }).click()
    await shoot(app, `notes-${id}`)
    await app.keyboard.press('x')
    await app.keyboard.press('ArrowRight')
    await app.keyboard.press('Enter')
    await app.locator('.dock').getByRole('button', { name: 'Edit this comment' }).click()
    await shoot(app, `notes-${id}-drawing`)
  })

/** Pictures of the review with comments, signs, bookmarks and marks on the board. */
import { expect, test } from '../fixtures.ts'
import { openTable } from '../library.ts'
import { ask } from '../wire.ts'
import { gameOf } from '../../src/engine/index.ts'
import type { State as QinState } from '../../src/engine/games/qin/state.ts'
import { qin } from '../../src/engine/games/qin/index.ts'
import { grasping } from '../../src/engine/games/qin/testing/grasping.ts'
import { seededRandom } from '../../src/engine/kernel/random.ts'
import { encode } from '../../src/engine/record/codec.ts'
import type { AnnotationBody, BoardMark } from '../../src/engine/record/step.ts'
import { headerFor } from '../../src/engine/record/testing/player.ts'
import { played } from './played.ts'
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

for (const id of ['qin', 'quorsum'])
  test(`pictures of notes on ${id}`, async ({ app }) => {
    const game = gameOf(id)
    if (game === undefined) throw new Error(`there is no game ${id}`)
    const random = seededRandom('notes', 0)
    const header = headerFor(game, {
      seats: 2,
      options: {},
      chance: { source: 'seeded', seed: 'notes' },
      nonce: '7'.padStart(32, '0'),
    })
    const choose = (state: unknown): unknown =>
      id === 'qin'
        ? grasping(state as QinState, () => [...qin.legal(state as QinState)], random)
        : game.sample(state, random)
    const record = played(game, header, choose)
    const bytes = Buffer.from(encode(record, { label: { title: 'J12 那一口', tags: [] } })).toString('base64')
    expect(await ask(app, 'library.import', { name: 'scene.qipu', bytes })).toMatchObject({ ok: true })
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
    expect(await ask(app, 'notes.edit', { match: record.root, edits })).toMatchObject({ ok: true })
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

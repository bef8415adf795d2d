/** Pictures of the review of a game with comments, signs, bookmarks and marks on the board. */
import { expect, test } from '../support/fixtures.ts'
import { importRecord } from '../support/imports.ts'
import { openTable } from '../support/library.ts'
import { ask } from '../support/apiRequest.ts'
import { chooserOf } from '../support/choosers.ts'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import { seededRandom } from '../../src/engine/kernel/random.ts'
import type { AnnotationBody, BoardMark } from '../../src/engine/record/step.ts'
import { headerFor } from '../../src/engine/record/testing/player.ts'
import { played } from '../support/playedMatch.ts'
import { shoot } from './take.ts'

export interface MarksScene {
  /** Begins with the id of the game. */
  readonly name: string
  readonly seats: number
  /** Steps before the marks, and places that exist then. */
  readonly steps: number
  readonly marks: (names: readonly string[]) => readonly BoardMark[]
}

export const picturesOfMarks = (game: AnyGame, scenes: readonly MarksScene[]): void => {
  for (const scene of scenes)
    test(`pictures of marks on ${scene.name}`, async ({ app }) => {
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
        .evaluateAll((options) => options.map((option) => option.getAttribute('data-place') ?? ''))
      expect(await note({ kind: 'marks', marks: scene.marks(names) })).toMatchObject({ match: record.root })
      await expect(app.locator('.marks .mark')).not.toHaveCount(0)
      await app.keyboard.press('ArrowRight')
      await shoot(app, `marks-${scene.name}-drawing`)
      await app.keyboard.press('Escape')
      await app.getByRole('tab', { name: /^Moves/ }).click()
      await shoot(app, `marks-${scene.name}`)
    })
}

export const picturesOfNotes = (
  game: AnyGame,
  { marks, rule }: { readonly marks: readonly BoardMark[]; readonly rule: string },
): void => {
  test(`pictures of notes on ${game.id}`, async ({ app }) => {
    const header = headerFor(game, {
      seats: 2,
      options: {},
      chance: { source: 'seeded', seed: 'notes' },
      nonce: '7'.padStart(32, '0'),
    })
    const record = played(game, header, chooserOf(game))
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
        text: `六格成大省，連村一起翻（見 ${rule}）。[[#33]] 若改下 **A**，同樣多兩座塔：\n\n- 不送這一口\n- 守住 *左邊*`,
        author: '雅婷',
      }),
      say(at, { kind: 'marks', marks }),
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
    await shoot(app, `notes-${game.id}-list`)
    await app.getByRole('tab', { name: /^Moves/ }).click()
    await shoot(app, `notes-${game.id}`)
    await app.keyboard.press('x')
    await app.keyboard.press('ArrowRight')
    await app.keyboard.press('Enter')
    await app.locator('.dock').getByRole('button', { name: 'Edit this comment' }).click()
    await shoot(app, `notes-${game.id}-drawing`)
  })
}

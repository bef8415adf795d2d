/** Pictures of the study room: each game in review, and what opens there. */
import { gameOf } from '../../src/engine/index.ts'
import { encode } from '../../src/engine/record/codec.ts'
import { expect, test } from '../support/fixtures.ts'
import { openTable } from '../support/library.ts'
import { openTab } from '../support/moves.ts'
import { request } from '../support/apiRequest.ts'
import { studied, STUDIES } from './studied.ts'
import { shoot } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [id, study] of Object.entries(STUDIES))
  test(`pictures of studying ${id}`, async ({ app }) => {
    const game = gameOf(id)
    if (game === undefined) throw new Error(`there is no game ${id}`)
    const { record, at } = studied(game, study)
    const bytes = Buffer.from(encode(record, { label: { title: study.title, tags: [] } })).toString('base64')
    expect(await request(app, 'library.import', { name: 'scene.qipu', bytes })).toMatchObject({ ok: true })
    await openTable(app, `${record.root}?review=1`)
    const row = app.locator(`[data-step="${at}"]`)
    await expect(app.getByRole('slider', { name: 'Position in the record' })).toBeVisible()
    await app.keyboard.press('g')
    await app.keyboard.type(String(study.at))
    await app.keyboard.press('Enter')
    // What strikes opens a page of its own beside the board.
    await openTab(app, 'Moves')
    await expect(row).toHaveAttribute('aria-selected', 'true')
    await expect(app.locator('.marks .mark')).not.toHaveCount(0)
    await shoot(app, `review-${id}`)
    await openTab(app, 'Notes')
    await shoot(app, `review-notes-${id}`)
    await openTab(app, 'Match')
    await shoot(app, `review-match-${id}`)
    await openTab(app, 'Moves')
    await app.keyboard.press('m')
    await app.keyboard.type('其實 **還有** 一手')
    await shoot(app, `review-writing-${id}`)
    await app.keyboard.press('Control+a')
    await app.keyboard.press('Delete')
    await app.keyboard.press('Escape')
    await app.keyboard.press('l')
    await expect(app.getByRole('menu')).toBeVisible()
    await shoot(app, `review-jump-${id}`)
    await app.keyboard.press('Escape')
    await expect(app.getByRole('menu')).toBeHidden()
    await app.keyboard.press('p')
    await expect(app.getByRole('dialog', { name: /^Steps at/ })).toBeVisible()
    await shoot(app, `review-place-${id}`)
    await app.keyboard.press('Escape')
    await expect(app.getByRole('dialog', { name: /^Steps at/ })).toBeHidden()
    await row.click({ button: 'right' })
    await expect(app.getByRole('menu')).toBeVisible()
    await shoot(app, `review-menu-${id}`)
    await app.keyboard.press('Escape')
    await expect(app.getByRole('menu')).toBeHidden()
    await app.keyboard.press('c')
    await expect(app.getByRole('group', { name: 'Both lines' })).toBeVisible()
    await app.keyboard.press('ArrowRight')
    await app.keyboard.press('ArrowRight')
    await shoot(app, `compare-${id}`)
    await app.keyboard.press('Escape')
    await app.keyboard.press('?')
    await expect(app.getByRole('dialog')).toBeVisible()
    await shoot(app, `keys-${id}`)
  })

/** A match made by a newer program, under rules that this one does not have. */
import type { Locator, Page } from '@playwright/test'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { hasSecrets } from '../src/engine/kernel/testing/has-secrets.ts'
import { MAIN } from '../src/engine/record/step.ts'
import { playedRecord } from '../src/engine/record/testing/player.ts'
import { putBranch } from '../src/engine/record/tree.ts'
import { axeViolations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import { openTable, savedBy, shareDialog } from './support/library.ts'
import { chooseAt, openTab, rowAt } from './support/moves.ts'
import { liftCurtain, stepCount } from './support/screen.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens a match as a program with a newer rules version plays it. */
const openNewer = async (page: Page, game: AnyGame): Promise<void> => {
  const { record, tip } = playedRecord({ ...game, version: game.version + 1 }, { steps: 14, changes: 0 })
  putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1_000, deleted: false })
  await importRecord(page, record, 'Newer')
  await openTable(page, record.root)
}
const tray = (page: Page): Locator => page.locator('footer.tray')
const toasts = (page: Page): Locator => page.locator('.toast').filter({ hasText: why })
/** The content of the tray's place, once the curtain is lifted. */
const BEHIND = 'footer.tray [role=alert]'
const why = /made under version \d+ of the rules, which this Qipu does not have/
/** Expects a message why nothing can be played, and closes it. */
const told = async (page: Page): Promise<void> => {
  await expect(toasts(page)).toHaveCount(1)
  await toasts(page).getByRole('button', { name: 'Close' }).click()
  await expect(toasts(page)).toHaveCount(0)
}

for (const game of [0, 1].map((family) => requireGame(sampleGame(family))))
  test(`${game.id}: it opens to be viewed, annotated and shared, and says why it cannot be played on @sweep`, async ({
    app,
  }) => {
    await openNewer(app, game)
    if (hasSecrets(game)) await liftCurtain(app, 'pointer', BEHIND)
    await expect(tray(app).getByRole('alert')).toContainText(why)
    await expect(tray(app)).toContainText('Nothing in it is lost')
    await expect(app.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
    expect(await axeViolations(app)).toEqual([])
    const size = await stepCount(app)
    await app.getByRole('grid').first().focus()
    await app.keyboard.press('Enter')
    await expect(toasts(app), 'the board takes no input').toHaveCount(0)
    await app.keyboard.press('Control+z')
    await told(app)

    await tray(app).getByRole('button', { name: 'Review the match' }).click()
    await app.keyboard.press('ArrowLeft')
    await app.keyboard.press('e')
    await told(app)
    await app.getByRole('button', { name: 'Try from here' }).click()
    await told(app)
    await openTab(app, 'Moves')
    for (const item of ['Undo to here', 'Try from here', 'Correct this step…']) {
      await chooseAt(rowAt(app, 12), item)
      await told(app)
    }
    expect(await stepCount(app)).toBe(size)

    await app.keyboard.press('m')
    await app.keyboard.type('Seen from an older program')
    await app.keyboard.press('Escape')
    await app.keyboard.press('Control+e')
    const file = await savedBy(app, shareDialog(app).getByRole('button', { name: 'Save .qipu' }))
    expect(file.buffer.length).toBeGreaterThan(0)
  })

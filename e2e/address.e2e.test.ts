/** Places have addresses: reload, back and forward, another window, links in comments, and dead links. */
import type { Page } from '@playwright/test'
import { generatedRecord } from './support/generatedRecords.ts'
import { ask } from './support/apiRequest.ts'
import { expect, test } from './support/fixtures.ts'
import { importFile } from './support/imports.ts'
import { openTable } from './support/library.ts'
import { openTab, turnTo } from './support/moves.ts'
import { expectStep } from './support/review.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The address, which the page updates a moment after the last step. */
const isAt = (page: Page, place: RegExp): Promise<void> => expect(page).toHaveURL(place)

/** The text of a message, which also exists in a live region for screen readers. */
const messages = (page: Page) => page.getByRole('region', { name: /^Messages/ })

test('a place is restored by reload, back, forward, another window and links', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const file = generatedRecord(requireGame(sampleGame()), {
    names: ['Ada', 'Bo'],
    main: 40,
    branches: 1,
    each: 6,
  })
  const match = await importFile(app, file)
  await ask(app, 'notes.edit', {
    match,
    edits: [{ step: match, body: { kind: 'comment', text: 'See [[#20]].', author: '' } }],
    joins: false,
  })
  await openTable(app, `${match}?review=1&at=0`)
  await expectStep(app, 0)
  await app.getByRole('button', { name: '#20' }).click()
  await isAt(app, /\?review&at=20@[0-9a-f]{8}$/)
  await app.keyboard.press('ArrowRight')
  await openTab(app, 'Match')
  await isAt(app, /\?review&at=21@[0-9a-f]{8}&panel=info$/)
  await app.reload()
  await expectStep(app, 21)
  await expect(app.getByRole('tab', { name: 'Match' })).toHaveAttribute('aria-selected', 'true')

  await app.goBack()
  await expectStep(app, 0)
  await expect(app.getByRole('tab', { name: 'Moves' })).toHaveAttribute('aria-selected', 'true')
  await app.goForward()
  await expectStep(app, 21)
  await turnTo(app, 'Table')
  await isAt(app, new RegExp(`/${match}\\?panel=info$`))
  await app.goBack()
  await expectStep(app, 21)

  // Two lines side by side.
  await app.keyboard.press('c')
  await expect(app.getByRole('main', { name: 'Compare two lines' })).toBeVisible()
  await isAt(app, /\?compare=main,[0-9a-f]+&at=\d+&panel=info$/)
  const fork = app.url()
  await app.keyboard.press('ArrowRight')
  await expect(app).not.toHaveURL(fork)
  const both = app.getByRole('group', { name: 'Both lines' }).getByRole('status')
  const where = await both.textContent()
  await app.reload()
  await expect(both).toHaveText(where ?? '')
  await app.goBack()
  await expectStep(app, 21)

  await app.keyboard.press('y')
  await expect(messages(app).getByText('A link to step 21 was copied.')).toBeVisible()
  const link = String(await app.evaluate('navigator.clipboard.readText()'))
  const other = await context.newPage()
  await other.goto(link)
  await expectStep(other, 21)
  // A typed address opens at once.
  await other.goto(link.replace(/at=.*/, 'at=7'))
  await expectStep(other, 7)
  await other.goto(link.replace(/at=.*/, 'at=700'))
  await expect(messages(other).getByText(/This match has no step 700 here/)).toBeVisible()
  await other.goto(link.replace(/table.*/, 'tables'))
  await expect(messages(other).getByText(/There is nothing at this address/)).toBeVisible()
  await other.goto(link.replace(/[0-9a-f]{32}/, '0'.repeat(32)))
  await expect(other.getByRole('heading', { name: 'This match is not in your library' })).toBeVisible()
  // The way on has the focus, and a backup may still have the match.
  await expect(other.locator('main').getByRole('button', { name: 'Back to the library' })).toBeFocused()
  await other.getByRole('button', { name: 'Look in the backups…' }).click()
  await expect(other.getByRole('dialog', { name: 'Restore from a backup' })).toBeVisible()
  await other.keyboard.press('Escape')
  await other.locator('main').getByRole('button', { name: 'Back to the library' }).click()
  await expect(other).toHaveURL(/#\/$/)
})

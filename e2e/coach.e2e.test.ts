/** The coach explains choices to people new to a game. */
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/moves.ts'
import { createMatch, matchOf, openMatch, openUncovered, pressCurtains, stepping } from './support/screen.ts'
import { playOnce, pointer } from './games/chang-cheng/driver.ts'
import { ask } from './support/apiRequest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('choices are explained on request, also after a reload, until the player turns that off', async ({
  app,
}) => {
  await openMatch(app, matchOf('qin', 2, { openHands: 'on' }))
  const note = app.getByRole('region', { name: 'What this choice is for' })
  await expect(app.getByRole('grid')).toBeVisible()
  await expect(note).toHaveCount(0)
  const events = app.locator('.step.current .events')
  await expect(events).toBeVisible()
  await openTab(app, 'Match')
  await app.getByRole('button', { name: 'Explain my choices' }).click()
  await expect(note).toContainText('Two squares of one colour are a province of yours')
  await expect(note.getByText('What followed your last choice:')).toHaveCount(0)
  // The last step is told here or since the last turn, not in its row as well.
  await openTab(app, 'Moves')
  await expect(app.locator('.step.current')).toBeVisible()
  await expect(events).toHaveCount(0)
  // The address, which names the panel, follows within half a second.
  await expect(app).not.toHaveURL(/[?&]panel=/)
  await app.reload()
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Stop explaining choices' }).click()
  await expect(note).toHaveCount(0)
  await expect(events).toBeVisible()
})

test('what is often played wrong is said once, in a position in which it matters', async ({ app }) => {
  await pressCurtains(app)
  const match = await createMatch(app, matchOf('chang-cheng', 2, {}))
  await openUncovered(app, match)
  await ask(app, 'settings.set', { coach: { 'chang-cheng': { on: true, seen: {} } } })
  const note = app.getByRole('region', { name: 'What this choice is for' })
  await expect(note).toContainText('Often played wrong: You may look, but need not')
  await note.getByRole('button', { name: 'CC-17' }).click()
  await expect(app.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true')
  await expect(app.locator('#rule-CC-17')).toBeInViewport()

  await openTab(app, 'Moves')
  await stepping(app, () => playOnce(app, pointer(app), 0))
  await openUncovered(app, match)
  await expect(note).toContainText('Place one wall.')
  await expect(note).not.toContainText('You may look')
})

/** The coach explains choices to people new to a game. */
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/moves.ts'
import { matchOf, openMatch } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('choices are explained on request, also after a reload, until the player turns that off', async ({
  app,
}) => {
  await openMatch(app, matchOf('qin', 2, { openHands: 'on' }))
  const note = app.getByRole('region', { name: 'What this choice is for' })
  await expect(app.getByRole('grid')).toBeVisible()
  await expect(note).toHaveCount(0)
  await openTab(app, 'Match')
  await app.getByRole('button', { name: 'Explain my choices' }).click()
  await expect(note).toContainText('Two squares of one colour are a province of yours')
  await expect(note.getByText('Your last choice:')).toHaveCount(0)
  await app.reload()
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Stop explaining choices' }).click()
  await expect(note).toHaveCount(0)
})

/** The lesson of Quake-nopoly: a choice of the learner’s own is honoured, and half of it is offered again. */
import { expect, test } from '../../support/fixtures.ts'
import { lessonPanel, openLesson } from '../../support/lessons.ts'
import { openLibrary } from '../../support/library.ts'
import { pointer } from './inputDrivers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('A lesson goes on from a choice of one’s own, and half done it is offered on the first screen', async ({
  app,
}) => {
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  await expect(panel.locator('.task')).toContainText('Build a house that lasts')
  // The chapel, but not where it was played.
  await pointer(app).deed('build')
  await pointer(app).card(0)
  await pointer(app).press({ on: 'land', card: '0' })
  await pointer(app).commit()
  await expect(panel.getByText('Your move counts: the lesson goes on from here.')).toBeVisible()
  await expect(panel.locator('.task')).toContainText('Strengthen the chapel')
  await app.keyboard.press('Escape')
  await app.keyboard.press('Escape')
  await expect(app).toHaveURL(/#\/game\/quake-nopoly/)
  await openLibrary(app)
  const offer = app.getByRole('region', { name: 'Go on with Quake-nopoly' })
  await expect(offer).toContainText('Task 2 of 9')
  await offer.getByRole('link', { name: 'Go on' }).click()
  await expect(panel.locator('.task')).toContainText('Strengthen the chapel')
})

/** The lesson of Quake-nopoly: a choice of the learner’s own is honoured, and half of it is offered again. */
import { ask } from '../../support/apiRequest.ts'
import { expect, test } from '../../support/fixtures.ts'
import { lessonPanel, openLesson } from '../../support/lessons.ts'
import { openLibrary } from '../../support/library.ts'
import { go, SMALL } from '../../support/screen.ts'
import { pointer } from './inputDrivers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('A lesson goes on from a choice of one’s own, and half done it is offered on the first screen', async ({
  app,
}) => {
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  await expect(panel.locator('.task')).toContainText('Strengthen your chapel')
  // Headings keep the narrow quotation marks of English, also in a Chinese font.
  await expect(panel.locator('.asked')).toHaveCSS('font-variant-east-asian', 'proportional-width')
  for (const task of ['Strengthen your chapel', 'Make your forecast', 'Which building can you save']) {
    await expect(panel.locator('.task')).toContainText(task)
    await app.keyboard.press('Shift+I')
    await app.getByRole('button', { name: 'Play it' }).click()
  }
  await expect(panel.locator('.task')).toContainText('Build the tower')
  // The tower, but not where it was played.
  await pointer(app).deed('build')
  await pointer(app).card(0)
  const board = app.getByRole('grid', { name: 'Quake-nopoly board' })
  await board.locator('[data-qk-land="0"] header').click()
  await pointer(app).commit()
  await expect(panel.getByText('Your move counts: the lesson goes on from here.')).toBeVisible()
  await expect(panel.locator('.task')).toContainText('Next time it may be a typhoon')
  await app.keyboard.press('Escape')
  await app.keyboard.press('Escape')
  await expect(app).toHaveURL(/#\/game\/quake-nopoly/)
  await openLibrary(app)
  const offer = app.getByRole('region', { name: 'Go on with Quake-nopoly' })
  await expect(offer).toContainText('Task 5 of 6')
  await expect(offer).toContainText('Next time it may be a typhoon.')
  await offer.getByRole('link', { name: 'Go on' }).click()
  await expect(panel.locator('.task')).toContainText('Next time it may be a typhoon')
})

test('after a wrong answer hint and answer are still to be had, in reach in a small window', async ({
  app,
}) => {
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  const [hint, showMe] = ['Hint', 'Show me'].map((name) => panel.getByRole('button', { name }))
  for (let task = 1; task < 3; task += 1) {
    await expect(app.getByRole('banner').getByText(`Task ${task} of 6`)).toBeVisible()
    await showMe!.click()
    await app.getByRole('button', { name: 'Play it' }).click()
  }
  await app.setViewportSize(SMALL)
  await expect(panel.locator('.task')).toContainText('Which building can you save?')
  // The picture of the earthquake tells what it cost whom.
  await expect(panel.locator('.film .disaster')).toContainText('Chung Tai')
  for (const button of [hint!, showMe!]) await expect(button).toBeInViewport({ ratio: 1 })
  // The film leaves the question its room.
  await expect(panel.locator('.asked')).toBeInViewport({ ratio: 1 })
  const words = panel.getByRole('group', { name: 'Practise' })
  expect(await words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await pointer(app).deed('pass')
  await pointer(app).commit()
  await expect(panel.getByText('Not quite')).toBeVisible()
  await hint!.click()
  await expect(panel.locator('.hint')).toContainText('Your wood')
  await expect(panel.getByText('Not quite')).toBeVisible()
  await showMe!.click()
  await expect(panel.getByText('Not quite')).toHaveCount(0)
  await expect(panel).toContainText('A good move: ')
  await expect(panel.locator('.hint')).toContainText('Your wood')
})

test('the lesson plays what others do as a film, which is skipped, played again, and needs no press', async ({
  app,
}) => {
  await app.emulateMedia({ reducedMotion: 'no-preference' })
  await openLesson(app, 'quake-nopoly')
  // Long enough to be looked at, also on a busy machine.
  await ask(app, 'settings.set', { replaySpeed: 0.5 })
  const panel = lessonPanel(app)
  const film = panel.getByRole('region', { name: 'Bo and you' })
  const bar = app.getByRole('banner')
  // The first thing is something to do.
  await expect(panel.getByRole('button', { name: 'Show me' })).toBeVisible()
  await expect(bar.getByText('Task 1 of 6')).toBeVisible()
  await app.keyboard.press('Shift+I')
  await app.getByRole('button', { name: 'Play it' }).click()
  await expect(film.getByRole('button', { name: 'Skip' })).toBeVisible()
  await expect(panel.locator('.task')).toHaveCount(0)
  await app.getByRole('button', { name: 'To task 2' }).click()
  await expect(panel.locator('.task')).toContainText('Make your forecast')
  await film.getByRole('button', { name: 'Again' }).click()
  await expect(panel.locator('.task')).toHaveCount(0)
  // It ends by itself.
  await expect(panel.locator('.task')).toContainText('Make your forecast', { timeout: 30_000 })
  await expect(bar.getByText('Task 2 of 6')).toBeVisible()
})

test('no sentence of a film tells what the board has not told yet', async ({ app }) => {
  // Others skip it.
  await app.removeLocatorHandler(app.locator('[data-theatre]'))
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  const play = async (): Promise<void> => {
    await expect(panel.getByRole('button', { name: 'Show me' })).toBeVisible()
    await app.keyboard.press('Shift+I')
    await app.getByRole('button', { name: 'Play it' }).click()
  }
  await play()
  await expect(panel.locator('.task')).toContainText('Make your forecast')
  await app.emulateMedia({ reducedMotion: 'no-preference' })
  await play()
  const theatre = app.locator('[data-theatre]')
  const fall = panel.locator('.shots').getByText(/Monastery.* collapses/)
  await expect(theatre).toBeVisible()
  await expect(fall).toBeHidden()
  await app.keyboard.press('Escape')
  await expect(theatre).toHaveCount(0)
  await expect(fall).toBeVisible()
})

test('the lesson changes to a language chosen midway, at the same step @sweep', async ({ app }) => {
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  await expect(panel).toContainText('Strengthen your chapel', { timeout: 30_000 })
  await app.keyboard.press('Shift+I')
  await expect(panel).toContainText('A good move: ')
  await app.keyboard.press('ArrowRight')
  await expect(panel).toContainText('Make your forecast', { timeout: 30_000 })
  const language = app.getByRole('radiogroup').first()
  await language.getByRole('radio', { name: '中', exact: true }).click()
  const chinese = lessonPanel(app, 'zh-Hant')
  await expect(chinese).toContainText('地震學家')
  await expect(app.getByRole('banner').getByText('第 1 題：看過示範')).toBeAttached()
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('學嚴震以待：最後還站著的')
  await language.getByRole('radio', { name: 'EN', exact: true }).click()
  await expect(panel).toContainText('Make your forecast')
})

test('the pictures of its page show one district each, large', async ({ app }) => {
  await go(app, '/game/quake-nopoly')
  const pictures = app.locator('.pictures figure')
  await expect(pictures).toHaveCount(4)
  for (const [at, district] of ['Pingtung', 'Taichung', 'New Taipei', 'New Taipei'].entries()) {
    const picture = pictures.nth(at)
    const frame = await picture.locator('.frame').boundingBox()
    const middle = {
      x: (frame?.x ?? 0) + (frame?.width ?? 0) / 2,
      y: (frame?.y ?? 0) + (frame?.height ?? 0) / 2,
    }
    const boxes = await picture
      .locator('[data-qk-land]')
      .filter({ hasText: district })
      .evaluateAll((cards) =>
        cards.map((card) => {
          const { left, right, top, bottom, height } = card.getBoundingClientRect()
          return { left, right, top, bottom, height }
        }),
      )
    // The card lies in the middle, whole, and takes most of the picture.
    const card = boxes.find(
      ({ left, right, top, bottom }) =>
        left < middle.x && middle.x < right && top < middle.y && middle.y < bottom,
    )
    expect(card?.top, district).toBeGreaterThanOrEqual(frame?.y ?? 0)
    expect((card?.height ?? 0) / (frame?.height ?? 1), district).toBeGreaterThan(0.8)
  }
  // The disaster is shown before its damage, the collapse after it.
  const built = (at: number) => pictures.nth(at).locator('[data-qk-building=neiwanTheatre]')
  await expect(built(2)).toHaveCount(1)
  await expect(built(3)).toHaveCount(0)
})

/**
 * Games of rules and words alone, added to a copy of the program: both examples and what `npm run new-game` writes. They
 * can be played, gone over and shared.
 */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { axeViolations } from './support/accessibility.ts'
import { ask } from './support/apiRequest.ts'
import { expect, test as base } from './support/fixtures.ts'
import { tourGame } from './support/gameTour.ts'
import { startHost } from './support/host.ts'
import { openShared } from './support/library.ts'
import { chooseAt, rowAt, rows, turnTo } from './support/moves.ts'
import { comments, field, kept, unfoldNotes } from './support/notes.ts'
import { ROOT } from './support/root.ts'
import { go, SMALL, stepping } from './support/screen.ts'

const run = promisify(execFile)
const COPIED = [
  'src',
  'scripts',
  'package.json',
  'electron.vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.web.json',
]

const EXAMPLES = ['pig', 'dice-tic-tac-toe']
const WRITTEN = 'dice-golf'

/** Copies the program, adds the examples and a new game to its games, and builds it. */
const copyWithGames = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'qipu-game-'))
  await Promise.all(COPIED.map((each) => cp(join(ROOT, each), join(copy, each), { recursive: true })))
  await Promise.all(
    EXAMPLES.map((game) =>
      cp(join(ROOT, 'examples', game, 'rules'), join(copy, 'src/engine/games', game), { recursive: true }),
    ),
  )
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  await run(process.execPath, [join('scripts', 'new-game.ts'), WRITTEN], { cwd: copy })
  // The build finds the games by their folders.
  await run(process.execPath, [join('node_modules', 'electron-vite', 'bin', 'electron-vite.js'), 'build'], {
    cwd: copy,
  })
  return copy
}

const test = base.extend<object, { readonly program: string }>({
  program: [
    // Playwright requires the first argument to be a destructured object, even an empty one.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const copy = await copyWithGames()
      await use(copy)
      await rm(copy, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  host: async ({ home, program }, use) => {
    const host = await startHost(home, '0', program)
    await use(host)
    await host.stop()
  },
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a game of rules alone is played, undone, branched, reviewed, annotated and shared @sweep', async ({
  app,
  browser,
  home,
}) => {
  const choices = app.locator('[data-choice][aria-disabled=false]')
  await go(app, '/game/pig')
  await expect(app.getByRole('heading', { name: 'Pig', level: 1 })).toBeVisible()
  expect(await axeViolations(app)).toEqual([])
  await app.getByRole('button', { name: /^Play a first match/ }).click()
  await choices.first().waitFor()
  expect(await axeViolations(app)).toEqual([])
  // No key of a text stands raw.
  await expect(app.locator('body')).not.toContainText(/game\.pig\.|plainBoard\./)

  // By pointer and by keys; the step is there, no matter which seat acts next.
  await stepping(app, () => app.getByRole('button', { name: 'Roll', exact: false }).first().click())
  await choices.first().waitFor()
  await stepping(app, () => app.keyboard.press('1'))
  await choices.first().waitFor()
  await app.getByRole('button', { name: 'Undo' }).click()
  await expect(app.locator('.step[aria-label*="taken back"]').first()).toBeVisible()
  await choices.first().waitFor()

  // Before the first roll, where its seat is to act.
  const rolled = rows(app).filter({ hasText: 'Roll' }).first()
  const depth = Number(await rolled.locator('.n').innerText())
  await chooseAt(rowAt(app, depth - 1).first(), 'Try from here')
  await expect(app.getByRole('region', { name: 'Branch A' })).toBeVisible()
  await choices.last().click()
  await expect(rowAt(app, depth).first()).toBeVisible()

  await turnTo(app, 'Review')
  await unfoldNotes(app)
  await field(app).pressSequentially('Brave')
  await kept(app)
  await expect(comments(app).getByRole('textbox')).toHaveValue('Brave')
  await app.keyboard.press('Escape')

  const { shared, problems } = await openShared(app, { browser, home })
  await expect(shared.locator('[data-plain-board]')).toBeVisible()
  expect(problems).toEqual([])
  await shared.context().close()
})

for (const [name, seats] of [
  ['Dice golf', 2],
  ['Dice tic-tac-toe', 2],
] as const)
  test(`${name} is played against a bot, undone, branched, reviewed, annotated and shared @sweep`, ({
    app,
    browser,
    home,
  }) => tourGame(app, { name, seats, browser, home }))

test('a press on a square of the default board does the action about it @sweep', async ({ app }) => {
  await go(app, '/game/dice-tic-tac-toe')
  await app.getByRole('button', { name: /^Play a first match/ }).click()
  const square = app.locator('[data-plain-board] .cell[aria-disabled=false]').first()
  await square.waitFor()
  const name = (await square.getAttribute('aria-label')) ?? ''
  await square.click()
  await expect(
    rows(app)
      .filter({ hasText: /^\d+Mark the/ })
      .first(),
  ).toBeVisible()
  await expect(
    app.locator('[data-plain-board] .cell').and(app.getByLabel(name, { exact: true })),
  ).toHaveCount(0)
})

test('a game in English alone says so in a Chinese window @sweep', async ({ app }) => {
  await app.setViewportSize(SMALL)
  await ask(app, 'settings.set', { language: 'zh-Hant' })
  await app.reload()
  for (const way of ['/game/pig', '/new/pig']) {
    await go(app, way)
    await expect(app.getByText('這款遊戲只有英文。')).toBeVisible()
  }
})

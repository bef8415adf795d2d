/** The page of a match on a phone: nothing cut off or too wide, and all controls in reach of a thumb. */
import type { Page } from '@playwright/test'
import { GAMES } from '../src/engine/index.ts'
import { LESSONS } from '../src/engine/samples/index.ts'
import { axeViolations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { Sweep, type Turn } from './support/layoutFaults.ts'
import { cell } from './games/quorsum/locators.ts'
import { openLesson, openPage, UPRIGHT } from './support/phonePage.ts'
import { sampleGame } from './support/requireGame.ts'
import { expectStep } from './support/review.ts'

/** Every further stop of a lesson. */
const lookAtTheRest = async (page: Page, sweep: Sweep, id: string): Promise<void> => {
  const onward = page.getByRole('button', { name: /^(Go on|Skip this task)/ })
  const over = page.getByText(/^Tasks skipped: /)
  const put = page.getByRole('button', { name: 'Show me' }).or(over).first()
  for (let stop = 2; !(await over.isVisible()); stop += 1) {
    await onward.first().tap()
    await expect(async () => {
      // Nothing moves by itself: a reveal waits for a press.
      if (!(await put.isVisible()) && (await page.locator('[data-cc-reveal]').isVisible()))
        await onward.first().tap()
      await expect(put).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
    await sweep.lookOnPhones(page, `${id}, practise, stop ${stop}`, [UPRIGHT])
  }
}

const turn: Turn = async (page, language) => {
  const other = page.getByRole('button', { name: language === 'en' ? 'EN' : '中文', exact: true })
  if (await other.isVisible()) await other.tap()
}
const menuItem = async (page: Page, index: number): Promise<void> => {
  await page.locator('header [aria-haspopup=menu]').tap()
  await page.getByRole('menuitem').nth(index).tap()
}

for (const { id } of GAMES)
  test(`the page of a match of ${id} fits a phone @sweep`, async ({ browser, home }) => {
    test.setTimeout(240_000)
    const page = await openPage(browser, home, id)
    const sweep = new Sweep(turn)
    // Without a place in its address it shows what it opens on.
    const play = page.getByRole('button', { name: /^Play the match/ })
    await page.evaluate("location.hash = ''")
    await expect(play).toBeInViewport({ ratio: 1 })
    await sweep.lookOnPhones(page, `${id}, opening`)
    await page.goBack()
    await expect(page.getByRole('region', { name: 'This step' })).toBeVisible()
    await sweep.lookOnPhones(page, `${id}, board`)
    await page.locator('header [aria-haspopup=menu]').tap()
    const names = await page.getByRole('menuitem').allInnerTexts()
    await page.keyboard.press('Escape')
    // Parts common to all games are checked once; a game's own are those before the match and its rules.
    const own = names.slice(0, names.indexOf(id === sampleGame(1) ? 'Print the match' : 'Match'))
    for (const [index, name] of own.entries()) {
      await menuItem(page, index)
      await sweep.lookOnPhones(page, `${id}, ${name}`, [UPRIGHT])
      await page.keyboard.press('Escape')
    }
    if (id === sampleGame(1))
      for (const name of ['Moves', 'Notes']) {
        await page.getByRole('button', { name, exact: true }).tap()
        await sweep.lookOnPhones(page, `${id}, ${name}`)
        await page.getByRole('button', { name, exact: true }).tap()
      }
    await page.context().close()
    expect(sweep.found).toEqual([])
  })

for (const { id } of GAMES)
  test(`practising ${id} fits a phone @sweep`, async ({ browser, home }) => {
    test.setTimeout(600_000)
    const page = await openLesson(browser, home, id)
    const sweep = new Sweep(turn)
    await sweep.lookOnPhones(page, `${id}, practise`)
    await lookAtTheRest(page, sweep, id)
    await page.context().close()
    expect(sweep.found).toEqual([])
  })

test('a lesson has the language of its page, and stays at its step when the language changes @sweep', async ({
  browser,
  home,
}) => {
  const page = await openLesson(browser, home, sampleGame())
  const { title, notes } = LESSONS[sampleGame()] ?? {}
  const task = notes?.find((each) => each.task !== undefined)?.task?.words
  const heading = page.getByRole('heading', { level: 1 })
  const words = page.locator('.words .task')
  const reads = async (text: string | undefined): Promise<void> => {
    for (const line of (text ?? '').replaceAll('*', '').split(/\n+/)) await expect(words).toContainText(line)
  }
  await reads(task?.en)
  await turn(page, 'zh-Hant')
  await reads(task?.['zh-Hant'])
  await expect(words).toBeInViewport({ ratio: 0.98 })
  await expect(heading).toHaveText(title?.['zh-Hant'] ?? '')
  await page.locator('header .back').tap()
  await expect(page.getByRole('region', { name: '這一手' })).toBeVisible()
  await expect(heading).toHaveText(title?.['zh-Hant'] ?? '')
  await turn(page, 'en')
  await expect(heading).toHaveText(title?.en ?? '')
  await page.context().close()
})

test('the tasks of a lesson are done with a finger', async ({ browser, home }) => {
  const page = await openLesson(browser, home, 'quorsum')
  const lesson = page.getByRole('region', { name: 'Practise' })
  const sizeOf = () => page.getByTestId('board').boundingBox()
  // Except for the fraction of a pixel that scrolling leaves.
  await expect(lesson.locator('.task')).toBeInViewport({ ratio: 0.98 })
  const size = await sizeOf()
  const key = (name: string) => page.getByRole('button', { name, exact: true })
  for (const name of ['Back', 'Hint', 'Show me', 'Skip this task']) {
    await expect(key(name)).toBeInViewport({ ratio: 1 })
    expect((await key(name).boundingBox())?.height).toBeGreaterThanOrEqual(40)
  }
  await key('Hint').tap()
  await expect(lesson.locator('.hint')).toBeInViewport()
  // A wrong answer is answered and undone.
  for (const place of ['A1', 'A1', 'D1', 'D1']) await cell(page, place).tap()
  await key('Assign dice').tap()
  await expect(lesson.getByText('Not quite')).toBeVisible()
  await key('Try again').tap()
  await expect(lesson.locator('.task')).toContainText('Give pawn 1 all four dice')
  expect(await sizeOf()).toEqual(size)
  // After a right one the lesson goes on by itself.
  for (let die = 0; die < 4; die += 1) await cell(page, 'A1').tap()
  await key('Assign dice').tap()
  await expect(lesson.getByText('Task 1: solved')).toBeAttached()
  await expect(lesson.locator('.task')).toContainText('Three dice made it')
  await page.getByRole('button', { name: 'Leave the lesson' }).tap()
  await expect(page.getByRole('region', { name: 'This step' })).toBeVisible()
  await page.context().close()
})

test('on a phone the words of a step are read in full', async ({ browser, home }) => {
  const page = await openPage(browser, home, 'qin')
  const key = (name: string) => page.getByRole('button', { name, exact: true })
  const step = page.getByRole('region', { name: 'This step' })
  const last = step.locator('.rest')
  await expect(last).not.toBeInViewport({ ratio: 0.5 })
  // Its button is above them and covers none.
  await expect(step.locator('header').getByRole('button', { name: 'Read it in full' })).toBeVisible()
  await key('Read it in full').tap()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(page.getByTestId('board')).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(key('Read it in full')).toBeVisible()
  await key('Read it in full').tap()
  await key('One step forward').tap()
  await expectStep(page, 45)
  await expect(key('Back below the board')).toHaveCount(0)
  await page.context().close()
})

test('on a phone the replay is under the thumb, and moves and notes open from below @sweep', async ({
  browser,
  home,
}) => {
  const page = await openPage(browser, home, 'qin')
  const key = (name: string) => page.getByRole('button', { name, exact: true })
  const at = (step: number): Promise<void> => expectStep(page, step)
  await at(44)
  await key('One step forward').tap()
  await at(45)
  // A swipe over the board does the same; a mere touch does nothing.
  const board = page.getByTestId('board')
  const draw = (from: number, to: number): Promise<void> =>
    board.evaluate(
      (element, [start, end]) => {
        const { left, top } = element.getBoundingClientRect()
        // An element in a page has a window.
        const view = element.ownerDocument.defaultView!
        const touch = (type: string, x: number): void => {
          const target = element.firstElementChild ?? element
          const finger = new view.Touch({ identifier: 1, target, clientX: left + x, clientY: top + 90 })
          const isUp = type === 'touchend'
          const touches = isUp ? [] : [finger]
          target.dispatchEvent(
            new view.TouchEvent(type, { touches, changedTouches: [finger], bubbles: true }),
          )
        }
        touch('touchstart', start)
        touch('touchmove', (start + end) / 2)
        touch('touchmove', end)
        touch('touchend', end)
      },
      [from, to] as const,
    )
  await draw(100, 220)
  await at(44)
  await draw(220, 100)
  await at(45)
  await board.tap()
  await at(45)
  await key('One step back').tap()
  const comment = page.getByRole('article', { name: 'Comment' })
  await expect(comment).toContainText('it keeps both roads open')

  // The sheet of the moves takes the focus, leaves board and replay in reach, and returns the focus.
  await key('Moves').tap()
  const moves = page.getByRole('dialog', { name: 'Moves' })
  await expect(moves.getByRole('tree')).toBeFocused()
  await expect(comment).toBeHidden()
  await key('One step forward').tap()
  await expect(moves.locator('[aria-selected=true]')).toContainText('draws')
  await moves.getByRole('button', { name: 'Fill the screen' }).tap()
  await expect(board).toBeHidden()
  await moves.locator('[data-step]').filter({ hasText: /^44/ }).first().tap()
  await moves.getByRole('button', { name: 'Back below the board' }).tap()
  await expect(board).toBeVisible()
  await expect(moves.locator('[aria-selected=true]')).toHaveText(/^44/)
  await key('Notes').tap()
  await expect(moves).toBeHidden()
  const notes = page.getByRole('dialog', { name: /^Notes/ })
  await expect(notes.locator('button[aria-current=true]')).toContainText('雅婷')
  await page.keyboard.press('Escape')
  await expect(notes).toBeHidden()
  await expect(key('Notes')).toBeFocused()

  // A rule named in a comment opens at its place.
  await comment.getByRole('button', { name: 'QIN-A7' }).tap()
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('#rule-QIN-A7')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).tap()
  await key('中文').tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  expect(await axeViolations(page)).toEqual([])
  await page.context().close()
})

test('Back closes a sheet and stays on the page, at the step reached meanwhile @sweep', async ({
  browser,
  home,
}) => {
  const page = await openPage(browser, home, sampleGame())
  await page.getByRole('button', { name: 'One step forward', exact: true }).tap()
  const step = Number(await page.getByRole('slider').getAttribute('aria-valuenow'))
  await page.getByRole('button', { name: 'Moves', exact: true }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'One step forward', exact: true }).tap()
  await expect(page.locator('[role=treeitem][aria-selected=true] .n')).toHaveText(String(step + 1))
  const address = await page.evaluate<string>('location.hash')
  await page.evaluate('history.back()')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate<string>('location.hash')).toBe(address)
  // Closed by its own key, it leaves no history entry for Back.
  const entries = await page.evaluate<number>('history.length')
  for (let turn = 0; turn < 3; turn += 1) {
    await page.getByRole('button', { name: 'Moves', exact: true }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('[role=treeitem][aria-selected=true] .n')).toHaveText(String(step + 1))
    await page.getByRole('button', { name: 'Moves', exact: true }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(await page.evaluate<number>('history.length')).toBe(entries)
})

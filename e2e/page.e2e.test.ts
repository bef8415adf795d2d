/** A match as one HTML file: opened from disk without a network, it shows the same as the app. */
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, Locator, Page } from '@playwright/test'
import { encode } from '../src/engine/record/file/encode.ts'
import { MAIN, type AnnotationBody, type BranchId, type StepId } from '../src/engine/record/step.ts'
import { playedRecord, playStep } from '../src/engine/record/testing/player.ts'
import { seededRandom } from '../src/engine/kernel/random.ts'
import { lineTo, putAnnotation, putBranch, type MatchRecord } from '../src/engine/record/tree.ts'
import { GAMES } from '../src/engine/index.ts'
import { LESSONS } from '../src/engine/samples/index.ts'
import { axeViolations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import { openTable, reviewPage, savedBy, shareDialog } from './support/library.ts'
import { rows, turnTo } from './support/moves.ts'
import { openLessonPage, opening } from './support/sharedPage.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'
import { studyOf } from './support/studiedMatches.ts'
import { ROOT } from './support/root.ts'
import { UPRIGHT } from './support/phonePage.ts'
import { endCard } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const TITLE = '</script><img src=x onerror=hacked()> 一局'
const HOSTILE =
  'See [[#2]] and <img src=x onerror=hacked()> </script><script>hacked()</script> [x](javascript:hacked())'

/** A match played to its end, with a branch, comments, an evaluation, marks and a bookmark. */
const match = (id: string, options = {}): { readonly record: MatchRecord; readonly tip: StepId } => {
  const { record, positions, tip } = playedRecord(requireGame(id), { steps: Infinity, options })
  const line = lineTo(record, tip)
  const say = (note: string, step: StepId, body: AnnotationBody): void => {
    putAnnotation(record, { id: note.repeat(16), step, body, version: 1, deleted: false })
  }
  const fifth = line[4]?.id ?? tip
  const random = seededRandom('aside', 0)
  let aside: StepId = fifth
  for (let step = 0; step < 4; step += 1)
    aside = playStep({ record, positions, game: requireGame(id) }, aside, random)?.id ?? aside
  putBranch(record, {
    id: 'b'.repeat(16) as BranchId,
    name: 'bolder',
    step: aside,
    version: 1,
    deleted: false,
  })
  putBranch(record, { id: MAIN, name: 'main', step: tip, version: 9, deleted: false })
  say('1', record.root, { kind: 'comment', text: 'An **evening** to remember', author: '阿明' })
  say('2', fifth, { kind: 'comment', text: HOSTILE, author: '<b>Bo</b>' })
  say('3', fifth, { kind: 'glyph', glyph: '!?' })
  say('4', fifth, { kind: 'bookmark', name: 'the turning point' })
  say('5', aside, { kind: 'comment', text: 'Here it could have gone', author: '' })
  return { record, tip }
}

/** Opens a file in a browser without any network; records its requests and errors. */
const offline = async (
  browser: Browser,
  file: string,
): Promise<{ readonly page: Page; readonly told: string[] }> => {
  const context = await browser.newContext({
    offline: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const told: string[] = []
  await page.route('**', (route) =>
    route.request().url().startsWith('file:') ? route.continue() : route.abort(),
  )
  page.on('request', (request) => told.push(request.url()))
  page.on('pageerror', (error) => told.push(error.message))
  page.on('console', (message) => told.push(message.text()))
  page.on('dialog', (dialog) => told.push(dialog.message()))
  const address = pathToFileURL(file).href
  await page.goto(address)
  await reviewPage(page)
  // The only request was for the file itself.
  expect(told.splice(0)).toEqual([address])
  return { page, told }
}

/**
 * Steps along the line from its start and returns the drawing of each position: seats and board with every shape, place
 * and label. With `expected` it waits at each step until the drawing matches.
 */
const film = (page: Page, steps: number, expected?: readonly string[]): Promise<readonly string[]> =>
  page.locator('body').evaluate(
    async (body, [count, wanted]) => {
      const view = body.ownerDocument.defaultView!
      const frame = (): Promise<unknown> => new Promise((resolve) => view.requestAnimationFrame(resolve))
      const drawn = (): string =>
        [...body.querySelectorAll('main .side, main .place')]
          .map(({ innerHTML }) => innerHTML)
          .join('')
          // The steps of a match with secrets have other names in every library.
          .replace(/(-step="\w+:)[0-9a-f]{32}"/g, '$1"')
          // Ignores generated ids, whether the last move was animated, and marks, which are set later.
          .replace(
            / at-rest(?=[ "])| style=""| data-tip="touch"| data-v-\w+(="")?| (id|for|aria-\w+by|aria-controls)="[^"]*"|<!--.*?-->|\bv-\d+/g,
            '',
          )
      const press = (key: string): unknown =>
        body.dispatchEvent(new view.KeyboardEvent('keydown', { key, bubbles: true }))
      const shown: string[] = []
      press('Home')
      for (let step = 0; step <= count; step += 1) {
        if (step > 0) press('ArrowRight')
        const until = performance.now() + 3000
        let before: string
        do {
          before = drawn()
          await frame()
          await frame()
        } while (drawn() !== (wanted?.[step] ?? before) && performance.now() < until)
        shown.push(drawn())
        if (wanted !== null && shown[step] !== wanted[step]) break
      }
      return shown
    },
    [steps, expected ?? null] as const,
  )

/** Expects equal positions; shows the first that differs. */
const expectSame = (one: readonly string[], other: readonly string[]): void => {
  for (const [step, drawn] of one.entries()) {
    const wanted = other[step] ?? ''
    let at = 0
    while (at < drawn.length && drawn[at] === wanted[at]) at += 1
    const around = (text: string): string => text.slice(Math.max(0, at - 200), at + 200)
    expect(around(drawn), `step ${step}`).toBe(around(wanted))
  }
  expect(one.length).toBe(other.length)
  // The positions must change at nearly every step, or the test proves nothing.
  expect(new Set(one).size).toBeGreaterThan(one.length / 2)
}

const big = (page: Page): Locator => page.getByRole('button', { name: /^Play the match/ })
const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Position in the record' })
/** The number of the first step that somebody chose. */
const firstChoice = (record: MatchRecord, tip: StepId): number =>
  lineTo(record, tip).findIndex(({ actor }) => typeof actor === 'number') + 1

test('a page opens on the result and plays it in half a minute from the first decision', async ({
  browser,
  home,
}) => {
  const { record, tip } = match('quorsum', { raceTo: 1 })
  const [first, last] = [firstChoice(record, tip), lineTo(record, tip).length]
  const page = await opening(browser, home, record)
  await expect(page.getByRole('heading', { level: 2, name: /wins$|^A draw$/ })).toBeVisible()
  await expect(page.getByRole('main').getByText('An evening to remember')).toBeVisible()
  await expect(big(page)).toBeInViewport({ ratio: 1 })
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  expect(await axeViolations(page)).toEqual([])

  // The button plays from the first decision to the end, in no more than half a minute, and Space pauses. From here on
  // time passes only as the test lets it.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await big(page).focus()
  await page.keyboard.press('Enter')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(first))
  await expect(page.getByRole('radio', { name: '30 s' })).toBeChecked()
  const pause = page.getByRole('button', { name: 'Pause', exact: true })
  await expect(pause).toBeFocused()
  // Its key moments are pinned on the graph, turns are numbered, and each step is told in one sentence.
  await expect(page.locator('.transport .pin').first()).toHaveText('1')
  await expect(page.locator('.transport .numbers text').nth(2)).toHaveText(/\d/)
  const happened = page.getByRole('region', { name: 'What happened' })
  await page.clock.runFor(12_000)
  await expect(happened.getByRole('listitem')).toHaveCount(0)
  await expect(happened).toHaveText(/\.$/)
  const middle = Number(await slider(page).getAttribute('aria-valuenow'))
  expect(middle).toBeGreaterThan(first)
  expect(middle).toBeLessThan(last)
  await page.keyboard.press('Space')
  await expect(pause).toHaveCount(0)
  await expect(happened.getByRole('listitem')).not.toHaveCount(0)
  await page.clock.runFor(5_000)
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(middle))
  await page.keyboard.press('Space')
  await page.clock.runFor(19_000)
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(last))
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

  // Back returns to it; a link to a step, the review and the arrow keys leave it.
  await page.goBack()
  await page.getByRole('button', { name: /the turning point/ }).click()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '5')
  await page.goBack()
  await page.getByRole('button', { name: 'Review the match' }).click()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(first))
  await page.clock.runFor(5_000)
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(first))
  await page.goBack()
  await expect(big(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(first))
  await page.context().close()
})

test('a page that is played, stepped through or opened at a place shows no alert', async ({
  browser,
  home,
}) => {
  const { record, tip } = match('quorsum', { raceTo: 1 })
  const page = await opening(browser, home, record)
  const alerts = page.locator('.toast').or(page.getByRole('alert'))
  const first = firstChoice(record, tip)
  await big(page).click()
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '1')
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
  await expect(alerts).toHaveCount(0)
  await page.goto(`${page.url().split('#')[0] ?? ''}#at=${first}`)
  await page.reload()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(first), { timeout: 60_000 })
  await page.getByRole('tab', { name: 'Match', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Match', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(alerts).toHaveCount(0)
  await page.context().close()
})

test('a page of a match that goes on says who is next, and plays what there is', async ({
  browser,
  home,
}) => {
  const { record, tip } = playedRecord(requireGame(sampleGame(1)), { steps: 12 })
  const page = await opening(browser, home, record, { width: 1024, height: 700 })
  await expect(page.getByRole('heading', { name: 'Not finished yet' })).toBeVisible()
  await expect(page.getByText(/is next to play$/)).toBeVisible()
  await expect(page.getByRole('list', { name: /How the match went|Key moments/ })).toHaveCount(0)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.keyboard.press('Space')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(firstChoice(record, tip)))
  await page.clock.runFor(31_000)
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(lineTo(record, tip).length))
  await page.context().close()
})

test('a page of a lesson opens at its first task and starts it, in both languages', async ({
  browser,
  home,
}) => {
  const page = await openLessonPage(browser, home, 'quorsum')
  const text = page.locator('.opening')
  await expect(text).toContainText('The first task')
  await expect(text).toContainText('Give pawn 1 all four dice')
  await expect(page.getByRole('button', { name: 'Review the match' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'One step short' })).toBeVisible()
  await expect(big(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Start the lesson' }).click()
  await expect(page.getByRole('region', { name: 'Practise' })).toBeVisible()
  // It is a lesson to its reader, not a record to review.
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Leave the lesson' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Review' })).toHaveCount(0)
  await expect(page.getByText('What you try here is not recorded')).toHaveCount(0)
  // The learner and the other player have Chinese names beside Chinese words.
  await page.getByRole('radio', { name: '中', exact: true }).click()
  await expect(page.locator('.screen')).toContainText('阿柏')
  await expect(page.locator('.screen')).not.toContainText(/\b(?:Bo|You)\b/)
  await page.context().close()
})

test('a page of a lesson opens with what its learner may see', async ({ browser, home }) => {
  const page = await openLessonPage(browser, home, 'chang-cheng')
  await expect(page.getByRole('button', { name: 'Start the lesson' })).toBeVisible()
  // Threat tiles show their backs.
  await expect(page.getByTestId('board').locator('.horse')).toHaveCount(6)
  await page.context().close()
})

test('on a phone the page of a lesson shows what its first task is about, all its words and its button', async ({
  browser,
  home,
}) => {
  for (const { id } of GAMES) {
    const page = await openLessonPage(browser, home, id)
    await page.setViewportSize(UPRIGHT)
    await expect(page.getByRole('button', { name: 'Start the lesson' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.ask')).toBeInViewport({ ratio: 1 })
    const [what = '', how = ''] =
      LESSONS[id]?.notes.find(({ task }) => task !== undefined)?.task?.words.en.split('\n') ?? []
    for (const words of [what, how])
      await expect(page.locator('.ask')).toContainText(words.replaceAll('*', ''))
    if (id === 'chang-cheng') {
      const frames = page.locator('.marks .mark')
      await expect(frames).toHaveCount(2)
      for (const frame of await frames.all()) await expect(frame).toBeInViewport({ ratio: 0.95 })
    }
    await page.context().close()
  }
})

test('a page of Chang Cheng opens on the whole wall, on a phone close to what happened last, with nothing over it', async ({
  browser,
  home,
}) => {
  const { record } = studyOf('chang-cheng')
  const line = lineTo(record, record.branches.get(MAIN)?.step ?? record.root)
  // The wall has grown on both sides by then.
  const has = ({ events }: (typeof line)[number], kind: string): boolean =>
    events.some(({ type }) => type === kind)
  const full = line.slice(0, -1).findLast((each) => has(each, 'wall.built') && has(each, 'province.scored'))
  if (full === undefined) throw new Error('no province is completed')
  putBranch(record, { id: MAIN, name: 'main', step: full.id, version: 9, deleted: false })
  const built = full.events.find(({ type }) => type === 'wall.built')
  const space = built !== undefined && 'space' in built ? String(Number(built.space) + 1) : ''
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await opening(browser, home, record, viewport)
    const board = page.getByTestId('board')
    const numbers = board.locator('text.number')
    await expect(numbers.getByText(space, { exact: true })).toBeInViewport({ ratio: 0.99 })
    if (viewport.width > 1000) {
      await expect(numbers.first()).toBeInViewport({ ratio: 0.99 })
      await expect(numbers.last()).toBeInViewport({ ratio: 0.99 })
      expect(await numbers.count()).toBeGreaterThanOrEqual(13)
    } else expect((await numbers.first().boundingBox())?.height).toBeGreaterThan(8)
    await expect(board.getByRole('radio')).toHaveCount(0)
    await expect(board.locator('[data-cc-reveal]')).toHaveCount(0)
    await page.context().close()
  }
})

const imported = async (app: Page, record: MatchRecord): Promise<void> => {
  await importRecord(app, record, TITLE.slice(0, 80))
  await openTable(app, record.root)
  await turnTo(app, 'Review')
}

test('a page of Quorsum, saved in the window, shows every position like the app, and its notes @sweep', async ({
  app,
  browser,
  home,
}) => {
  const { record, tip } = match('quorsum', { raceTo: 1 })
  await imported(app, record)
  await app.keyboard.press('ControlOrMeta+e')
  await shareDialog(app).getByRole('tab', { name: 'Web page' }).click()
  const saved = await savedBy(app, shareDialog(app).getByRole('button', { name: 'Save .html' }))
  expect(saved.name).toMatch(/\.html$/)
  const file = join(home, 'page.html')
  await writeFile(file, saved.buffer)
  await app.keyboard.press('Escape')
  await expect(shareDialog(app)).toBeHidden()

  const { page, told } = await offline(browser, file)
  await expect(page).toHaveTitle(TITLE)
  const steps = lineTo(record, tip).length
  const shown = await film(page, steps)
  expectSame(await film(app, steps, shown), shown)

  const notes = page.getByRole('region', { name: 'Notes on this step' })
  await page.keyboard.press('Home')
  await expect(notes.locator('strong')).toHaveText('evening')
  await page.keyboard.press('n')
  await expect(notes.getByRole('article')).toContainText('<img src=x onerror=hacked()> </script>')
  await expect(notes.getByRole('article')).toContainText('<b>Bo</b>')
  await expect(notes).toContainText('the turning point')
  await expect(notes).toContainText('!?')
  await notes.getByRole('button', { name: '#2' }).click()
  await expect(rows(page).and(page.locator('[aria-selected=true]'))).toHaveAttribute(
    'data-step',
    lineTo(record, tip)[1]!.id,
  )
  // A page has addresses, too.
  await expect(page).toHaveURL(/\.html#at=2@[0-9a-f]{8}$/)
  await page.reload()
  await expect(rows(page).and(page.locator('[aria-selected=true]'))).toHaveAttribute(
    'data-step',
    lineTo(record, tip)[1]!.id,
  )
  await page.goBack()
  await expect(notes.getByRole('article')).toContainText('<b>Bo</b>')
  told.length = 0
  // The branch is in the moves and leads to its own position.
  await page.getByText('Branch bolder', { exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('tab', { name: /^Notes/ }).click()
  await page.getByRole('button', { name: /Here it could have gone/ }).click()
  await expect(notes.getByRole('article')).toHaveText(/Here it could have gone/)

  // The result links to its steps, and a press on the board to the history there.
  await page.getByRole('tab', { name: 'Result' }).click()
  const result = endCard(page)
  await expect(result.locator('ol:not(.story)').getByRole('listitem')).toHaveCount(2)
  const facts = result.locator('.story').getByRole('button')
  await facts.first().click()
  await expect(facts.first()).toHaveAttribute('aria-current', 'step')
  await expect(result).toBeVisible()
  await page.keyboard.press('p')
  const places = page.getByRole('dialog', { name: /^Steps at / })
  await expect(places.getByRole('option')).not.toHaveCount(0)
  await expect(places.getByRole('button', { name: 'Try from here' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(places).toBeHidden()

  // On paper it is a study, with its boards, and without the screen's controls.
  await page.emulateMedia({ media: 'print' })
  const study = page.locator('.printed')
  await expect(study.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(study.getByRole('img', { name: /^Picture of step 5 of/ })).toBeVisible()
  await expect(study).toContainText(HOSTILE.slice(11))
  await expect(study, 'a comment beside the line brings that line along').toContainText(
    'Here it could have gone',
  )
  await expect(page.locator('#app')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(study).toBeHidden()

  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('radio', { name: '中', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  await expect(page.getByRole('tab', { name: '規則' })).toBeVisible()
  await page.getByRole('tab', { name: '本局', exact: true }).click()
  expect(await axeViolations(page)).toEqual([])
  // No control changes the record.
  await expect(page.getByRole('button', { name: /由此另下|復原|設定|改名/ })).toHaveCount(0)
  expect(told, 'nothing is asked for and nothing runs').toEqual([])

  // Even injected script would neither run nor make requests.
  const refused = page.waitForEvent('requestfailed')
  await page.locator('body').evaluate((body) => {
    const script = body.ownerDocument.createElement('script')
    script.textContent = 'globalThis.hacked = 1'
    body.append(script)
    body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="globalThis.hacked = 1"><img src="https://example.org/1">',
    )
  })
  expect((await refused).failure()?.errorText).toBe('csp')
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
  await page.context().close()
})

test('a page of Chang Cheng, made on the command line, shows every position like the app @sweep', async ({
  app,
  browser,
  home,
}) => {
  const { record, tip } = match('chang-cheng')
  await imported(app, record)
  const [from, file] = [join(home, 'match.qipu'), join(home, 'match.html')]
  await writeFile(from, encode(record))
  await promisify(execFile)(process.execPath, ['src/cli/qipu.ts', 'export', from, '--html', '--out', file], {
    cwd: ROOT,
  })
  expect((await readFile(file)).length).toBeLessThan(1_500_000)

  const { page, told } = await offline(browser, file)
  const steps = lineTo(record, tip).length
  const shown = await film(page, steps)
  expectSame(await film(app, steps, shown), shown)
  // A finished match can be viewed with all information, and as each seat.
  await page.getByRole('radio', { name: 'Spectator' }).click()
  await expect(page.getByRole('radio', { name: 'Spectator' })).toBeChecked()
  expect(told).toEqual([])
  await page.context().close()
})

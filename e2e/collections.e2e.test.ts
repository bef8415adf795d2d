/** A collection of matches: gathered, ordered, introduced, exported as one file or page, and imported elsewhere. */
import { GAMES } from '../src/engine/index.ts'
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { playedMatches } from '../src/main/testing/played-matches.ts'
import { axeViolations } from './support/accessibility.ts'
import { ask } from './support/apiRequest.ts'
import { expect, test } from './support/fixtures.ts'
import { startHost, makeHome, removeHome } from './support/host.ts'
import { importMatches } from './support/imports.ts'
import { importDialog, pickFiles, savedBy } from './support/library.ts'
import { expectStep } from './support/review.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'
import { go } from './support/screen.ts'

test('collections and puzzles are reached by keys, and a button adds selected matches to a collection', async ({
  app: page,
}) => {
  await importMatches(page, playedMatches([requireGame(sampleGame())]))
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(3)
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
  await page.keyboard.press('c')
  await expect(heading('Collections')).toBeVisible()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('New collection')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('n')
  await expect(page.getByLabel('Title of the new collection')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(3)
  await page.keyboard.press('p')
  await expect(heading('Puzzles')).toBeVisible()
  await page.keyboard.press('Escape')

  await rows.first().focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Add to a collection…' }).click()
  await page.getByLabel('Title of the new collection').fill('All of them')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 matches added to “All of them”', { exact: true })).toBeVisible()

  // Among all collections it shows its boards and how long they take to watch.
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Collections' }).click()
  const card = page.getByRole('link', { name: /All of them 3 matches.*about \d+ min/ })
  await expect(card.locator('svg')).toHaveCount(3)
  expect(await axeViolations(page)).toEqual([])
  await card.click()
  await page.getByRole('button', { name: 'Add matches…' }).click()
  await expect(page.getByRole('dialog', { name: 'Add matches', exact: true })).toBeVisible()
})

test('matches become a collection, which is exported as one file and imported in another library @sweep', async ({
  app: page,
  browser,
}) => {
  const matches = playedMatches([requireGame(sampleGame())])
  await importMatches(page, matches)
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(3)

  await test.step('selected matches go into a new one', async () => {
    await rows.first().focus()
    await page.keyboard.press('Control+a')
    await expect(page.getByRole('row', { selected: true })).toHaveCount(3)
    await rows.first().click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Add to a collection…' }).click()
    await page.getByLabel('Title of the new collection').fill('A rainy evening')
    await page.keyboard.press('Enter')
    await expect(page.getByText('3 matches added to “A rainy evening”', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Collections' }).click()
    await page.getByRole('link', { name: /A rainy evening/ }).click()
    await page.getByRole('link', { name: 'Edit' }).click()
  })

  const items = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move .* up$/ }) })
  const titles = () => items.locator('.ttl').allInnerTexts()

  await test.step('its introduction is stored after a pause in typing, and at once on leaving', async () => {
    const introduction = page.getByLabel('Introduction')
    const stored = async () => (await ask(page, 'collections.list', {}))[0]?.introduction
    await introduction.fill('Rain and tea')
    await expect.poll(stored).toBe('Rain and tea')
    await expect(introduction).toBeFocused()
    await introduction.fill('Rain, **tea** and dice.')
    await page.goBack()
    await expect.poll(stored).toBe('Rain, **tea** and dice.')
    await page.goForward()
  })

  await test.step('it is reordered, and order and introduction survive a reload', async () => {
    await expect(items).toHaveCount(3)
    const [first, second, third] = await titles()
    await page.getByRole('button', { name: `Move “${first}” down` }).click()
    await expect.poll(titles).toEqual([second, first, third])
    expect(await axeViolations(page)).toEqual([])
    await page.reload()
    await expect(page.locator('.read strong')).toHaveText('tea')
    await expect.poll(titles).toEqual([second, first, third])
  })

  await test.step('as one file it brings matches and order to another library', async () => {
    const order = await titles()
    await page.getByRole('button', { name: 'Share…' }).click()
    const saved = await savedBy(page, page.getByRole('button', { name: 'Save .zip' }))
    expect(saved.name).toBe('A rainy evening.zip')
    await page.getByRole('button', { name: 'Done' }).click()
    const home = await makeHome()
    const host = await startHost(home)
    const other = await browser.newPage()
    await other.goto(host.url)
    await expect(other.getByRole('heading', { name: /every move kept/ })).toBeVisible()
    await pickFiles(other, [{ name: saved.name, buffer: saved.buffer }])
    await expect(
      importDialog(other).getByText('The collection “A rainy evening” came with it: 3 matches.'),
    ).toBeVisible()
    const [collection] = await ask(other, 'collections.list', {})
    const opened = await ask(other, 'collections.open', { collection: collection?.id ?? '' })
    expect(opened.rows.map(({ title }) => title)).toEqual(order)
    await other.close()
    await host.stop()
    await removeHome(home)
  })

  await test.step('as a page it opens in any browser: contents, each match, and the links between them', async () => {
    const order = await titles()
    await page.getByRole('button', { name: 'Share…' }).click()
    await page.getByRole('radio', { name: 'A page to read anywhere' }).click()
    const saved = await savedBy(page, page.getByRole('button', { name: 'Save the page' }))
    expect(saved.name).toBe('A rainy evening.html')
    await page.getByRole('button', { name: 'Done' }).click()
    const file = test.info().outputPath('evening.html')
    await writeFile(file, saved.buffer)
    const context = await browser.newContext({ offline: true, locale: 'en-GB', reducedMotion: 'reduce' })
    const reader = await context.newPage()
    await reader.goto(pathToFileURL(file).href)
    await expect(reader).toHaveTitle('A rainy evening')
    await expect(reader.locator('strong')).toHaveText('tea')
    const links = reader.locator('main ol .ttl')
    await expect(links).toHaveText(order)
    await expect(reader.locator('main ol svg').first()).toBeVisible()
    expect(await axeViolations(reader)).toEqual([])

    const heading = reader.getByRole('heading', { level: 1 })
    await links.nth(1).click()
    await expect(heading).toHaveText(order[1]!)
    await reader.keyboard.press('End')
    await expect(reader).toHaveURL(/#match=2&at=\d+@/)
    await reader.reload()
    await expect(heading).toHaveText(order[1]!)
    await expect(reader).toHaveURL(/#match=2&at=\d+@/)
    await reader.getByRole('button', { name: 'Next match' }).click()
    await expect(heading).toHaveText(order[2]!)
    await expect(reader.getByRole('button', { name: 'Next match' })).toBeDisabled()
    await reader.goBack()
    await expect(heading).toHaveText(order[1]!)
    await reader.getByRole('button', { name: 'Contents' }).click()
    await expect(links).toHaveText(order)
    await context.close()
  })

  await test.step('it is deleted without its matches, and comes back by an undo', async () => {
    await page.getByRole('button', { name: 'Delete collection' }).click()
    await expect(page.getByRole('heading', { name: 'No collections yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByRole('link', { name: /A rainy evening/ })).toContainText('3 matches')
  })
})

test('without a collection the annotated matches make the first one, which shows the board to watch next', async ({
  app: page,
}) => {
  await go(page, '/collections')
  await page.getByRole('button', { name: 'Open the sample matches' }).click()
  await expect(page.getByRole('heading', { name: 'One match of each game', level: 2 })).toBeVisible()
  await expect(page.locator('.contents ol > li')).toHaveCount(GAMES.length)
  // The board of the next match is in its row, and nowhere else.
  await expect(page.locator('.opening .thumb')).toHaveCount(0)
})

test('an empty collection asks for matches, and is read and watched match by match', async ({
  app: page,
}) => {
  await importMatches(page, playedMatches([requireGame(sampleGame())]))
  await page.keyboard.press('c')
  // Before the screen is there, N would begin a match.
  await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible()
  await page.keyboard.press('n')
  await page.getByLabel('Title of the new collection').fill('Two evenings')
  await page.keyboard.press('Enter')
  const name = page.getByRole('heading', { name: 'Two evenings', level: 2 })
  await expect(name).toBeVisible()
  // Nothing on the page is a field.
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add matches…' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search your matches').fill(sampleGame())
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  await boxes.nth(0).press('Space')
  await dialog.getByRole('button', { name: 'Add 1 match' }).press('Enter')
  // Matches are added where it is edited as well; those in it are not offered.
  await page.getByRole('link', { name: 'Edit' }).press('Enter')
  await page.getByRole('button', { name: 'Add matches…' }).press('Enter')
  await expect(boxes).toHaveCount(2)
  await boxes.nth(1).press('Space')
  await dialog.getByRole('button', { name: 'Add 1 match' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Move .* up$/ })).toHaveCount(2)
  await page.getByRole('link', { name: 'Read' }).press('Enter')
  const contents = page.getByRole('region', { name: 'Two evenings' }).last()
  const items = contents.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(items).toHaveCount(2)
  await expect(items.first().locator('.board svg')).toBeVisible()
  // A sentence says who won and how, or who is to act.
  await expect(items.filter({ hasText: / won\. (?:Ahead|The lead changed) / })).toHaveCount(1)
  await expect(items.filter({ hasText: /Under way: .* to play\./ })).toHaveCount(1)
  await expect(page.getByText('0 of 2 watched')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  const [first = '', second = ''] = await contents.locator('.ttl').allInnerTexts()
  await page.getByRole('button', { name: `Start: ${first}` }).press('Enter')
  // It begins at the first decision, after the luck of the deal.
  await expect(page).toHaveURL(/review&at=[1-9]\d*@/)
  const start = Number(/at=(\d+)@/.exec(page.url())?.[1])
  await expectStep(page, start)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`at=${start + 1}@`))
  await page.goBack()
  await expect(items.first()).toContainText(new RegExp(`Step ${start + 1} of \\d+`))
  await page.getByRole('button', { name: `Go on: ${first}` }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`at=${start + 1}\\b`))
  await expectStep(page, start + 1)
  await page.keyboard.press('End')
  await expect(page).not.toHaveURL(new RegExp(`at=${start + 1}\\b`))
  await page.goBack()
  await expect(page.getByText('1 of 2 watched')).toBeVisible()
  await expect(items.first()).toContainText('Watched')
  await expect(page.getByRole('button', { name: `Go on: ${second}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /Two evenings/ })).toContainText('2 matches')
})

/** Fields that are updated from elsewhere while a person types in them, with late answers. */
import type { Locator, Page } from '@playwright/test'
import { ask } from './support/apiRequest.ts'
import { expect, test } from './support/fixtures.ts'
import { generatedRecord } from './support/generatedRecords.ts'
import { importFile } from './support/imports.ts'
import { openTable } from './support/library.ts'
import { lateAnswers } from './support/networkDelay.ts'
import { dock, field, kept } from './support/notes.ts'
import { go } from './support/screen.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Types `ab`, and `xy` before it, at full speed. */
const writeBackAndForth = async (of: Locator): Promise<void> => {
  await of.focus()
  await of.press('ControlOrMeta+a')
  await of.pressSequentially('ab', { delay: 40 })
  await of.press('Home')
  await of.pressSequentially('xy', { delay: 40 })
  await expect(of).toHaveValue('xyab')
}
const authorField = (page: Page): Locator => dock(page).locator('.author input').first()
const signField = (page: Page): Locator => dock(page).locator('.author input').last()
const quorsumMatch = async (page: Page): Promise<string> => {
  const match = await importFile(
    page,
    generatedRecord(requireGame(sampleGame()), { names: ['Ada', 'Bo'], main: 12 }),
  )
  await ask(page, 'settings.set', { author: 'Ada', sign: 'A' })
  return match
}

test('a bookmark, a comment and their author keep the typed text, even with late answers', async ({
  app,
}) => {
  const match = await quorsumMatch(app)
  await lateAnswers(app.context(), 600)
  await app.reload()
  await openTable(app, `${match}?review=1&at=5`)
  await dock(app).getByRole('button', { name: 'Bookmark' }).click()
  const name = app.getByRole('textbox', { name: 'Name of the bookmark' })
  await writeBackAndForth(name)
  await app.keyboard.press('m')
  await expect(name).toHaveValue('xymab')
  await name.press('Backspace')
  await writeBackAndForth(field(app))
  await writeBackAndForth(authorField(app))
  await writeBackAndForth(signField(app))
  await app.keyboard.press('Tab')
  await kept(app)
  const { notes } = await ask(app, 'notes.list', { match })
  expect(
    notes.map(({ body }) => (body.kind === 'comment' ? body.text : body.kind === 'bookmark' && body.name)),
  ).toEqual(['xyab', 'xyab'])
  await expect
    .poll(async () => {
      const { author, sign } = await ask(app, 'settings.get', {})
      return [author, sign]
    })
    .toEqual(['xyab', 'xyab'])
})

test('names are truncated between user-perceived characters @sweep', async ({ app }) => {
  const FAMILY = '👩‍👩‍👧‍👦'
  const match = await quorsumMatch(app)
  await ask(app, 'settings.set', { author: `${FAMILY} Chen`, sign: '' })
  await openTable(app, `${match}?review=1&at=5`)
  await expect(signField(app)).toHaveAttribute('placeholder', FAMILY)
  await go(app, '/')
  await expect(app.getByRole('row')).toHaveCount(1)
  await app.keyboard.press('f')
  const player = app.getByRole('combobox', { name: 'Played by' })
  await expect(player).toBeFocused()
  for (let n = 0; n < 12; n += 1) await app.keyboard.insertText(FAMILY)
  // The field has room for seven of them, and for no half of one.
  const seven = FAMILY.repeat(7)
  await expect.poll(() => player.inputValue()).toMatch(new RegExp(`^${seven}`, 'u'))
  await app.keyboard.press('Enter')
  await app.keyboard.press('Escape')
  await app.getByRole('button', { name: 'Save…' }).click()
  await expect(app.getByRole('dialog').getByRole('textbox')).toHaveValue(`With ${FAMILY.repeat(6)}`)
})

test('a change from another window does not change a field being typed in @sweep', async ({ app }) => {
  const match = await quorsumMatch(app)
  await openTable(app, `${match}?review=1&at=5`)
  await dock(app).getByRole('button', { name: 'Bookmark' }).click()
  const name = app.getByRole('textbox', { name: 'Name of the bookmark' })
  const [author, sign] = [authorField(app), signField(app)]
  await author.focus()
  await author.press('End')
  await author.pressSequentially(' and')
  await ask(app, 'settings.set', { author: 'Theirs', sign: 'T' })
  // A field that is not being typed in follows at once.
  await expect(sign).toHaveValue('T')
  await expect(author).toHaveValue('Ada and')
  await author.pressSequentially(' Bo')
  await author.press('Tab')
  await expect.poll(async () => (await ask(app, 'settings.get', {})).author).toBe('Ada and Bo')
  // Nothing was typed since, so the other window's text appears.
  await author.focus()
  await ask(app, 'settings.set', { author: 'Theirs again', sign: 'U' })
  await expect(sign).toHaveValue('U')
  await expect(author).toHaveValue('Ada and Bo')
  await author.blur()
  await expect(author).toHaveValue('Theirs again')

  await name.pressSequentially('mine')
  await kept(app)
  const { notes } = await ask(app, 'notes.list', { match })
  const id = notes[0]?.id ?? ''
  await ask(app, 'notes.edit', { match, edits: [{ id, body: { kind: 'bookmark', name: 'theirs' } }] })
  await ask(app, 'settings.set', { sign: 'V' })
  await expect(sign).toHaveValue('V')
  await expect(name).toHaveValue('mine')
  await name.pressSequentially(' too')
  await kept(app)
  await name.blur()
  await expect(name).toHaveValue('mine too')
})

test('a saved search, a filter and a collection keep the typed text, even with late answers @sweep', async ({
  app,
}) => {
  await quorsumMatch(app)
  const made = await ask(app, 'collections.put', {
    collection: null,
    title: 'Old',
    introduction: '',
    matches: [],
  })
  await lateAnswers(app.context(), 600)
  await app.reload()
  const search = app.getByRole('searchbox', { name: 'Search the records' })
  await writeBackAndForth(search)
  await app.getByRole('button', { name: 'Save…' }).click()
  const dialog = app.getByRole('dialog')
  await writeBackAndForth(dialog.getByRole('textbox'))
  await app.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await app.keyboard.press('s')
  await app.getByRole('menuitem', { name: 'Rename or delete…' }).click()
  const saved = dialog.getByRole('textbox')
  await saved.focus()
  await saved.press('Home')
  await saved.pressSequentially('now ', { delay: 40 })
  await saved.press('Enter')
  // Typing goes on before the answer arrives.
  await saved.press('End')
  await saved.pressSequentially(' and here', { delay: 40 })
  await saved.press('Tab')
  await expect
    .poll(async () => (await ask(app, 'library.searches', {})).map(({ name }) => name))
    .toEqual(['now xyab and here'])
  await app.keyboard.press('Escape')

  await go(app, `/collections/${made.id}?edit`)
  const title = app.getByRole('textbox', { name: 'Title' })
  await writeBackAndForth(title)
  const introduction = app.getByRole('textbox', { name: 'Introduction' })
  await writeBackAndForth(introduction)
  // Leaves at once, for another screen.
  await introduction.press('End')
  await introduction.pressSequentially('!')
  await go(app, '/statistics')
  await expect
    .poll(async () => {
      const [now] = await ask(app, 'collections.list', {})
      return [now?.title, now?.introduction]
    })
    .toEqual(['xyab', 'xyab!'])
})

test('the form for a new match keeps its entries, wherever one goes, until it is started @sweep', async ({
  app,
}) => {
  const name = app.getByLabel('Name of seat 1')
  const title = app.getByRole('textbox', { name: 'Title of the match' })
  const seed = app.getByLabel('Seed', { exact: true })
  const single = app.getByRole('radio', { name: 'A single game', exact: true })
  const games = app.getByRole('navigation', { name: 'Choose another game' })
  const openSheet = async (): Promise<void> => {
    await go(app, '/library')
    await expect(name).toHaveCount(0)
    await go(app, `/new/${sampleGame()}`)
    await expect(name).toBeVisible()
  }
  const fillIn = async (): Promise<void> => {
    await name.pressSequentially('Ada', { delay: 40 })
    await single.click()
    await app.getByRole('radio', { name: /Your own seed/ }).click()
    await seed.pressSequentially('plum', { delay: 40 })
    await title.pressSequentially('Friday', { delay: 40 })
  }
  const expectFilledIn = async (): Promise<void> => {
    await expect(name).toHaveValue('Ada')
    await expect(single).toBeChecked()
    await expect(seed).toHaveValue('plum')
    await expect(title).toHaveValue('Friday')
  }
  await openSheet()
  await fillIn()
  await app.goBack()
  await expect(name).toHaveCount(0)
  await openSheet()
  await expectFilledIn()

  await single.press('Escape')
  await expect(name).toHaveCount(0)
  await openSheet()
  await expectFilledIn()

  // Each game has a form of its own.
  await name.press('End')
  await name.pressSequentially(' Lee')
  await games.getByRole('link', { name: 'Qin' }).click()
  await expect(app.getByRole('heading', { name: 'Qin', exact: true })).toBeVisible()
  await expect(title).toHaveValue('')
  await expect(name).toHaveValue('')
  await games.getByRole('link', { name: 'Quorsum' }).click()
  await expect(name).toHaveValue('Ada Lee')
  await name.press('End')
  for (let n = 0; n < 4; n += 1) await name.press('Backspace')
  await app.reload()
  await expectFilledIn()

  await app.getByRole('button', { name: 'Discard changes' }).click()
  await expect(name).toHaveValue('')
  await expect(title).toHaveValue('')
  await openSheet()
  await expect(name).toHaveValue('')
  await fillIn()
  await app.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(app).toHaveURL(/#\/table\/[0-9a-f]{32}$/)
  // The next form begins like the started match, except for title and seed.
  await openSheet()
  await expect(name).toHaveValue('Ada')
  await expect(title).toHaveValue('')
  await expect(seed).toHaveCount(0)
  await expect(app.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
})

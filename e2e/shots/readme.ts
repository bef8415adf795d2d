/** The pictures of the README, written to docs/images: `npm run shots -- readme`. */
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { gameOf } from '../../src/engine/index.ts'
import type { State as QuorsumState } from '../../src/engine/games/quorsum/state.ts'
import type { Header } from '../../src/engine/record/step.ts'
import type { MatchRecord } from '../../src/engine/record/tree.ts'
import { request } from '../support/apiRequest.ts'
import { expect, test } from '../support/fixtures.ts'
import { openLesson, walkLesson } from '../support/lessons.ts'
import { openLibrary, openTable } from '../support/library.ts'
import { openTab } from '../support/moves.ts'
import { allotSome } from '../support/quorsum.ts'
import { go, pressCurtains } from '../support/screen.ts'
import { importRecord } from '../support/stages.ts'
import { chooserOf, namedHeader } from './choices.ts'
import { played } from './played.ts'
import { fillLibrary } from './shelf.ts'
import { studied, STUDIES } from './studied.ts'
import { picture } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const keep = (page: Page, name: string): Promise<void> => picture(page, name, join('docs', 'images'))

interface Scene {
  readonly id: string
  readonly options?: Header['options']
  readonly seats: number
  readonly until: (state: unknown) => boolean
}

/** A match that is under way. */
const underWay = ({ id, options = {}, seats, until }: Scene): MatchRecord => {
  const game = gameOf(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  const chance = { source: 'seeded', seed: 'readme' } as const
  const header = namedHeader(game, { seats, options, chance, nonce: '7'.padStart(32, '0') })
  return played(game, header, chooserOf(game), until)
}
const after = (turns: number, isIt: (state: unknown) => boolean = () => true): Scene['until'] => {
  let seen = 0
  return (state) => {
    seen += 1
    return seen > turns && isIt(state)
  }
}

const openUnderWay = async (page: Page, scene: Scene, title: string): Promise<void> => {
  const record = underWay(scene)
  await importRecord(page, record, title)
  await openTable(page, record.root)
  await expect(page.locator('.stage').or(page.locator('.curtain'))).toBeVisible()
  if (await page.locator('.curtain').isVisible()) await page.locator('.curtain .hold').click()
  await expect(page.locator('.place > *').first()).toBeVisible()
}

const openStudy = async (page: Page, id: string): Promise<void> => {
  const [game, study] = [gameOf(id), STUDIES[id]]
  if (game === undefined || study === undefined) throw new Error(`nobody has studied ${id}`)
  const { record, at } = studied(game, study)
  await importRecord(page, record, study.title)
  await openTable(page, `${record.root}?review=1&at=${study.at}`)
  await openTab(page, 'Moves')
  await expect(page.locator(`[data-step="${at}"]`)).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.marks .mark')).not.toHaveCount(0)
}

test('pictures of tables', async ({ app }) => {
  const isAllotting = (state: unknown): boolean => (state as QuorsumState).stage.is === 'allot'
  await pressCurtains(app)
  await openUnderWay(
    app,
    { id: 'quorsum', seats: 2, options: { raceTo: 3 }, until: after(24, isAllotting) },
    '雨夜對局 Rainy night',
  )
  await allotSome(app)
  await keep(app, 'table')
  await openLibrary(app)
  await openUnderWay(app, { id: 'qin', seats: 4, options: { side: 'lion' }, until: after(26) }, '四人秦')
  await request(app, 'settings.set', { language: 'zh-Hant', theme: 'night' })
  await expect(app.locator('html[lang=zh-Hant][data-theme=night]')).toBeVisible()
  await keep(app, 'table-night')
})

test('pictures of matches that were studied', async ({ app }) => {
  await openStudy(app, 'san-marco')
  await keep(app, 'study')
  await openLibrary(app)
  await openStudy(app, 'chang-cheng')
  await expect(app.locator('[data-cc-reveal]')).toBeVisible()
  await keep(app, 'chang-cheng')
})

test('a picture of a lesson', async ({ app }) => {
  await openLesson(app, 'san-marco')
  let isTaken = false
  await walkLesson(app, async (stop) => {
    if (stop === 'task' && !isTaken) await keep(app, 'lesson')
    isTaken ||= stop === 'task'
  })
})

test('pictures of the library and of setting up a match', async ({ app }) => {
  await fillLibrary(app)
  for (const [id, study] of Object.entries(STUDIES)) {
    const game = gameOf(id)
    if (game !== undefined) await importRecord(app, studied(game, study).record, study.title)
  }
  await openLibrary(app)
  await expect(app.getByRole('row')).not.toHaveCount(0)
  await expect(app.locator('.thumb svg').first()).toBeVisible()
  await keep(app, 'library')
  await go(app, '/new/quake-nopoly')
  await expect(app.getByLabel('Name of seat 1')).toBeVisible()
  await keep(app, 'new-match')
})

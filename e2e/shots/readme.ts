/** The pictures of the README, written to docs/images: `npm run shots -- readme`. */
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import type { State as QuorsumState } from '../../src/engine/games/quorsum/state.ts'
import type { Header } from '../../src/engine/record/step.ts'
import type { MatchRecord } from '../../src/engine/record/tree.ts'
import { ask } from '../support/apiRequest.ts'
import { expect, test } from '../support/fixtures.ts'
import { importRecord } from '../support/imports.ts'
import { openLesson, walkLesson } from '../support/lessons.ts'
import { openLibrary } from '../support/library.ts'
import { allotSome } from '../games/quorsum/locators.ts'
import { requireGame } from '../support/requireGame.ts'
import { go, openUncovered, pressCurtains } from '../support/screen.ts'
import { chooserOf, namedHeader } from '../support/choosers.ts'
import { openStudy } from './openStudy.ts'
import { played } from '../support/playedMatch.ts'
import { fillLibrary } from '../support/filledLibrary.ts'
import { studyOf } from '../support/studiedMatches.ts'
import { picture } from './take.ts'
import { GAMES } from '../../src/engine/index.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const keep = (page: Page, name: string): Promise<void> => picture(page, name, join('docs', 'images'))

interface Scene {
  readonly id: string
  readonly options?: Header['options']
  readonly seats: number
  readonly until: (state: unknown) => boolean
}

/** An unfinished match. */
const underWay = ({ id, options = {}, seats, until }: Scene): MatchRecord => {
  const game = requireGame(id)
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
  await openUncovered(page, record.root)
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
  await ask(app, 'settings.set', { language: 'zh-Hant', theme: 'night' })
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
  for (const { id } of GAMES) {
    const { record, title } = studyOf(id)
    await importRecord(app, record, title)
  }
  await openLibrary(app)
  await expect(app.getByRole('row')).not.toHaveCount(0)
  await expect(app.locator('.thumb svg').first()).toBeVisible()
  await keep(app, 'library')
  await go(app, '/new/quake-nopoly')
  await expect(app.getByLabel('Name of seat 1')).toBeVisible()
  await keep(app, 'new-match')
})

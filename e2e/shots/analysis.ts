/** Pictures of finished matches of every game: result, moments, review, analysis, and mistakes gone over. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { importRecord } from '../support/imports.ts'
import { openTable } from '../support/library.ts'
import { openTab } from '../support/moves.ts'
import { chooserOf } from '../support/choosers.ts'
import { GAME_DRIVERS } from '../support/gameDrivers.ts'
import { played } from '../support/playedMatch.ts'
import { requireGame } from '../support/requireGame.ts'
import { shoot } from './take.ts'
import { GAMES } from '../../src/engine/index.ts'
import { headerFor } from '../../src/engine/record/testing/player.ts'
import type { MatchRecord } from '../../src/engine/record/tree.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(900_000)

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dino', 'Elsa', 'Falk'] as const

/** A finished match of a person against bots. */
const finishedOf = (id: string): MatchRecord => {
  const game = requireGame(id)
  const seats = GAME_DRIVERS.get(id)?.study?.seats ?? game.seats.min
  const header = headerFor(game, {
    seats,
    options: {},
    chance: { source: 'seeded', seed: 'plum' },
    nonce: '4'.padStart(32, '0'),
  })
  const named = {
    ...header,
    seats: header.seats.map((seat, index) => ({
      ...seat,
      name: NAMES[index] ?? seat.name,
      player:
        index === 0 ? ({ kind: 'person' } as const) : ({ kind: 'bot', bot: 'search', level: 1 } as const),
    })),
  }
  return played(game, named, chooserOf(game))
}

const panel = (page: Page) => page.locator('.pages.scroll')

for (const { id } of GAMES)
  test(`pictures of the analysis of ${id}`, async ({ app }) => {
    await openTable(app, await importRecord(app, finishedOf(id), id))
    await expect(app.getByRole('button', { name: 'Review the match' })).toBeVisible()
    await shoot(app, `${id}-result`)
    await app.getByRole('button', { name: 'See the key moments' }).click()
    await expect(app.getByRole('region', { name: /key moment|No single/ }).last()).toBeVisible({
      timeout: 200_000,
    })
    await shoot(app, `${id}-moments`)
    await app.keyboard.press('Escape')
    await app.getByRole('button', { name: 'Review the match' }).click()
    await app.keyboard.press('ArrowRight')
    await openTab(app, 'Moves')
    await shoot(app, `${id}-review`)
    await app.keyboard.press('a')
    await expect(panel(app)).toBeVisible()
    await app.keyboard.press('k')
    await shoot(app, `${id}-analysis`)
    await panel(app).evaluate((e) => e.scrollTo(0, 1e6))
    await shoot(app, `${id}-analysis-end`)
    await app.keyboard.press('o')
    await shoot(app, `${id}-mistake`)
    await app.keyboard.press('s')
    await shoot(app, `${id}-mistake-answer`)
  })

/** Matches under way for the pictures of the README, which are written to docs/images. */
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import type { Header } from '../../src/engine/record/step.ts'
import type { MatchRecord } from '../../src/engine/record/tree.ts'
import { chooserOf, namedHeader } from '../support/choosers.ts'
import { importRecord } from '../support/imports.ts'
import { played } from '../support/playedMatch.ts'
import { openUncovered } from '../support/screen.ts'
import { picture } from './take.ts'

export const keep = (page: Page, name: string): Promise<void> => picture(page, name, join('docs', 'images'))

interface Scene {
  readonly options?: Header['options']
  readonly seats: number
  readonly until: (state: unknown) => boolean
}

/** An unfinished match. */
const underWay = (game: AnyGame, { options = {}, seats, until }: Scene): MatchRecord => {
  const chance = { source: 'seeded', seed: 'readme' } as const
  const header = namedHeader(game, { seats, options, chance, nonce: '7'.padStart(32, '0') })
  return played(game, header, chooserOf(game), until)
}
export const after = (turns: number, isIt: (state: unknown) => boolean = () => true): Scene['until'] => {
  let seen = 0
  return (state) => {
    seen += 1
    return seen > turns && isIt(state)
  }
}

export const openUnderWay = async (page: Page, game: AnyGame, scene: Scene, title: string): Promise<void> => {
  const record = underWay(game, scene)
  await importRecord(page, record, title)
  await openUncovered(page, record.root)
}

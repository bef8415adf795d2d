/** Half-transcribed matches. */
import type { Page } from '@playwright/test'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { changCheng } from '../../../src/engine/games/chang-cheng/index.ts'
import { parseNotation } from '../../../src/engine/games/chang-cheng/text/notation.ts'
import { begin, HERE } from '../../support/partialMatches.ts'

/**
 * Chang Cheng with two seats, Scouting among its event cards, the second seat to act. Only space 5 is free in province
 * 2, where each seat has an unseen card; all tiles are unseen.
 */
export const beginChangCheng = (page: Page): Promise<void> => {
  const options = { board1: '1A', board2: '2A', neutral: 'off', events: 'diplomacy-scouting' }
  const laid = ['m[? ? ?]', 'p[0 1 2]', 'm[? ? ?]', 'p[1 1 2]']
  const turns = ['6', 'm2=-3', '7', '?p2 ?p4', '?p2 5p5', '8', '14', 'm4=-2', '9', '19', 'm5=-4', '10', '20']
  const steps = [...laid, ...turns].values()
  return begin(page, changCheng as unknown as AnyGame, { seats: 2, options }, () => {
    const { done, value } = steps.next()
    return done === true ? HERE : parseNotation(value)
  })
}

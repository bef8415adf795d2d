/** Pictures of Quake-nopoly. */
import { quakeNopoly } from '../../../src/engine/games/quake-nopoly/index.ts'
import type { State } from '../../../src/engine/games/quake-nopoly/state.ts'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { picturesOfBoard } from '../../shots/boards.ts'
import { picturesOfMarks } from '../../shots/notes.ts'
import { shoot } from '../../shots/take.ts'
import { keep } from '../../shots/underWay.ts'
import { fillLibrary } from '../../support/filledLibrary.ts'
import { expect, test } from '../../support/fixtures.ts'
import { go, liftCurtain } from '../../support/screen.ts'
import { OWN_BOARD } from './driver.ts'
import { beginQuakeNopoly } from './partialMatch.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The list of games erases the game's own types.
const game = quakeNopoly as unknown as AnyGame

/** An open disaster that players can still affect. */
const isStriking = (state: unknown): boolean =>
  ['hit', 'shift', 'research'].includes((state as State).agenda[0]?.do ?? '')

picturesOfBoard(game, [
  { name: 'quake-nopoly-2', seats: 2, options: { variant: 'beginner' }, middle: 45 },
  { name: 'quake-nopoly-4', seats: 4, middle: isStriking },
  { name: 'quake-nopoly-6', seats: 6, middle: 200 },
])

const cards = (names: readonly string[]): readonly string[] =>
  names.filter((name) => /^[a-z]/.test(name) && !name.includes(':'))

picturesOfMarks(
  game,
  [2, 6].map((seats) => ({
    name: `quake-nopoly-${seats}`,
    seats,
    steps: 150,
    marks: (names) => {
      const [a = '', b = '', c = '', d = '', e = '', f = ''] = cards(names).filter(
        (_, index) => index % (seats === 2 ? 1 : 4) === 0,
      )
      return [
        { shape: 'circle', at: a, ink: 'seal' },
        { shape: 'arrow', from: b, to: e, ink: 'seal' },
        { shape: 'square', at: c, ink: 'ink' },
        { shape: 'label', at: d, text: 'A', ink: 'seal' },
        { shape: 'triangle', at: f, ink: 'ink' },
        { shape: 'circle', at: '2', ink: 'ink' },
      ]
    },
  })),
)

test('README: setting up a match', async ({ app }) => {
  await fillLibrary(app)
  await go(app, `/new/${quakeNopoly.id}`)
  await expect(app.getByLabel('Name of seat 1')).toBeVisible()
  await keep(app, 'new-match')
})

test('pictures of unseen buildings', async ({ app }) => {
  await beginQuakeNopoly(app, 6)
  await expect(app.getByRole('button', { name: 'All 3 not seen' })).toBeVisible()
  await shoot(app, 'unseen-draw')
  await beginQuakeNopoly(app, 4, ({ phase, agenda: [task], hands }) =>
    phase === 'setup' && task?.do === 'drawBuildings'
      ? {
          type: 'drawBuilding',
          seat: task.seat,
          building: task.seat === 0 && hands[0]?.length === 0 ? 'taipei101' : null,
        }
      : undefined,
  )
  await liftCurtain(app, 'pointer', OWN_BOARD)
  await app.keyboard.press('b')
  await shoot(app, 'unseen-build')
  await app.keyboard.type('temple')
  await shoot(app, 'unseen-search')
  await app.keyboard.press('Enter')
  await app.keyboard.press('Enter')
  await expect(app.locator('[data-qk-preview]')).toBeVisible()
  await shoot(app, 'unseen-named')
  await app.keyboard.press('v')
  await app.keyboard.press('u')
  await expect(app.locator('[data-qk-preview]')).toBeVisible()
  await shoot(app, 'unseen-review')
  await beginQuakeNopoly(app, 2, ({ phase, agenda: [task] }) => {
    if (task?.do === 'drawBuildings') return { type: 'drawBuilding', seat: task.seat, building: null }
    if (task?.do === 'turnUp') return { type: 'turnUp', seat: task.seat, event: 'designCompetition' }
    if (task?.do === 'forecast') return { type: 'forecast', change: 0 }
    if (task?.do === 'keep') return { type: 'carryOut' }
    return phase === 'construction' ? { type: 'pass' } : undefined
  })
  await liftCurtain(app, 'pointer', OWN_BOARD)
  await app.keyboard.press('u')
  await app.keyboard.press('u')
  await shoot(app, 'unseen-putback')
})

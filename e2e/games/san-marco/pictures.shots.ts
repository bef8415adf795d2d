/** Pictures of San Marco. */
import { sanMarco } from '../../../src/engine/games/san-marco/index.ts'
import type { State } from '../../../src/engine/games/san-marco/state.ts'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { picturesOfBoard } from '../../shots/boards.ts'
import { picturesOfMarks } from '../../shots/notes.ts'
import { openStudy } from '../../shots/openStudy.ts'
import { keep } from '../../shots/underWay.ts'
import { test } from '../../support/fixtures.ts'
import { openLesson, walkLesson } from '../../support/lessons.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The list of games erases the game's own types.
const game = sanMarco as unknown as AnyGame

/** Midway through a match, at a stage. */
const at =
  (stage: 'play' | 'divide' | 'choose') =>
  (state: unknown): boolean => {
    // A position of a game is a state of that game.
    const view = sanMarco.view(state as State, 'public')
    return view.passage === 2 && view.stage === stage && (stage !== 'play' || view.hand.length > 2)
  }

picturesOfBoard(game, [
  { name: 'san-marco-three', seats: 3, middle: at('play') },
  { name: 'san-marco-four', seats: 4, middle: at('choose') },
  { name: 'san-marco-divide', seats: 3, middle: at('divide') },
])

picturesOfMarks(game, [
  {
    name: 'san-marco',
    seats: 4,
    steps: 60,
    marks: () => [
      { shape: 'circle', at: '4', ink: 'seal' },
      { shape: 'arrow', from: '1', to: '6', ink: 'seal' },
      { shape: 'square', at: '5', ink: 'ink' },
      { shape: 'label', at: '2', text: 'A', ink: 'seal' },
      { shape: 'circle', at: '1-4', ink: 'ink' },
      { shape: 'triangle', at: '3-5', ink: 'seal' },
    ],
  },
])

test('README: a study', async ({ app }) => {
  await openStudy(app, sanMarco.id)
  await keep(app, 'study')
})

test('README: a lesson', async ({ app }) => {
  await openLesson(app, sanMarco.id)
  let isTaken = false
  await walkLesson(app, async (stop) => {
    if (stop === 'task' && !isTaken) await keep(app, 'lesson')
    isTaken ||= stop === 'task'
  })
})

/** Matches played by bots of one level. */
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { quickRandom } from '../src/engine/kernel/random.ts'
import { decideStep, drawStep } from '../src/engine/record/play.ts'
import { createPositions } from '../src/engine/record/positions.ts'
import { MAIN, type Header, type StepId } from '../src/engine/record/step.ts'
import { addStep, createRecord, putBranch, type MatchRecord } from '../src/engine/record/tree.ts'
import { createThinker, type Level } from '../src/engine/search/levels.ts'

/** A whole match with a bot of that level in every seat. The same header gives the same match. */
export const playedByLevel = (game: AnyGame, header: Header, level: Level): MatchRecord => {
  const record = createRecord(header)
  const positions = createPositions(record, game)
  const options = game.schemas.options.parse(header.options)
  let at: StepId = record.root
  for (;;) {
    const state = positions.at(at)
    const { by } = game.turn(state)
    if (by === 'nobody') {
      putBranch(record, { id: MAIN, name: 'main', step: at, version: 1, deleted: false })
      return record
    }
    if (by === 'chance') {
      const step = drawStep(record, positions, game, at)
      addStep(record, step)
      at = step.id
      continue
    }
    const sight = game.hasHiddenInformation(options)
      ? game.determinize(state, by, quickRandom(`${at} dealt`))
      : state
    const thinker = createThinker(game, { options, state: sight, seat: by }, level, at)
    thinker.search.run(thinker.playouts)
    const decided = decideStep(record, positions, game, at, by, thinker.decision())
    if (!decided.ok) throw new Error(`${game.id} refuses what its search found: ${decided.error.code}`)
    addStep(record, decided.value)
    at = decided.value.id
  }
}

/**
 * A process that plays into a library until it is killed: `node writer.ts FILE NUMBER`. It prints the match, then the
 * id of each step after the library has confirmed it.
 */
import { writeSync } from 'node:fs'
import { GAMES } from '../../../engine/index.ts'
import { decideStep, runChance } from '../../../engine/record/play.ts'
import { replayOf } from '../../../engine/record/positions.ts'
import { createRecord, addStep, type MatchRecord } from '../../../engine/record/tree.ts'
import type { AnyGame } from '../../../engine/kernel/game.ts'
import type { Step, StepId } from '../../../engine/record/step.ts'
import type { Library } from '../library.ts'
import { openLibrary } from '../open.ts'
import { exampleHeader, exampleSummary, mainAt } from './example.ts'

/** Writes unbuffered: what is printed here is stored already. */
const say = (line: string): void => void writeSync(1, `${line}\n`)

/** One of the first legal actions, not the same one each time, so that matches last. */
const someAction = (game: AnyGame, state: unknown, number: number): unknown => {
  const actions: unknown[] = []
  for (const action of game.legal(state)) {
    actions.push(action)
    if (actions.length > number % 97) break
  }
  return actions.at(-1)
}

/** Plays one match to its end with one durable change per action, acts of chance included. */
const playInto = (library: Library, game: AnyGame, number: number): void => {
  const record: MatchRecord = createRecord(
    exampleHeader(number, {
      game: game.id,
      rules: game.version,
      chance: { source: 'seeded', seed: `${number}` },
    }),
  )
  const replay = replayOf(record, game)
  const { positions } = replay
  const match = library.create(record.header, `Match ${number}`)
  say(`match ${match}`)
  let at: StepId = record.root
  const store = (steps: readonly Step[]): void => {
    at = steps.at(-1)?.id ?? at
    library.append(match, {
      steps,
      branches: [mainAt(at, record.steps.size)],
      reason: 'act',
      summary: exampleSummary({ steps: record.steps.size }),
    })
    for (const step of steps) say(`step ${step.id}`)
  }
  store(runChance(replay, at))
  for (
    let turn = game.turn(positions.at(at));
    typeof turn.by === 'number';
    turn = game.turn(positions.at(at))
  ) {
    const action = someAction(game, positions.at(at), record.steps.size + number)
    const decided = decideStep(replay, at, turn.by, action)
    if (!decided.ok) throw new Error(decided.error.code)
    addStep(record, decided.value)
    store([decided.value, ...runChance(replay, decided.value.id)])
  }
}

const [file, from] = process.argv.slice(2)
const [game] = GAMES
if (file === undefined || from === undefined || game === undefined) throw new Error('writer.ts FILE NUMBER')
const opened = openLibrary(file, { now: Date.now })
if (!opened.ok) throw new Error(opened.error.code)
for (let number = Number(from); ; number += 1) playInto(opened.value, game, number)

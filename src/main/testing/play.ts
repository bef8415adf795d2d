/** Plays matches through the api, for tests. */
import { quorsum } from '../../engine/games/quorsum/index.ts'
import { purposefulAction } from '../../engine/games/quorsum/testing/purposeful-play.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { seededRandom, type Random } from '../../engine/kernel/random.ts'
import { createPositions } from '../../engine/record/positions.ts'
import type { MatchId } from '../../engine/record/step.ts'
import type { Input, Output, StepRow, Table } from '../api/api.ts'
import type { State } from '../../engine/games/quorsum/state.ts'
import type { TestService, TestWindow } from './test-service.ts'

/** The game of matches for tests where it does not matter which: short, and with nothing hidden. */
export const sample = quorsum as AnyGame

type NewMatch = Input<'match.create'>
type Action = Input<'table.act'>['action']

/** A match of the sample between two persons with the seed `plum`, by default. */
export const newMatch = (changes: Partial<NewMatch> = {}): NewMatch => ({
  game: sample.id,
  title: 'Evening match',
  seats: [
    { name: '王小明', colour: 1, player: { kind: 'person' } },
    { name: 'Zoë', colour: 2, player: { kind: 'person' } },
  ],
  options: {},
  chance: { source: 'seeded', seed: 'plum' },
  ...changes,
})

/** Creates and opens a match. */
export const opened = async (window: TestWindow, changes: Partial<NewMatch> = {}): Promise<Table> => {
  const { match } = await window.ask('match.create', newMatch(changes))
  return window.ask('table.open', { match })
}

/** A legal action at a step, read from the stored record. */
export const choiceAt = (program: TestService, table: Table, random: Random): Action => {
  const loaded = program.library.load(table.match as MatchId)
  if (!loaded.ok) throw new Error(loaded.error.code)
  const state = createPositions(loaded.value, quorsum).at(program.storedTip(table)) as State
  return purposefulAction(state, () => [...quorsum.legal(state)], random)
}

/** Plays some actions, or to the end; returns the resulting table. */
export const playOn = async (
  program: TestService,
  window: TestWindow,
  from: Table,
  actions = Number.POSITIVE_INFINITY,
): Promise<Table> => {
  const random = seededRandom('choices', 0)
  let table = from
  for (let played = 0; played < actions && table.turn.by !== 'nobody'; played += 1) {
    const action = choiceAt(program, table, random)
    table = (await window.ask('table.act', { match: table.match, at: table.tip, action })).table
  }
  return table
}

/** A match in the library, and a file in which it was continued, so that importing it adds something. */
export const matchWithLongerCopy = async (
  program: TestService,
  window: TestWindow,
): Promise<{ readonly table: Table; readonly longer: Table; readonly bytes: string }> => {
  const table = await playOn(program, window, await opened(window), 4)
  const { match } = table
  const before = await window.ask('library.export', { match, format: 'qipu' })
  const longer = await playOn(program, window, table, 4)
  const { bytes } = await window.ask('library.export', { match, format: 'qipu' })
  await window.ask('library.bin', { matches: [match] })
  await window.ask('library.emptyBin', {})
  await window.ask('library.import', { name: 'mine.qipu', bytes: before.bytes })
  return { table, longer, bytes }
}

/** A match with more steps, and the user's own notes and branches; its main line is played. */
export const annotatedMatch = async (
  program: TestService,
  window: TestWindow,
  actions = 6,
  branches: readonly string[] = ['one', 'two'],
): Promise<{ readonly match: string; readonly tip: string }> => {
  const { match, tip } = await playOn(program, window, await opened(window), actions)
  await window.ask('notes.edit', {
    match,
    edits: [
      { step: match, body: { kind: 'comment', text: 'mine', author: 'Ada' } },
      { step: tip, body: { kind: 'glyph', glyph: '!!' } },
      { step: tip, body: { kind: 'bookmark', name: 'here' } },
    ],
  })
  for (const name of branches) await window.ask('table.branch', { match, step: match, name })
  await window.ask('table.switch', { match, branch: 'main' })
  return { match, tip }
}

/** The state of a table, as changing requests name it. */
export const at = ({ match, tip }: Table): { match: string; at: string } => ({ match, at: tip })

/** All rows of a match as the public sees them. */
export const rowsOf = (window: TestWindow, table: Table): Promise<StepRow[]> =>
  window.ask('table.rows', { match: table.match, viewer: 'public' })

/** The position of a table. */
export const positionOf = (window: TestWindow, table: Table): Promise<Output<'table.position'>> =>
  window.ask('table.position', { match: table.match, step: table.tip, viewer: 'public' })

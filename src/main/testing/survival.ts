/** Offers files to a program and does with accepted ones everything users do with a match. */
import type { AnyGame } from '../../engine/kernel/game.ts'
import { oneOf, seededRandom, type Random } from '../../engine/kernel/random.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { FILE_ERROR_CODES } from '../../engine/record/file/fault.ts'
import { createPositions } from '../../engine/record/positions.ts'
import type { MatchId } from '../../engine/record/step.ts'
import { storedTip } from './handles.ts'
import { api, type Answer, type Input, type Method, type Output } from '../api/api.ts'
import type { Connection } from '../api/connection.ts'
import type { Library } from '../library/library.ts'

export interface Program {
  readonly connection: Connection
  readonly library: Library
  readonly gameOf: (id: string) => AnyGame | undefined
}

export interface Survival {
  readonly taken: number
  /** Accepted up to the last good step, after the whole was refused. */
  readonly partly: number
  readonly refused: number
  /** Accepted matches that were continued: an action, a roll, an undo. */
  readonly playedOn: number
  /** The longest time to handle a file, in milliseconds. */
  readonly slowest: number
  readonly faults: readonly string[]
}

/** Positions checked in each match, besides first and last. */
const LOOKED_AT = 6
const FILE_CODES: ReadonlySet<string> = new Set([...FILE_ERROR_CODES, 'changesOwn'])

class Unanswered extends Error {}

/** An answer that matches the contract; anything but that or a code is thrown as `Unanswered`. */
const asker = ({ connection }: Program) => {
  const tried = async <M extends Method>(method: M, input: Input<M>, codes: ReadonlySet<string>) => {
    // The contract types the answer; the test validates it below.
    const answer = (await connection.handle(method, input)) as Answer<Output<M>>
    if (!answer.ok) {
      if (!codes.has(answer.error.code)) throw new Unanswered(`${method}: ${JSON.stringify(answer.error)}`)
      return answer
    }
    const fits = api[method].result.safeParse(answer.value)
    if (!fits.success) throw new Unanswered(`${method}: ${JSON.stringify(fits.error.issues.slice(0, 2))}`)
    return answer
  }
  const ask = async <M extends Method>(method: M, input: Input<M>): Promise<Output<M>> => {
    const answer = await tried(method, input, new Set())
    if (!answer.ok) throw new Unanswered(method)
    return answer.value
  }
  return { tried, ask }
}

const NO_GAME = new Set(['gameUnknown'])
const UNREADABLE = new Set(['gameUnknown', 'unreadableStep'])
const SECRET = new Set(['exportAfterMatch', 'gameUnknown', 'notInCopy'])

const looked = async (program: Program, match: MatchId, random: Random): Promise<boolean> => {
  const { tried, ask } = asker(program)
  const { rows } = await ask('library.list', { limit: 500 })
  if (!rows.some(({ id }) => id === match)) throw new Unanswered('not in the list')
  await tried('library.thumbnail', { match }, UNREADABLE)
  await ask('library.deals', { match })
  const opened = await tried('table.open', { match }, NO_GAME)
  if (!opened.ok) {
    await tried('library.export', { match, format: 'qipu' }, NO_GAME)
    return false
  }
  const { tip, viewer } = opened.value
  const steps = await ask('table.rows', { match, viewer: 'public' })
  await ask('table.rows', { match, viewer })
  const some = Array.from({ length: LOOKED_AT }, () => steps[random.below(steps.length)]?.id ?? tip)
  for (const step of [match, tip, ...some])
    for (const as of new Set([viewer, 'public' as const]))
      await tried('table.position', { match, step, viewer: as }, UNREADABLE)
  await ask('notes.list', { match })
  await ask('table.reflog', { match })
  await ask('unread.list', { match })
  await ask('analysis.look', { match })
  await ask('bots.look', { match })
  const { damage } = await ask('table.verify', { match })
  if (damage !== null) throw new Unanswered(`taken, and does not verify: ${JSON.stringify(damage)}`)
  const format = oneOf(['qipu', 'text', 'events', 'html'] as const, random)
  await tried('library.export', { match, format, as: 'public' }, SECRET)
  const whole = await tried('library.export', { match, format: 'qipu', analysis: true }, SECRET)
  if (whole.ok) {
    const read = decode(Buffer.from(whole.value.bytes, 'base64'), { games: [] })
    if (!read.ok || read.value.record.root !== match) throw new Unanswered('its own file is refused')
  }
  return opened.value.unplayable === null
}

/** A legal action or an outcome of chance at the tip, by the stored record. */
const actionAt = ({ library, gameOf }: Program, match: MatchId, tip: string, random: Random): unknown => {
  const loaded = library.load(match)
  if (!loaded.ok || loaded.damage !== null) throw new Unanswered('stored, and cannot be read')
  const game = gameOf(loaded.value.header.game)
  const state =
    game === undefined
      ? undefined
      : createPositions(loaded.value, game).at(storedTip(library, { match, tip }, gameOf))
  return game?.sampleLegal(state, random)
}

/** Continues a match: a step or two, an undo, a branch, a note. */
const playedOn = async (program: Program, match: MatchId, random: Random): Promise<void> => {
  const { tried, ask } = asker(program)
  await ask('bots.pause', { match, paused: true })
  for (let turn = 0; turn < 3; turn += 1) {
    const table = await ask('table.open', { match })
    if (table.turn.by === 'nobody') break
    const at = { match, at: table.tip }
    if (table.turn.by === 'chance') await ask('table.roll', at)
    else {
      if (table.curtain !== null) await ask('table.liftCurtain', { match, seat: table.curtain })
      const action = actionAt(program, match, table.tip, random) as Input<'table.act'>['action'] // the game's own
      await tried('table.act', { ...at, action }, new Set(['botToAct']))
    }
  }
  const { tip } = await ask('table.open', { match })
  await tried('table.undo', { match, at: tip }, new Set(['undoOff', 'undoReveals', 'nothingToUndo']))
  await tried('table.branch', { match, step: tip }, new Set(['branchAfterMatch', 'tooManyBranches']))
  const body = { kind: 'comment', text: 'And on it goes', author: '' } as const
  await tried(
    'notes.edit',
    { match, edits: [{ step: tip, body }] },
    new Set(['tooManyAnnotations', 'tooMuchSaid', 'tooMuchEverSaid']),
  )
}

/** Offers every file whole and, if refused, up to its last good step. Removes accepted matches again. */
export const survive = async (
  program: Program,
  files: Iterable<{ readonly kind: string; readonly bytes: Uint8Array }>,
): Promise<Survival> => {
  const { tried, ask } = asker(program)
  const count = { taken: 0, partly: 0, refused: 0, playedOn: 0 }
  const faults: string[] = []
  let slowest = 0
  let number = 0
  const offer = async (bytes: Uint8Array, upTo: 'all' | 'lastGood') => {
    const from = performance.now()
    const file = { name: 'mutant.qipu', bytes: Buffer.from(bytes).toString('base64'), upTo }
    const answer = await tried('library.import', file, FILE_CODES)
    slowest = Math.max(slowest, performance.now() - from)
    return answer
  }
  for (const { kind, bytes } of files) {
    number += 1
    const random = seededRandom('survival', number)
    try {
      const whole = await offer(bytes, 'all')
      const part = whole.ok ? whole : await offer(bytes, 'lastGood')
      if (!part.ok) {
        count.refused += 1
        continue
      }
      count[whole.ok ? 'taken' : 'partly'] += 1
      // The id of a match, as the contract has it.
      const match = part.value.match as MatchId
      if (await looked(program, match, random)) {
        await playedOn(program, match, random)
        count.playedOn += 1
        await looked(program, match, random)
      }
      await ask('table.close', { match })
      await ask('library.bin', { matches: [match] })
      await ask('library.emptyBin', {})
    } catch (thrown) {
      // Anything else is a bug of the program, and is reported too.
      faults.push(`${kind}: ${thrown instanceof Unanswered ? thrown.message : String(thrown)}`)
      for (const match of program.library.ids()) program.library.bin([match])
      program.library.emptyBin()
    }
  }
  const broken = program.library.check()
  if (broken !== null) faults.push(`the library: ${JSON.stringify(broken)}`)
  return { ...count, slowest, faults }
}

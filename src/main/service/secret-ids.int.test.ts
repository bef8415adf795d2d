/**
 * The ids of steps are hashes of what they say, hidden things too: whoever holds one can try out what was drawn. While a
 * match with secrets goes on nothing a window or a copy holds can be tried so, of any game.
 */
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { hasSecrets } from '../../engine/kernel/testing/has-secrets.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'
import { sameJson } from '../../engine/record/canonical.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { copyBranchId, stepId } from '../../engine/record/ids.ts'
import { createPositions } from '../../engine/record/positions.ts'
import { MAIN, type Step, type StepId } from '../../engine/record/step.ts'
import { midwayRecord, playedRecord } from '../../engine/record/testing/player.ts'
import { depthOf, lineTo, putAnnotation, putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import { EXPORT_FORMATS } from '../sharing/export.ts'
import { SECRET_FINDERS } from '../testing/secret-finders.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'

const secretive = GAMES.filter(hasSecrets)

let program: TestService
beforeEach(() => {
  program = createTestService()
})
afterEach(() => program.close())

const isHidden = (game: AnyGame, { action, actor, events }: Step, viewer: Viewer): boolean =>
  !sameJson(game.redactAction(action, actor, viewer), action) ||
  events.some((event) => !sameJson(game.redactEvent(event, viewer), event))

const mainOf = (record: MatchRecord): readonly Step[] =>
  lineTo(record, record.branches.get(MAIN)?.step ?? record.root)

/** A match that goes on, in which all that is hidden is linked in comments and has a branch named as a copy's main line is. */
const middleOf = (game: AnyGame, steps: number): MatchRecord => {
  const { record } = midwayRecord(game, { steps, nonce: String(steps).padStart(32, '0') })
  const hidden = mainOf(record).filter((step) => isHidden(game, step, 'public'))
  for (const [at, { id }] of hidden.entries()) {
    putBranch(record, { id: copyBranchId(id), name: `copy ${at}`, step: id, version: 1, deleted: false })
    const text = `See [[#${depthOf(record, id)}@${id.slice(0, 8)}]] and [[#${depthOf(record, id)}@${id}|there]].`
    putAnnotation(record, {
      id: at.toString(16).padStart(16, '0'),
      step: id,
      body: { kind: 'comment', text, author: 'Ada' },
      version: 1,
      deleted: false,
    })
  }
  return record
}

const MOST_TRIED = 5_000

/** Which hidden steps of the played line are found by trying what they may have been against all hex digits in a text. */
const foundIn = (game: AnyGame, record: MatchRecord, viewer: Viewer, text: string) => {
  const words = new Set(text.match(/[0-9a-f]{8,32}/g))
  const parents = [...words].filter((word) => word.length === 32) as StepId[] // what an id looks like
  const positions = createPositions(record, game)
  const hidden = mainOf(record).filter((step) => isHidden(game, step, viewer))
  const found = hidden.filter(({ parent, actor, action }) => {
    const state = positions.at(parent)
    const seen = game.redactAction(action, actor, viewer)
    let tried = 0
    for (const other of game.legal(state)) {
      if ((tried += 1) > MOST_TRIED) return false
      if (!sameJson(game.redactAction(other, actor, viewer), seen)) continue
      const decision = game.decide(state, other)
      if (!decision.ok) continue
      // Somebody who tries has the ids that are told, and may have found out all that comes before.
      for (const from of new Set([parent, ...parents.slice(0, tried < 200 ? undefined : 0)])) {
        const id = stepId({ parent: from, actor, action: other, events: decision.events })
        if (words.has(id) || words.has(id.slice(0, 8)) || words.has(copyBranchId(id))) return true
      }
    }
    return false
  })
  return { hidden: hidden.length, found: found.length }
}

/** All that a window is answered and told while it looks at everything, as one text. */
const heldBy = async (window: TestWindow, match: string): Promise<string> => {
  const rows = await window.ask('table.rows', { match, viewer: 'public' })
  const positions = await Promise.all(
    rows.map(({ id }) => window.ask('table.position', { match, step: id, viewer: 'public' })),
  )
  const correction = { match, at: rows.at(-1)?.id ?? match, step: rows.at(-1)?.id ?? match }
  return JSON.stringify([
    rows,
    positions,
    await window.ask('table.open', { match }),
    await window.ask('table.read', { match }),
    await window.ask('table.reflog', { match }),
    await window.ask('table.verify', { match }),
    await window.ask('notes.list', { match }),
    await window.ask('notes.versions', { match }),
    await window.ask('unread.list', { match }),
    await window.ask('library.list', { text: 'see' }),
    await window.ask('imports.list', {}),
    await window.ask('analysis.look', { match }),
    await window.refused('table.correct', correction),
    window.pushed('table.changed'),
    window.pushed('notes.changed'),
  ])
}

const fileOf = (record: MatchRecord): { readonly name: string; readonly bytes: string } => ({
  name: 'An evening.qipu',
  bytes: Buffer.from(encode(record)).toString('base64'),
})

/** What is in a file, in a page too. */
const contentOf = (bytes: string): string => {
  const file = Buffer.from(bytes, 'base64')
  if (file[0] === 0x1f) return gunzipSync(file).toString('utf8')
  const text = file.toString('utf8')
  const packed = [...text.matchAll(/H4sI[\w+/=]+/g)].map(([each]) => each)
  return [text, ...packed.map((each) => contentOf(each))].join('\n')
}

it('games whose folders tell how secrets are found are such games', () => {
  expect(secretive.map(({ id }) => id)).toEqual(expect.arrayContaining([...SECRET_FINDERS.keys()]))
  expect(SECRET_FINDERS.size).toBeGreaterThan(2)
})

describe.each(secretive.map((game) => [game.id, game] as const))('a match of %s', (_, game) => {
  it('is found out by whoever has its own ids', () => {
    const record = middleOf(game, 30)
    const ids = JSON.stringify([...record.steps.keys()])
    const { hidden, found } = foundIn(game, record, 'public', ids)
    expect(hidden).toBeGreaterThan(1)
    // Some deals have more outcomes than are tried here.
    expect(found).toBeGreaterThan(0)
  })

  it('gives a window nothing to try', async () => {
    const record = middleOf(game, 30)
    const window = program.window()
    await window.ask('library.import', fileOf(record))
    const held = await heldBy(window, record.root)
    expect(foundIn(game, record, 'public', held)).toMatchObject({ found: 0 })
    for (const id of record.steps.keys()) expect(held).not.toContain(id.slice(0, 8))
  })

  // Two of the games are the sample of the first tier.
  const tags = secretive.indexOf(game) < 2 ? [] : ['sweep']
  it('gives nothing to try in any copy that may leave it', { tags }, async () => {
    const record = middleOf(game, 30)
    const window = program.window()
    await window.ask('library.import', fileOf(record))
    const { curtain } = await window.ask('table.open', { match: record.root })
    const seat = curtain ?? expect.fail('nobody is to act')
    await window.ask('table.liftCurtain', { match: record.root, seat })
    for (const as of ['public', seat] as const)
      for (const format of EXPORT_FORMATS) {
        const { bytes } = await window.ask('library.export', { match: record.root, format, as })
        expect(foundIn(game, record, as, contentOf(bytes)), `${format} as ${as}`).toMatchObject({ found: 0 })
      }
  })

  it('answers a guess as it answers nonsense', async () => {
    const record = middleOf(game, 30)
    const match = record.root
    const window = program.window()
    await window.ask('library.import', fileOf(record))
    const last =
      mainOf(record).findLast((step) => isHidden(game, step, 'public')) ?? expect.fail('all is open')
    const place = `#${depthOf(record, last.id)}@`
    const answersTo = async (step: string): Promise<string> => {
      const { notes } = await window.ask('notes.edit', {
        match,
        edits: [
          { step: match, body: { kind: 'comment', text: `[[${place}${step.slice(0, 8)}]]`, author: '' } },
        ],
      })
      return JSON.stringify([
        await window.refused('table.position', { match, step, viewer: 'public' }),
        await window.refused('table.branch', { match, step }),
        await window.refused('analysis.look', { match, step }),
        notes.map(({ body }) => body),
        (await window.ask('library.list', { text: step.slice(0, 8) })).total,
      ])
    }
    const nonsense = '0123456789abcdef'.repeat(2)
    expect(await answersTo(last.id)).toBe(await answersTo(nonsense))
  })

  it('keeps the names of steps over a restart, and once it is over finds them by their ids as well', async () => {
    const record = middleOf(game, 30)
    const match = record.root
    await program.window().ask('library.import', fileOf(record))
    const rows = await program.window().ask('table.rows', { match, viewer: 'public' })
    program = program.restart()
    const window = program.window()
    expect(await window.ask('table.rows', { match, viewer: 'public' })).toEqual(rows)
    // The same match to its end, which then counts as played.
    const end = playedRecord(game, { steps: 10_000, nonce: String(30).padStart(32, '0') }).record
    const { news } = await window.ask('library.import', { ...fileOf(end), copyName: 'To the end' })
    const branch =
      news?.branches.find(({ how }) => how === 'copyMain')?.id ?? expect.fail('it brought no line')
    await window.ask('table.promote', { match, branch })
    const { viewer } = await window.ask('table.open', { match })
    expect(viewer).toBe('all')
    const names = new Map(
      (await window.ask('table.rows', { match, viewer: 'all' })).map((row) => [row.id, row]),
    )
    for (const { id, known } of rows) {
      expect(known).toBeUndefined()
      expect(names.get(id)).toBeDefined()
    }
    for (const [at, { id }] of mainOf(record).entries()) {
      const named = rows.find(({ depth }) => depth === at + 1)?.id ?? expect.fail(`no step ${at}`)
      expect(names.get(named)?.known).toBe(id)
      const found = await window.ask('table.position', { match, step: named, viewer: 'all' })
      expect(await window.ask('table.position', { match, step: id, viewer: 'all' })).toEqual(found)
    }
  })
})

import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { hasSecrets } from '../../engine/kernel/testing/has-secrets.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { MAIN } from '../../engine/record/step.ts'
import { playedRecord } from '../../engine/record/testing/player.ts'
import { putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import { createWorkspace, runCli } from '../testing/run.ts'

const secretive = GAMES.filter(hasSecrets).map((game) => [game.id, game] as const)
const open = GAMES.find((game) => !hasSecrets(game)) ?? expect.fail('every game has secrets')

const fileOf = (game: AnyGame, steps: number): { readonly file: string; readonly record: MatchRecord } => {
  const { at } = createWorkspace()
  const { record, tip } = playedRecord(game, { steps, changes: 0 })
  putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1_000, deleted: false })
  const file = at(`${game.id}.qipu`)
  writeFileSync(file, encode(record))
  return { file, record }
}

describe.each(secretive)('a match of %s that is not over', (_id, game) => {
  it('is shown to a seat or spectators without ids, which hash hidden information', async () => {
    const { file, record } = fileOf(game, 12)
    const ids = [record.root, ...record.steps.keys()]
    for (const viewer of ['0', '1', 'public'])
      for (const form of [[], ['--json']]) {
        const { out, err, exit } = await runCli(['show', file, '--as', viewer, ...form])
        expect(exit).toBe(0)
        for (const id of ids) expect(out).not.toContain(id)
        // A spectator sees nothing secret, so there is no warning.
        expect(err === '').toBe(viewer === 'public')
      }
  })

  it('is shown whole, with its ids, on request', async () => {
    const { file, record } = fileOf(game, 12)
    const { out, err } = await runCli(['show', file, '--as', 'all', '--json'])
    expect(JSON.parse(out)).toMatchObject({ match: record.root, step: record.branches.get(MAIN)?.step })
    expect(err).toContain('this match is not over')
  })
})

it('a match without secrets is shown with its ids to anybody', async () => {
  const { file, record } = fileOf(open, 6)
  expect(JSON.parse((await runCli(['show', file, '--json'])).out)).toMatchObject({ match: record.root })
})

it('a step is shown in words followed by its notation, in either language', async () => {
  const { file } = fileOf(open, 6)
  const shown = async (...language: string[]): Promise<string> =>
    (await runCli(['show', file, '--step', '2', ...language])).out.split('\n')[2] ?? ''
  expect(await shown()).toMatch(/^.+: [A-Z][^()]+ \(.+\)$/)
  expect(await shown('--language', 'zh-Hant')).toMatch(/^.+: .*\p{Script=Han}.* \(.+\)$/u)
  expect((await runCli(['show', file, '--language', 'tlh'])).exit).not.toBe(0)
})

import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameOf } from '../engine/index.ts'
import { encode } from '../engine/record/file/encode.ts'
import { MAIN } from '../engine/record/step.ts'
import { headerFor } from '../engine/record/testing/player.ts'
import { createRecord, putBranch } from '../engine/record/tree.ts'
import { createWorkspace, runCli } from './testing/run.ts'

describe('options that need more seats than there are', () => {
  const beyond = ['--game', 'san-marco', '--seats', '3', '--options', '{"firstSeat":4}']
  const words = 'With 3 seats the option firstSeat cannot be 4: that takes 4 seats.'

  it.each([
    ['referee', '--chance', 'seed:a'],
    ['simulate', '--count', '1'],
    ['arena', '--bots', 'random', '--count', '1'],
  ])('are refused by qipu %s', async (command, ...rest) => {
    const { out, err, exit } = await runCli([command, ...beyond, ...rest])
    expect({ out, exit }).toEqual({ out: '', exit: 2 })
    expect(err).toContain(words)
  })

  it('make an invalid record that no import accepts', async () => {
    const { at, qipu } = createWorkspace()
    const game = gameOf('san-marco')!
    const record = createRecord(headerFor(game, { options: { firstSeat: 4 } }))
    putBranch(record, { id: MAIN, name: 'main', step: record.root, version: 1, deleted: false })
    writeFileSync(at('odd.qipu'), encode(record))
    const verified = await qipu('verify', at('odd.qipu'))
    expect(verified.exit).toBe(1)
    expect(verified.out).toContain(words)
    const imported = await qipu('import', at('odd.qipu'))
    expect(imported.exit).toBe(1)
    expect(imported.err).toContain(words)
  })
})

describe('the command line', () => {
  it('prints its help', async () => {
    const help = await runCli(['--help'])
    expect(help.exit).toBe(0)
    const commands = [...help.out.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name!)
    expect(commands).toEqual([
      'referee',
      'games',
      'simulate',
      'arena',
      'analyse',
      'verify',
      'show',
      'export',
      'import',
      'imports',
      'undo-import',
      'list',
      'library',
      'backups',
      'restore',
    ])
    for (const command of commands) {
      const help = await runCli([command, '--help'])
      expect(help.out).toContain(`Usage: qipu ${command}`)
      expect(help.exit).toBe(0)
    }
  })

  it.each([
    [[], 2, 'Usage:'],
    [['dance'], 2, 'There is no command "dance"'],
    [['constructor'], 2, 'There is no command "constructor"'],
    [['simulate'], 2, '--game is missing'],
    [['simulate', '--game', 'chess'], 2, 'There is no game "chess"'],
    [['simulate', '--game', 'quorsum', '--options', '{"raceTo":2}'], 2, 'raceTo (1, 3, 5, 7, 11)'],
    [['referee', '--game', 'quorsum', '--chance', 'seed:'], 2, '--chance is'],
    [['verify', 'nothing.qipu'], 3, 'nothing.qipu cannot be read'],
  ])('says in plain words what is wrong with %j', async (args, exit, words) => {
    const ran = await runCli(args)
    expect(ran.exit).toBe(exit)
    expect(ran.err).toContain(words)
    expect(ran.err).not.toContain('    at ')
  })

  it('prints schemas by which a program can play', async () => {
    const [quorsum] = JSON.parse((await runCli(['games', '--json'])).out)
    expect(quorsum).toMatchObject({
      id: 'quorsum',
      seats: { min: 2, max: 2 },
      options: { raceTo: { default: 1 } },
    })
    expect(quorsum.schemas.options.required ?? []).toEqual([])
    expect(JSON.stringify(quorsum.schemas.action)).toContain('"const":"allot"')
    expect(JSON.stringify(quorsum.schemas.event)).toContain('"const":"match.ended"')
    expect(quorsum.schemas.view.properties.tiles.items.required).toEqual(['value', 'side'])
    expect(quorsum.schemas.outcome.properties.ending.enum).toContain('stalemate')
    expect(quorsum).toMatchObject({
      protocol: 1,
      stageIn: 'stage',
      stages: { allot: { by: 'seat', actions: ['allot'], refusal: { code: 'notNow', rule: 'QO-8' } } },
      refusals: { tileLocked: { rules: ['QO-16'], details: { required: ['tile'] } } },
      box: { dice: { data: 4 } },
    })
  })
})

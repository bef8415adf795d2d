import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockLocation } from '../../main/library/location/library-location.ts'
import { exampleHeader } from '../../main/library/testing/example.ts'
import { opened } from '../../main/library/testing/temporary-library.ts'
import { createWorkspace } from '../testing/run.ts'

const evening = () => {
  const workspace = createWorkspace()
  mkdirSync(workspace.home)
  const library = opened(join(workspace.home, 'library.sqlite'))
  library.create(exampleHeader(1), 'An evening')
  library.close()
  return workspace
}

it('prints where the library is, moves it, and works on it there', async () => {
  const { at, home, qipu } = evening()
  expect(await qipu('library')).toMatchObject({ exit: 0, out: `${join(home, 'library.sqlite')}\n` })
  const to = at('elsewhere')
  expect(await qipu('library', 'move', to)).toMatchObject({
    exit: 0,
    out: `The library is in ${join(to, 'library.sqlite')} now.\n`,
  })
  expect((await qipu('list')).out).toContain('An evening')
  expect((await qipu('library')).out).toContain(to)
  expect(existsSync(join(home, 'library.sqlite'))).toBe(false)
})

it('refuses with a sentence, and while Qipu runs', async () => {
  const { at, home, qipu } = evening()
  writeFileSync(at('file'), '')
  expect(await qipu('library', 'move', at('file'))).toMatchObject({
    exit: 3,
    err: expect.stringMatching(/is not a folder .* \(moveNoFolder\)/),
  })
  expect(await qipu('library', 'move')).toMatchObject({ exit: 2 })
  const running = lockLocation(home)
  expect(await qipu('library', 'move', at('elsewhere'))).toMatchObject({
    exit: 3,
    err: expect.stringContaining('Qipu is running'),
  })
  running?.release()
  expect((await qipu('list')).out).toContain('An evening')
})

it('creates no empty library if the folder is missing, and says what to do', async () => {
  const { at, home, qipu } = evening()
  await qipu('simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', at('files'))
  const [file = ''] = readdirSync(at('files'))
  await qipu('library', 'move', at('drive'))
  rmSync(at('drive'), { recursive: true })
  for (const command of [['list'], ['import', at(join('files', file))], ['backups'], ['library']]) {
    const ran = await qipu(...command)
    expect([ran.exit, ran.err], command[0]).toEqual([3, expect.stringContaining('it is not there now')])
  }
  expect([existsSync(at('drive')), existsSync(join(home, 'library.sqlite'))]).toEqual([false, false])
  expect(await qipu('library', 'use', at('none'))).toMatchObject({ exit: 3 })
})

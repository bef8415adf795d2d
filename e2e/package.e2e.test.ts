/** The contents of the desktop program's package, and that it runs from there. Needs no window. */
import { extractAll, listPackage, statFile } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { expect, test } from '@playwright/test'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { looksIntoLibrary, readsAndVerifies, thinks } from '../src/main/electron/testing/threads.ts'
import { packageInto } from './support/packaging.ts'
import { ROOT } from './support/root.ts'

test.skip(process.platform !== 'linux', 'each system packages for itself; the stand-in is one for Linux')

test('the package holds what was built and SQLite, and its threads work from there @sweep', async () => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'qipu-package-'))
  try {
    const made = await packageInto(folder)
    const archive = join(made.folder, 'resources', 'app.asar')
    const files = listPackage(archive, { isPack: false })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => !('files' in statFile(archive, name.slice(1))))
    const bytes = (names: readonly string[]): number =>
      names.reduce((sum, name) => {
        const stat = statFile(archive, name.slice(1))
        return sum + ('size' in stat ? stat.size : 0)
      }, 0)
    const rooms = Map.groupBy(files, (name) => name.split('/').slice(1, 3).join('/'))
    for (const [room, names] of rooms)
      test
        .info()
        .annotations.push({ type: room, description: `${names.length} files, ${bytes(names)} bytes` })

    // Beside the build is SQLite, of which the archive holds all JavaScript.
    expect([...rooms.keys()].toSorted()).toEqual([
      'node_modules/better-sqlite3',
      'out/main',
      'out/page',
      'out/preload',
      'out/renderer',
      'package.json',
    ])
    const entries = rooms.get('out/main')?.filter((name) => !name.startsWith('/out/main/parts/'))
    expect(entries?.toSorted()).toEqual([
      '/out/main/electron.js',
      '/out/main/thinker.cjs',
      '/out/main/worker.cjs',
    ])
    expect(globSync('**/*.*', { cwd: `${archive}.unpacked` })).toEqual([
      join('node_modules', 'better-sqlite3', 'prebuilds', `linux-${process.arch}.node`),
    ])
    expect(files.filter((name) => /\.(ts|map)$/.test(name))).toEqual([])

    // The menu entry opens addresses, within the sandbox, and matches the window.
    expect(made.entryName).toBe('qipu.desktop')
    expect(made.entry).toMatch(/^Exec=AppRun %U$/m)
    expect(made.entry).not.toContain('sandbox')
    expect(made.entry).toMatch(/^StartupWMClass=qipu$/m)
    expect(made.entry).toMatch(/^Icon=qipu$/m)
    expect(made.icons.map(({ size }) => size)).toEqual([16, 32, 48, 64, 128, 256, 512])
    for (const { file } of made.icons) expect(file).toContain(join(ROOT, 'build'))
    expect(made.entry).toMatch(/^MimeType=application\/x-qipu;$/m)

    // Files have an icon of their own, named by the one description of their type.
    const types = [...made.installed].filter(([place]) => place.startsWith('/usr/share/mime/'))
    expect(types.map(([place]) => place)).toEqual(['/usr/share/mime/packages/qipu.xml'])
    const type = readFileSync(join(ROOT, types[0]?.[1] ?? ''), 'utf8')
    expect(type).toMatch(/<mime-type type="application\/x-qipu">[^]*<glob pattern="\*\.qipu"\/>/)
    const icon = /<icon name="([^"]*)"/.exec(type)?.[1] ?? ''
    const picture = made.installed.get(`/usr/share/icons/hicolor/scalable/mimetypes/${icon}.svg`) ?? ''
    expect(readFileSync(join(ROOT, picture), 'utf8')).toMatch(/^<svg /)

    const fuses = await getCurrentFuseWire(join(made.folder, 'qipu'))
    const on = (fuse: FuseV1Options): boolean => fuses[fuse] === FuseState.ENABLE
    expect(on(FuseV1Options.RunAsNode)).toBe(false)
    expect(on(FuseV1Options.EnableNodeOptionsEnvironmentVariable)).toBe(false)
    expect(on(FuseV1Options.EnableNodeCliInspectArguments)).toBe(false)
    expect(on(FuseV1Options.GrantFileProtocolExtraPrivileges)).toBe(false)
    expect(on(FuseV1Options.EnableEmbeddedAsarIntegrityValidation)).toBe(true)
    expect(on(FuseV1Options.OnlyLoadAppFromAsar)).toBe(true)

    const app = join(folder, 'app')
    extractAll(archive, app)
    await readsAndVerifies(join(app, 'out', 'main', 'worker.cjs'))
    await looksIntoLibrary(join(app, 'out', 'main', 'worker.cjs'))
    await thinks(join(app, 'out', 'main', 'thinker.cjs'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** The built shell: this test cannot open a window, but reads the output and runs parts of it. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { builtinModules, isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMPILE_HINT } from '../../../scripts/compile-hints.ts'
import { GAMES } from '../../engine/index.ts'
import { LANGUAGES } from '../../engine/kernel/text.ts'
import { playedRecord } from '../../engine/record/testing/player.ts'
import { collectionPage, type PagePart } from '../../archive/page.ts'
import { pageOf } from '../sharing/export.ts'
import { looksIntoLibrary, readsAndVerifies, thinks } from './testing/threads.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const CLI = join(ROOT, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js')

/** Inside the project, so that external packages are found; `out` is never kept. */
let out: string
/** Everything the build printed. */
let said: string

beforeAll(() => {
  mkdirSync(join(ROOT, 'out'), { recursive: true })
  out = mkdtempSync(join(ROOT, 'out', 'test-'))
  const built = spawnSync(process.execPath, [CLI, 'build', '--outDir', out, '--logLevel', 'warn'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  expect(built.status, built.stderr).toBe(0)
  // `npm start` shows the build's output to users, who cannot act on it.
  said = built.stdout + built.stderr
}, 300_000)
afterAll(() => rmSync(out, { recursive: true, force: true }))

const scriptsOf = (folder: string): string[] =>
  readdirSync(join(out, folder), { recursive: true, encoding: 'utf8' }).filter((name) => /\.c?js$/.test(name))

describe('the main bundle', () => {
  it('contains the programs of both hosts, in scripts that parse', () => {
    const scripts = scriptsOf('main')
    const entries = ['electron.js', 'serve.js', 'thinker.cjs', 'worker.cjs']
    expect(scripts.filter((name) => !name.startsWith('parts')).toSorted()).toEqual(entries)
    for (const script of scripts)
      expect(spawnSync(process.execPath, ['--check', join(out, 'main', script)]).stderr.toString()).toBe('')
  })

  it('needs nothing at run time that is not shipped', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    const shipped = new Set([...Object.keys(dependencies), 'electron', ...builtinModules])
    // The browser host is not packaged: it runs from the sources, with all packages there.
    for (const script of scriptsOf('main').filter((name) => name !== 'serve.js')) {
      const code = readFileSync(join(out, 'main', script), 'utf8')
      for (const [, name = ''] of code.matchAll(/^import\s[^"']*?["']([^"'.][^"']*)["'];?$/gm)) {
        const parts = name.replace(/^node:/, '').split('/')
        const pack = name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '')
        expect([...shipped]).toContain(pack)
      }
    }
  })

  it('has threads of one file each, which need nothing but Node and SQLite', () => {
    for (const thread of ['thinker.cjs', 'worker.cjs']) {
      const code = readFileSync(join(out, 'main', thread), 'utf8')
      const asked = [...code.matchAll(/\brequire\(["']([^"']+)["']\)/g)].map(([, name = '']) => name)
      expect(asked.length).toBeGreaterThan(0)
      expect(asked.filter((name) => !isBuiltin(name) && name !== 'better-sqlite3')).toEqual([])
    }
  })

  describe('far from everything it was built from', () => {
    let far: string
    beforeAll(() => {
      far = mkdtempSync(join(tmpdir(), 'qipu-far-'))
      for (const thread of ['thinker.cjs', 'worker.cjs'])
        copyFileSync(join(out, 'main', thread), join(far, thread))
      const packages = join(far, 'node_modules')
      mkdirSync(packages)
      symlinkSync(join(ROOT, 'node_modules', 'better-sqlite3'), join(packages, 'better-sqlite3'), 'junction')
    })
    afterAll(() => rmSync(far, { recursive: true, force: true }))

    it('has a record worker that reads and verifies a record', () =>
      readsAndVerifies(join(far, 'worker.cjs')))
    it('has one that queries a library', () => looksIntoLibrary(join(far, 'worker.cjs')))
    it('has a thread for bots', () => thinks(join(far, 'thinker.cjs')))
  })
})

describe('the preload', () => {
  it('is one CommonJS file that needs nothing but electron', () => {
    expect(readdirSync(join(out, 'preload'))).toEqual(['index.cjs'])
    const code = readFileSync(join(out, 'preload', 'index.cjs'), 'utf8')
    expect([...code.matchAll(/require\(["'](.+?)["']\)/g)].map(([, name]) => name)).toEqual(['electron'])
    expect(code).not.toMatch(/^import\s/m)
  })

  it('exposes only the client to the page', () => {
    const code = readFileSync(join(out, 'preload', 'index.cjs'), 'utf8')
    const exposed: [string, object][] = []
    const electron = {
      contextBridge: { exposeInMainWorld: (name: string, value: object) => exposed.push([name, value]) },
      ipcRenderer: {},
    }
    // Runs as in the window, with a `require` that knows only electron.
    new Function('require', code)(() => electron)
    expect(exposed.map(([name, value]) => [name, Object.keys(value).toSorted()])).toEqual([
      ['qipu', ['chooseLibraryFolder', 'drag', 'on', 'pdf', 'report', 'request']],
    ])
  })
})

describe('the scripts of the window', () => {
  it('are compiled ahead, but for those of the first screen', () => {
    const index = readFileSync(join(out, 'renderer', 'index.html'), 'utf8')
    const first = [...index.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name)
    expect(first).not.toEqual([])
    for (const name of scriptsOf('renderer')) {
      const code = readFileSync(join(out, 'renderer', name), 'utf8')
      expect(code.startsWith(COMPILE_HINT), name).toBe(!first.includes(name))
    }
  })
})

describe('the page of a match', () => {
  /** The most bytes of a page without its record, and of one of a long match. */
  const MOST = { program: 500_000, match: 680_000 }
  const template = (): string => readFileSync(join(out, 'page', 'page.html'), 'utf8')

  /** A page of these games without a record. */
  const program = (games: readonly string[], needs: readonly PagePart[] = []): string =>
    collectionPage(template(), {
      title: '',
      introduction: '',
      matches: games.map((game) => ({ game, record: '', luck: 'seeded', needs })),
    })

  it.for(GAMES.map((game) => [game.id, game] as const))(
    'of %s, played to the end and annotated, stays small',
    async ([id, game], { annotate }) => {
      const { record } = playedRecord(game, { seats: game.seats.max, steps: Infinity, changes: 200 })
      const { length } = pageOf(template(), record, { title: '', tags: [] })
      const alone = program([id]).length
      await annotate(
        `${record.steps.size} steps, ${record.annotations.size} notes: ${length} bytes, ${alone} without`,
      )
      expect(alone).toBeLessThan(MOST.program)
      expect(length).toBeLessThan(MOST.match)
    },
  )

  it('has the parts of its games alone, practice only with tasks, and formatting only with notes', () => {
    const partsOf = (page: string): readonly string[] => [
      ...new Set([...page.matchAll(/data-of="([^"]+)"/g)].map(([, of = '']) => of)),
    ]
    const ids = GAMES.map(({ id }) => id)
    expect(partsOf(template()).toSorted()).toEqual(
      ['all', 'notes', 'tasks', ...ids, ...ids.map((id) => `${id} tasks`)].toSorted(),
    )
    for (const id of ids) expect(partsOf(program([id]))).toEqual(['all', id])
    expect(partsOf(program(ids.slice(0, 2), ['tasks'])).toSorted()).toEqual(
      ['all', 'tasks', ...ids.slice(0, 2).flatMap((id) => [id, `${id} tasks`])].toSorted(),
    )
    expect(partsOf(program(['a-game-of-later']))).toEqual(['all'])
  })

  /** Reads letters as src/page/loader.js does, from its own source. */
  const bytesOf = (letters: string, size: number): Uint8Array => {
    const loader = readFileSync(join(ROOT, 'src', 'page', 'loader.js'), 'utf8')
    const [reading = ''] = /const values = \[\][\s\S]*?\n {2}}\n(?= {2}\/\*\* Unpacks)/.exec(loader) ?? []
    // The part of the loader that reads, as a function of an element.
    const read = new Function('element', `${reading}\nreturn bytesOf(element)`) as (
      element: unknown,
    ) => Uint8Array
    return read({ textContent: letters, dataset: { bytes: size } })
  }

  it('runs only built code, and needs no network', () => {
    const html = template()
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const inline = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    const unpacked = (kind: string): readonly string[] =>
      [...html.matchAll(new RegExp(`data-kind="${kind}" data-bytes="(\\d+)">([^<]*)<`, 'g'))].map(
        ([, size, letters = '']) => gunzipSync(bytesOf(letters, Number(size))).toString(),
      )
    const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${[inline, ...unpacked('script')].map(hash).join(' ')}`,
      `style-src ${unpacked('style').map(hash).join(' ')}`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ])
    // Before anything that the policy restricts.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(title|link|script|style)/))
    expect(html).not.toMatch(/\ssrc=|href="(?!data:)|\son\w+="|https?:/)
    expect([...html.matchAll(/\{\{\w+\}\}/g)].map(([hole]) => hole)).toEqual([
      '{{luck}}',
      '{{title}}',
      '{{record}}',
      '{{wordings}}',
      '{{collection}}',
    ])
  })
})

describe('the window', () => {
  /** Names of the scripts the browser has to load before a script can run. */
  const neededBy = (script: string, found = new Set<string>()): Set<string> => {
    if (found.has(script)) return found
    found.add(script)
    const code = readFileSync(join(out, 'renderer', 'assets', script), 'utf8')
    for (const [, name] of code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      if (name !== undefined) neededBy(name, found)
    return found
  }

  it('is built without output', () => {
    expect(said.replaceAll(/^npm warn.*$/gm, '').trim()).toBe('')
  })

  it('shows the library without loading rules, boards, films and zip files', async ({ annotate }) => {
    const html = readFileSync(join(out, 'renderer', 'index.html'), 'utf8')
    const asked = [...html.matchAll(/<script[^>]* src="\.\/assets\/([^"]+)"/g)]
    const first = [...new Set(asked.flatMap(([, name = '']) => [...neededBy(name)]))]
    const sizeOf = (name: string): number => readFileSync(join(out, 'renderer', 'assets', name)).length
    // The words of one language come as well: those with more bytes are counted.
    const words = scriptsOf(join('renderer', 'assets')).filter((name) => name.startsWith('words-'))
    expect(words).toHaveLength(LANGUAGES.length)
    const bytes =
      first.reduce((sum, name) => sum + sizeOf(name), 0) + Math.max(...words.map((name) => sizeOf(name)))
    await annotate(`${first.length} scripts and the words of one language, ${bytes} bytes`)
    expect(bytes).toBeLessThan(580_000)
    expect(first.filter((name) => /^(games|shared|TableScreen|webm|gif|zip)/.test(name))).toEqual([])
  })
})

describe('the page', () => {
  it('contains nothing inline, so that the content policy can forbid it', () => {
    const html = readFileSync(join(out, 'renderer', 'index.html'), 'utf8')
    for (const [script] of html.matchAll(/<script[^>]*>[^<]*/g)) expect(script).toMatch(/src="[^"]+">$/)
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|https?:/)
  })
})

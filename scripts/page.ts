/**
 * Builds the template of the page that shares a match (docs/page.md): one HTML file with the boards, the engine and
 * the replay in parts, and placeholders for title, luck, record, wordings and collection. A page takes only the parts
 * its matches need (src/archive/page.ts).
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import vue from '@vitejs/plugin-vue'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { lettersOf } from '../src/archive/letters.ts'
import { LANGUAGES } from '../src/engine/kernel/text.ts'
import { CSS_OPTIONS } from './named-media.ts'
import { exportOf, foldersOf } from './registry.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A style or a script of the page. `of` says which pages need it: all, those of a game, or those with tasks or notes. */
interface Part {
  readonly of: string
  readonly kind: 'style' | 'script'
  readonly text: string
}

/** The page may load nothing, and run only what was built; see docs/page.md. */
const policyOf = (parts: readonly Part[], loader: string): string => {
  const hashes = (kind: Part['kind']): string =>
    parts
      .filter((part) => part.kind === kind)
      .map(({ text }) => hashOf(text))
      .join(' ')
  return [
    "default-src 'none'",
    `script-src ${hashOf(loader)} ${hashes('script')}`,
    `style-src ${hashes('style')}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Each part is a line of its own, so that a page can leave it out. */
const lineOf = ({ of, kind, text }: Part): string => {
  // Shorter blocks, whose codes fit their text better: half a percent less than by default.
  const packed = gzipSync(text, { level: 9, memLevel: 6 })
  return `<script type="application/gzip" data-of="${of}" data-kind="${kind}" data-bytes="${packed.length}">${lettersOf(packed)}</script>`
}

/**
 * The template; src/archive/page.ts leaves out parts and fills `{{title}}`, `{{luck}}`, `{{record}}`, `{{wordings}}` and
 * `{{collection}}`.
 */
const templateOf = (source: string, parts: readonly Part[]): string => {
  const loader = readFileSync(join(source, 'loader.js'), 'utf8')
    // Nobody reads the comments there.
    .replaceAll(/^\s*(\/\/|\/\*\*).*\n/gm, '')
    .replaceAll(/^\s+/gm, '')
  const holes: { readonly [name: string]: string } = {
    policy: policyOf(parts, loader),
    icon: `data:image/svg+xml;base64,${readFileSync(join(source, '..', 'renderer', 'icon.svg')).toString('base64')}`,
    parts: parts.map(lineOf).join('\n'),
    loader,
  }
  const page = readFileSync(join(source, 'page.html'), 'utf8')
  return page.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => holes[name] ?? hole)
}

/** Begins the name of a script that says its part is there: puts a game on the list, or provides the formatting. */
const ONLY = 'qipu:only-'
const NOTHING = '\0qipu:nothing'
/** Components that are there only where people play or change something, or in the library, and what has no room. */
const NEVER_SHOWN =
  /\/(AnalysisRun|AnalysisStart|BranchBanner|BranchRename|CoachNote|Continuation|Cover|DealTable|GraphLegend|HintCard|MakeTasks|NoteDock|NoteVersions|PastImports|RunRing|ShareButton|SinceLastTurn)\.vue$/
/** A game's pictures of events are for key moments, which a page has not; rules there go without them. */
const EVENT_PICTURE = /\/EventPicture\.vue$/
const NO_PICTURE = '\0qipu:no-picture'
/**
 * Parts that a page imports but has no use for: nobody acts at its table, takes back, thinks in it, judges or bookmarks a
 * step, enters what was drawn, is coached, solves puzzles, comes back to a turn, corrects, compares lines, deals again or
 * looks at the same deal, tries or promotes another line, looks for key moments or looks at it in a terminal; nothing is
 * imported into it, and it asks no server.
 */
const UNUSED = [
  { file: /\/match\/table\/commands\.ts$/, instead: 'export const useCommands = () => ({})' },
  { file: /\/match\/trying\.ts$/, instead: 'export const useTrying = () => ({})' },
  { file: /\/match\/correcting\.ts$/, instead: 'export const isCorrectable = () => false' },
  { file: /\/later\/(correct|moments)\.json$/, instead: '{}' },
  { file: /\/compare\/deal\/sameDeal\.ts$/, instead: 'export const useSameDeal = () => undefined' },
  {
    file: /\/table\/undo-targets\.ts$/,
    instead:
      "export const lastDecision = () => ({ ok: false, error: { code: 'nothingToUndo' } })\nexport const nextDecision = () => null",
  },
  {
    file: /\/match\/notes\/edits\.ts$/,
    instead: 'export const glyphEdits = undefined\nexport const bookmarkEdits = undefined',
  },
  {
    file: /\/match\/comparing\.ts$/,
    instead:
      "export const LINE = ''\nexport const useComparing = () => ({ choices: [], compare() {}, close() {} })",
  },
  { file: /\/match\/dealAgain\.ts$/, instead: 'export const canDealAgain = undefined' },
  {
    file: /\/match\/unread\.ts$/,
    instead: 'export const useUnread = () => ({ isFresh: () => false, saysNew: () => false })',
  },
  { file: /\/match\/restartTurn\.ts$/, instead: 'export const useRestartTurn = () => ({})' },
  { file: /\/match\/tree\/promotion\.ts$/, instead: 'export const usePromotion = () => ({})' },
  { file: /\/games\/[^/]+\/bot\/heuristics\.ts$/, instead: 'export const heuristics = undefined' },
  { file: /\/bots\/coach\/coach\.ts$/, instead: 'export const useCoach = undefined' },
  { file: /\/ui\/client\/socket\.ts$/, instead: 'export const connectSocket = undefined' },
  { file: /\/ui\/client\/unanswered\.ts$/, instead: 'export const createUnanswered = undefined' },
  { file: /\/bots\/notices\.ts$/, instead: 'export const useNotices = () => ({ has: () => false })' },
  { file: /\/games\/[^/]+\/text\/puzzle-question\.ts$/, instead: 'export const puzzleQuestion = undefined' },
  { file: /\/games\/[^/]+\/text\/puzzle-texts\.ts$/, instead: 'export const puzzleTexts = {}' },
  { file: /\/games\/[^/]+\/text\/play-texts\.ts$/, instead: 'export const playTexts = {}' },
  { file: /\/games\/[^/]+\/text\/board-text\.ts$/, instead: 'export const board = undefined' },
  { file: /\/games\/[^/]+\/text\/changes\.ts$/, instead: 'export const changes = undefined' },
  { file: /\/reveal\/outcome\.ts$/, instead: 'export const outcomeOf = undefined' },
  { file: /\/tray\/TrayEnter\.vue$/, instead: '<template><i /></template>' },
]
/** What comments are read with where the page has it. */
const MARKDOWN = '\0qipu:markdown'
/** Begins the name of a board's tray, which loads where it is shown. */
const TRAYS = '\0qipu:tray/'

const GAME = /[\\/]src[\\/]engine[\\/]games[\\/]([^\\/]+)[\\/]/
const BOARD = /[\\/]src[\\/]renderer[\\/]boards[\\/]([^\\/]+)[\\/](?!sounds\.ts)/
/** Rooms beside the games' own under `boards/`. */
const COMMON = new Set(['kit', 'default'])
/** Begins the name of a chunk with what people choose with: only who practises a task chooses something in a page. */
const TRAY = 'tray-'
/** The chunk with the default board, which comes with each game that needs it. */
const PLAIN = 'plain'
const FORMATTING = /node_modules[\\/](markdown-it|linkify-it|mdurl|uc\.micro|punycode\.js)[\\/]/

/** Begins what only a page with tasks needs: practice, and the trays in which people choose. */
const BEGINS_TASKS = /^\0qipu:tray\/|[\\/]page[\\/]practice[\\/]PagePractice\.vue$/

/** Begins what only a game that draws nothing itself, or only some parts, needs. */
const BEGINS_PLAIN = /[\\/]boards[\\/]default[\\/]kitFor\.ts$/

/** Tells whether a module is there for this alone: everything that imports it is. */
const onlyFor = (graph: Rolldown.ChunkingContext, begins: RegExp) => {
  const known = new Map<string, boolean>()
  const isFor = (id: string): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    // Modules that import each other are for it if nothing else imports them.
    known.set(id, true)
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
    const all = [...importers, ...dynamicImporters]
    const is = begins.test(id) || (all.length > 0 && all.every(isFor))
    known.set(id, is)
    return is
  }
  return isFor
}

/**
 * The chunk a module belongs to. Chunks of games need only the kernel, those of boards also the program, so that none
 * needs one that its page may not have.
 */
const chunkOf = (
  id: string,
  isFor: { readonly [need in 'tasks' | 'plain']: (id: string) => boolean },
): string | null => {
  if (id.includes(ONLY)) return null
  const [, game] = GAME.exec(id) ?? []
  if (game !== undefined) return `game-${game}`
  const [, board] = BOARD.exec(id) ?? []
  const own = board === undefined || COMMON.has(board) ? undefined : board
  const isWindow = /[\\/]src[\\/](renderer|page)[\\/]/.test(id)
  if (isWindow && isFor.tasks(id) && isFor.plain(id)) return `${TRAY}${PLAIN}`
  if (isWindow && isFor.tasks(id)) return own === undefined ? 'tasks' : `${TRAY}${own}`
  if ((isWindow || id.startsWith(TRAYS)) && isFor.plain(id)) return PLAIN
  if (own !== undefined) return `board-${own}`
  if (/[\\/]engine[\\/]kernel[\\/]|[\\/]page[\\/]schemas\.ts|[\\/]@noble[\\/]/.test(id)) return 'kernel'
  return FORMATTING.test(id) ? 'notes' : 'program'
}

/** Which pages need a chunk: those of a game, with tasks, or with both. */
const needOf = (chunk: string): string => {
  if (chunk === 'tasks' || chunk === 'notes' || chunk === PLAIN) return chunk
  if (chunk.startsWith(TRAY)) return `${chunk.slice(TRAY.length)} tasks`
  const [, game] = /^(?:game|board|only)-(.*)$/.exec(chunk) ?? []
  return game ?? 'all'
}

/** A page without notes has none to read. */
const FORMATTED = `const unread = { enable: () => unread, parse: () => [], inline: { ruler: { before: () => undefined } } }
export default globalThis.qipuMarkdown ?? function () { return unread }`

/** The list of games and the boards of a page are those whose parts it has; so is the formatting of notes. */
const gamesByParts = (source: string): Plugin => {
  const src = join(source, '..').replaceAll('\\', '/')
  return {
    name: 'qipu-page-games',
    enforce: 'pre',
    resolveId: {
      handler(id, from) {
        if (id.startsWith(ONLY)) return `\0${id}`
        if (NEVER_SHOWN.test(id)) return NOTHING
        if (EVENT_PICTURE.test(id)) return NO_PICTURE
        if (id === 'zod') return `${src}/page/schemas.ts`
        if (id === 'markdown-it' && from?.startsWith(src) === true) return MARKDOWN
        const [, board] = /\/boards\/([^/]+)\/(?:index|kitFor)\.ts$/.exec(from ?? '') ?? []
        if (id === './Tray.vue' && board !== undefined) return `${TRAYS}${board}`
        if (id === './found.ts' && from?.startsWith(`${src}/renderer/boards/kits.ts`) === true)
          return `${src}/page/boards.ts`
        return null
      },
    },
    load: {
      handler(id) {
        if (id === `${src}/engine/games.generated.ts`)
          return 'export const FOUND = globalThis.qipuGames ?? []'
        if (id === MARKDOWN) return FORMATTED
        if (id === NOTHING) return 'export default {}'
        if (id === NO_PICTURE) return 'export default undefined'
        const [, language] = /\/renderer\/ui\/words\/([\w-]+)\.ts$/.exec(id) ?? []
        if (language !== undefined) return `export const texts = globalThis.qipuWords['${language}']`
        const unused = UNUSED.find(({ file }) => file.test(id))
        if (unused !== undefined) return unused.instead
        if (id.startsWith(TRAYS))
          return `import { defineAsyncComponent } from 'vue'
export default defineAsyncComponent(() => import('${src}/renderer/boards/${id.slice(TRAYS.length)}/Tray.vue'))`
        if (id === `\0${ONLY}notes`)
          return "import MarkdownIt from 'markdown-it'\nglobalThis.qipuMarkdown = MarkdownIt"
        if (!id.startsWith(`\0${ONLY}`)) return null
        const game = id.slice(ONLY.length + 1)
        const name = exportOf(game)
        return `import { ${name} } from '${src}/engine/games/${game}/index.ts'
;(globalThis.qipuGames ??= []).push(${name})`
      },
    },
  }
}

type Words = { readonly [name: string]: unknown }

/**
 * The words of the window that the page can say, by language and room. A room's text is one of them if the program
 * names it, or if it puts names together with this room and has the last of them somewhere. Of a group of texts that is
 * only ever named text by text, those are.
 */
const wordsFor = (src: string, code: string): Words => {
  const said = (room: string, words: Words): readonly (readonly [string, unknown])[] => {
    const continues = (start: string): boolean =>
      ['${', '"', "'", '`'].some((next) => code.includes(`${start}${next}`))
    const isPutTogether = continues(`${room}.`)
    const named = (start: string, of: unknown): unknown =>
      typeof of !== 'object' || of === null || isPutTogether || continues(start) || continues(`${start}.`)
        ? of
        : Object.fromEntries(Object.entries(of).filter(([name]) => code.includes(`${start}.${name}`)))
    return Object.entries(words)
      .filter(
        ([name]) =>
          code.includes(`${room}.${name}`) || (isPutTogether && new RegExp(`\\b${name}\\b`).test(code)),
      )
      .map(([name, of]) => [name, named(`${room}.${name}`, of)] as const)
  }
  const roomsIn = (folder: string): readonly (readonly [string, Words])[] =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.slice(0, -'.json'.length),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Words,
      ])
  const wordsIn = (language: string): Words =>
    Object.fromEntries(
      [join(src, 'renderer', 'locales', language), join(src, 'locales', language)]
        .flatMap(roomsIn)
        .map(([room, words]) => [room, Object.fromEntries(said(room, words))]),
    )
  return Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language)]))
}

/** The chunk as a function of its exports; loader.js calls it when another chunk, or the page, needs it. */
const wrapped = ({ fileName, code }: Rolldown.OutputChunk): string =>
  `qipuPart(${JSON.stringify(fileName)},function(require,exports){"use strict";${code.replaceAll('__VITE_PRELOAD__', 'void 0')}\n})`

/** Throws if a part of every page needs one that some pages do not have: that page would not open. */
const checkNeeds = (chunks: readonly Rolldown.OutputChunk[]): void => {
  const needs = new Map(chunks.map(({ fileName, name }) => [fileName, needOf(name)]))
  for (const { name, fileName, imports } of chunks)
    for (const each of imports) {
      const mine = needs.get(fileName)
      if (mine !== undefined && !['all', mine, ...mine.split(' ')].includes(needs.get(each) ?? ''))
        throw new Error(`The page's ${name} needs ${each}, which not all of its pages have`)
    }
}

/** The games whose boards lack a part that the default board then draws. */
const plainGames = (src: string): readonly string[] =>
  foldersOf(join(src, 'engine')).filter((game) =>
    ['index.ts', 'Tray.vue', 'SeatInfo.vue'].some(
      (file) => !existsSync(join(src, 'renderer', 'boards', game, file)),
    ),
  )

/** Inserts the scripts and style sheets of the build into the template. */
const intoOneFile = (source: string): Plugin => ({
  name: 'qipu-one-page',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      checkNeeds(chunks)
      const sheets = new Set<string>()
      const plain = plainGames(join(source, '..'))
      const parts = chunks.flatMap((chunk): Part[] => {
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])].flatMap((name): string => {
          sheets.add(name)
          const sheet = bundle[name]
          if (sheet?.type !== 'asset') throw new Error(`The page lacks ${name}`)
          return typeof sheet.source === 'string' ? sheet.source : Buffer.from(sheet.source).toString('utf8')
        })
        const [of = '', ...also] = needOf(chunk.name).split(' ')
        const needs = (of === PLAIN ? plain : [of]).map((each) => [each, ...also].join(' '))
        return needs.flatMap((of): Part[] => [
          ...styles.map((text): Part => ({ of, kind: 'style', text })),
          { of, kind: 'script', text: wrapped(chunk) },
        ])
      })
      // The words of games are their own.
      const code = chunks
        .filter(({ name }) => !name.startsWith('game-'))
        .map((chunk) => chunk.code)
        .join('\n')
      const words = `globalThis.qipuWords=${JSON.stringify(wordsFor(join(source, '..'), code))}`
      parts.push({ of: 'all', kind: 'script', text: words })
      const others = Object.values(bundle).filter(
        (part) => part.type === 'asset' && !sheets.has(part.fileName),
      )
      if (others.length > 0)
        throw new Error(`Not in the page: ${others.map(({ fileName }) => fileName).join(', ')}`)
      for (const name of Object.keys(bundle)) Reflect.deleteProperty(bundle, name)
      // What all pages need comes first, so that styles of games can change it.
      const sorted = parts.toSorted((a, b) => Number(b.of === 'all') - Number(a.of === 'all'))
      this.emitFile({ type: 'asset', fileName: 'page.html', source: templateOf(source, sorted) })
    },
  },
})

/** Leaves out what neither components nor packages here use of Vue and its translations. */
export const LEAN = {
  __VUE_OPTIONS_API__: 'false',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_I18N_FULL_INSTALL__: 'false',
  __VUE_I18N_LEGACY_API__: 'false',
  __INTLIFY_PROD_DEVTOOLS__: 'false',
}

const configOf = (source: string, outDir: string): InlineConfig => {
  const games = foldersOf(join(source, '..', 'engine'))
  let isFor: Parameters<typeof chunkOf>[1] | undefined
  const isForIn = (graph: Rolldown.ChunkingContext) => ({
    tasks: onlyFor(graph, BEGINS_TASKS),
    plain: onlyFor(graph, BEGINS_PLAIN),
  })
  return {
    configFile: false,
    root: source,
    publicDir: false,
    logLevel: 'warn',
    plugins: [gamesByParts(source), vue(), intoOneFile(source)],
    css: CSS_OPTIONS,
    define: { ...LEAN, 'import.meta.url': '""', 'import.meta.resolve': 'undefined' },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: Infinity,
      modulePreload: false,
      chunkSizeWarningLimit: Infinity,
      rollupOptions: {
        // What the window loads later is in a page from the start.
        checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
        input: {
          main: join(source, 'main.ts'),
          ...Object.fromEntries([...games, 'notes'].map((part) => [`only-${part}`, `${ONLY}${part}`])),
        },
        output: {
          format: 'cjs',
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id, graph) => chunkOf(id, (isFor ??= isForIn(graph))), debugName: 'parts' }],
          },
        },
      },
    },
  }
}

/** Vite plugin: builds the page whenever the window is built, into `out/page` beside `out/renderer`. */
export const pageBeside = (): Plugin => {
  let source = ''
  return {
    name: 'qipu-page',
    apply: 'build',
    configResolved({ root }) {
      source = join(root, '..', 'page')
    },
    async writeBundle({ dir }) {
      if (dir !== undefined) await build(configOf(source, join(dir, '..', 'page')))
    },
  }
}

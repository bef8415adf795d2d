/**
 * Serves Qipu to the default browser: `node src/main/browser/serve.ts [--no-open] [--port N]
 * [--page FOLDER] [--programs]`, or, built, `node out/main/serve.js` with the same, which starts sooner.
 * Prints one line on stdout, the address; everything else goes to stderr.
 */
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { ApiError } from '../api/api.ts'
import { damageLines } from '../library/damage/findings.ts'
import { libraryHome } from '../library/file/files.ts'
import { lockLocation, type LibraryLocation } from '../library/location/library-location.ts'
import { locateLibrary } from '../library/location/pointer.ts'
import { locationSentence } from '../library/location/words.ts'
import { createService } from '../service/service.ts'
import { mapFiles } from '../site/files.ts'
import { startBrowserHost, type BrowserHost } from './host.ts'
import { entryFolder, openInBrowser, writeEntryFile, type EntryFile } from './open.ts'
import { serveOptions } from './options.ts'

const HERE = import.meta.dirname
/** Built it stands in out/main, its threads beside it; else it and they are TypeScript under src/main. */
const isBuilt = import.meta.filename.endsWith('.js')
const ROOT = isBuilt ? join(HERE, '..', '..') : join(HERE, '..', '..', '..')
const WORKER = isBuilt
  ? join(HERE, 'worker.cjs')
  : join(HERE, '..', 'service', 'record-worker', 'worker-thread.ts')
const THINKER = isBuilt ? join(HERE, 'thinker.cjs') : join(HERE, '..', 'bots', 'worker-thread.ts')
const RENDERER = join(ROOT, 'out', 'renderer')

/** Milliseconds a browser has to come before a word is said about it. */
const BROWSER_COMES = 20_000

const giveUp = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

/** What to tell a person whose library is not open; the codes are those of `openLibrary`. */
const troubleOf = (error: ApiError, file: string): string => {
  const { code } = error
  switch (code) {
    case 'libraryAway':
      return `${locationSentence('en', error)} "npm run --silent qipu -- library use FOLDER" takes up the library of another folder.`
    case 'libraryPlaceUnreadable':
      return `${locationSentence('en', error)} "npm run --silent qipu -- library use FOLDER" says where it is.`
    case 'libraryNewer':
      return `The library ${file} was made by a later version of Qipu. Start that version; this one leaves it untouched.`
    case 'libraryNotOurs':
      return `${file} is not a library of Qipu. Move it away, or set QIPU_HOME to another folder.`
    case 'libraryDamaged':
      return `The library ${file} is damaged and was left as it is. The page asks what is to be done.`
    case 'libraryLocked':
      return `Another program holds the library ${file}. Close it, then try again.`
    case 'libraryReadOnly':
      return `The library ${file} cannot be written to. Give yourself permission, or set QIPU_HOME to another folder.`
    default:
      return `The library ${file} cannot be opened (${code}). Set QIPU_HOME to a folder you may write to.`
  }
}

const version = (): string => {
  const text = readFileSync(join(ROOT, 'package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

const locationOrGiveUp = (home: string): LibraryLocation | undefined => {
  try {
    return lockLocation(home)
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    return giveUp(
      `The library in ${home} cannot be opened: ${reason}. Set QIPU_HOME to a folder you may write to.`,
    )
  }
}

const main = async (): Promise<void> => {
  const options = serveOptions(process.argv.slice(2), process.env)
  if (!options.ok) return giveUp(options.error)
  const { port, open, page = RENDERER, programs } = options.value
  if (!existsSync(join(page, 'index.html')))
    return giveUp('The app is not built yet. Run `npm start`, which builds it, or `npm run build`.')

  const home = libraryHome(process.env, process.platform, homedir())
  const location = locationOrGiveUp(home)
  if (location === undefined)
    return giveUp(
      `Qipu is running already with the library ${locateLibrary(home).file}.\n` +
        'Use the tab or window that is open, or end that one (Ctrl+C in its terminal) and start again.',
    )
  const service = createService({
    location,
    host: 'browser',
    version: version(),
    // Each browser has its own.
    languages: [],
    now: Date.now,
    worker: WORKER,
    page: join(page, '..', 'page', 'page.html'),
    thinker: THINKER,
    // The person at the terminal consents to all programs with `--programs`; a page alone cannot.
    ...(programs ? { consent: () => Promise.resolve(true) } : {}),
  })
  const { error, contents } = service.opening()
  if (error !== null)
    console.error(
      [troubleOf(error, location.file()), ...(damageLines(error, contents.backup ?? undefined) ?? [])].join(
        '\n',
      ),
    )
  const close = (): void => {
    service.close()
    location.release()
  }
  const host = await startBrowserHost({ service, files: mapFiles(page), port }).catch((thrown: unknown) => {
    close()
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    return giveUp(
      `Port ${port} cannot be used: ${reason}. Choose another with --port, or none for any free one.`,
    )
  })
  console.log(`Qipu is at ${host.address}`)

  let ending = false
  const end = (): void => {
    if (ending) return
    ending = true
    void host.close().then(() => {
      close()
      process.exit(0)
    })
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)

  if (open) await openEntry(host, home)
}

/** Has the default browser open a file that leads to the address; says so if none can, or none comes. */
const openEntry = async (host: BrowserHost, home: string): Promise<void> => {
  let entry: EntryFile | undefined
  try {
    entry = writeEntryFile(entryFolder(home), host.address)
    process.on('exit', entry.remove)
    void host.entered.then(entry.remove)
  } catch (thrown) {
    console.error('No file for the browser could be written:', thrown)
  }
  if (entry === undefined || !(await openInBrowser(entry.path)))
    return console.error('No browser could be opened. Open the address above in one.')
  // One that is locked up may not read the file.
  const late = setTimeout(
    () => console.error('If your browser shows no table, open the address above in it.'),
    BROWSER_COMES,
  )
  late.unref()
  void host.entered.then(() => clearTimeout(late))
}

await main()

/**
 * A process that moves the library of FOLDER/home to FOLDER/to. `node mover.ts FOLDER kill STAGE` dies at that stage.
 * `node mover.ts FOLDER refuse CONTROL MODE STRIDE`, with refuse-writes.c loaded, moves a fresh copy of it below
 * FOLDER/tried with the n-th call refused, n growing by STRIDE until no call was, and prints the results (see
 * `MoveTried`).
 */
import { cpSync, mkdirSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lockLocation, type LibraryLocation } from '../library/location/library-location.ts'
import { openLibrary } from '../library/open.ts'
import { MODES, refusalSwitch } from './refusals/refusal-switch.ts'

export interface MoveTried {
  readonly n: number
  readonly refused: number
  readonly what: string
  /** `ok`, or the error code. */
  readonly answer: string
  /** The name of the folder that has the library afterwards. */
  readonly place: string
  /** The matches that open there, or why none does. */
  readonly titles: readonly string[]
}

const [folder = '', what, ...rest] = process.argv.slice(2)

const holdIn = (home: string): LibraryLocation => {
  const location = lockLocation(home)
  if (location === undefined) throw new Error(`${home} is held by another program`)
  return location
}

const titlesOf = (location: LibraryLocation): readonly string[] => {
  const error = location.find()
  const opened = error === null ? openLibrary(location.file(), { now: Date.now }) : undefined
  if (opened?.ok !== true) return [JSON.stringify(error ?? (opened?.ok === false && opened.error))]
  const library = opened.value
  const broken = library.check()
  const titles = library.ids().map((id) => library.row(id)?.title ?? '')
  library.close()
  return broken === null ? titles : [JSON.stringify(broken)]
}

const killAt = async (stage: string | undefined): Promise<void> => {
  const location = holdIn(join(folder, 'home'))
  await location.move(join(folder, 'to'), (reached) => {
    if (reached === stage) process.kill(process.pid, 'SIGKILL')
  })
}

const refuseFrom = async (control: string, mode: string, stride: number): Promise<void> => {
  const disk = refusalSwitch(control)
  const [tried, of] = [join(folder, 'tried'), MODES.find((one) => one === mode)]
  for (let n = 1; ; n += stride) {
    disk.set(0)
    rmSync(tried, { recursive: true, force: true })
    mkdirSync(tried)
    cpSync(join(folder, 'home'), join(tried, 'home'), { recursive: true })
    const location = holdIn(join(tried, 'home'))
    disk.set(n, of)
    const moved = await location.move(join(tried, 'to'))
    const { refused, what: first } = disk.seen()
    disk.set(0)
    location.release()
    const next = holdIn(join(tried, 'home'))
    const titles = titlesOf(next)
    const answer = moved.ok ? 'ok' : moved.error.code
    const at = dirname(next.file()).slice(tried.length + 1)
    next.release()
    const report: MoveTried = { n, refused, what: first, answer, place: at, titles }
    writeSync(1, `${JSON.stringify(report)}\n`)
    if (refused === 0) return
  }
}

if (what === 'kill') await killAt(rest[0])
else await refuseFrom(rest[0] ?? '', rest[1] ?? '', Number(rest[2]))

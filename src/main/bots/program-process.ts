/**
 * The process of a program in a seat, with all processes it starts: none of them outlives its match, nor Qipu. On POSIX
 * they are one process group with a guard that waits for the end of a pipe which only Qipu holds: however Qipu ends, the
 * pipe ends, and the guard kills the group. A process that left the group (a daemon) is out of reach. On Windows the
 * process tree is killed while the program itself runs; there is no guard.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { PROTOCOL } from '../referee/protocol.ts'

export interface ProgramSeat {
  readonly game: AnyGame
  readonly options: unknown
  readonly seats: number
  readonly seat: number
}

export interface ProgramProcess {
  readonly stdin: Writable
  readonly stdout: Readable
  /** Resolves once the program has ended, or failed to start, and its output was read. */
  readonly ended: Promise<unknown>
  /** Kills the program and what it has started. */
  kill(): void
}

/** How long to read the output of an ended program if another process still holds it, in milliseconds. */
const OUTPUT_GRACE_MS = 200

/**
 * The guard reads until Qipu's end of the pipe closes, then kills its group. The command replaces the shell that
 * started the guard, without the pipe, and runs in a shell of its own.
 */
const GUARD_SCRIPT = `(read -r _ <&3; kill -KILL 0) </dev/null >/dev/null 2>&1 &
exec 3<&-
exec /bin/sh -c "$1"`

const isPosix = process.platform !== 'win32'

const start = (command: string, env: NodeJS.ProcessEnv): ChildProcess =>
  isPosix
    ? spawn('/bin/sh', ['-c', GUARD_SCRIPT, 'qipu-program', command], {
        stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
        detached: true,
        env,
      })
    : spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true, env })

const killGroup = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (thrown) {
    // Nothing of the group is left; some systems answer EPERM for zombies.
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
    if (code !== 'ESRCH' && code !== 'EPERM') throw thrown
  }
}

const killTree = (pid: number): void => {
  // Continues even if Qipu ends meanwhile.
  spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', detached: true, windowsHide: true })
    .on('error', (error) => console.error(`A program could not be ended: ${error.message}`))
    .unref()
}

/** Starts the command of a program for a seat, which its environment describes. */
export const startProgram = (command: string, place: ProgramSeat): ProgramProcess => {
  const child = start(command, {
    ...process.env,
    QIPU_PROTOCOL: String(PROTOCOL),
    QIPU_GAME: place.game.id,
    QIPU_SEAT: String(place.seat),
    QIPU_SEATS: String(place.seats),
    QIPU_OPTIONS: JSON.stringify(place.options),
  })
  const { stdin, stdout } = child
  if (stdin === null || stdout === null) throw new Error('A program was started without its pipes')
  // The guard's pipe must not keep Qipu alive, and may break when the group ends.
  const guard = child.stdio[3]
  guard?.on('error', () => undefined)
  if (guard !== null && guard !== undefined && 'unref' in guard && typeof guard.unref === 'function')
    guard.unref()
  // A program need not read its answers.
  stdin.on('error', () => undefined)

  let isEnded = false
  const kill = (): void => {
    if (isEnded || child.pid === undefined) return
    if (isPosix) killGroup(child.pid)
    else killTree(child.pid)
  }
  child.on('exit', () => {
    // From now on the pid may be reused, but not while a process of the group is left.
    if (isPosix) kill()
    isEnded = true
  })
  const ended = new Promise<void>((resolve) => {
    child.on('error', () => resolve())
    child.on('close', () => resolve())
    child.on('exit', () => {
      const late = setTimeout(() => {
        stdout.destroy()
        resolve()
      }, OUTPUT_GRACE_MS)
      child.on('close', () => clearTimeout(late))
    })
  })
  return { stdin, stdout, ended, kill }
}

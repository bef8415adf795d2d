/**
 * The process of a program in a seat, with all it starts: none of them outlives its match, nor Qipu.
 * On POSIX they are one process group, and a guard in it waits for the end of a pipe that Qipu alone
 * holds: however Qipu ends, the pipe ends with it, and the guard ends the group. What has left the group
 * by itself (a daemon) is out of reach. On Windows the tree of processes is ended, as long as the program
 * itself runs; there is no guard.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

export interface ProgramProcess {
  readonly stdin: Writable
  readonly stdout: Readable
  /** Settled once the program has ended, or could not be started, and what it had said has been read. */
  readonly ended: Promise<unknown>
  /** Ends the program and what it has started, at once. */
  kill(): void
}

/** Milliseconds for reading what a program said last, if something out of reach still holds its output. */
const LAST_WORDS = 200

/**
 * The guard reads until Qipu's end of the pipe is closed, then kills its own group. The command takes
 * the place of the shell that started the guard, without the pipe, and is run by a shell of its own.
 */
const GUARDED = `(read -r _ <&3; kill -KILL 0) </dev/null >/dev/null 2>&1 &
exec 3<&-
exec /bin/sh -c "$1"`

const isPosix = process.platform !== 'win32'

const start = (command: string, env: NodeJS.ProcessEnv): ChildProcess =>
  isPosix
    ? spawn('/bin/sh', ['-c', GUARDED, 'qipu-program', command], {
        stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
        detached: true,
        env,
      })
    : spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true, env })

const killGroup = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (thrown) {
    // Nothing of it is left; some systems say EPERM of processes that only wait to be buried.
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
    if (code !== 'ESRCH' && code !== 'EPERM') throw thrown
  }
}

const killTree = (pid: number): void => {
  // Goes on by itself if Qipu ends meanwhile.
  spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', detached: true, windowsHide: true })
    .on('error', (error) => console.error(`A program could not be ended: ${error.message}`))
    .unref()
}

export const startProgram = (command: string, env: NodeJS.ProcessEnv): ProgramProcess => {
  const child = start(command, env)
  const { stdin, stdout } = child
  if (stdin === null || stdout === null) throw new Error('A program was started without its pipes')
  // The guard's pipe keeps nothing waiting, and may break when the group ends.
  const guard = child.stdio[3]
  guard?.on('error', () => undefined)
  if (guard !== null && guard !== undefined && 'unref' in guard && typeof guard.unref === 'function')
    guard.unref()
  // A program need not read what it is told.
  stdin.on('error', () => undefined)

  let isEnded = false
  const kill = (): void => {
    if (isEnded || child.pid === undefined) return
    if (isPosix) killGroup(child.pid)
    else killTree(child.pid)
  }
  child.on('exit', () => {
    // Its number may belong to others from now on, but not while any of its group is left.
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
      }, LAST_WORDS)
      child.on('close', () => clearTimeout(late))
    })
  })
  return { stdin, stdout, ended, kill }
}

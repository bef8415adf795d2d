/** Controls refuse-writes.c, which is loaded into this or another process, through a shared file. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What to refuse: only the n-th call; it and all later ones; only the n-th write, half done. */
export const MODES = ['once', 'from', 'half'] as const
export type Mode = (typeof MODES)[number]

export interface Seen {
  /** Calls that would change a file, since the switch was set. */
  readonly counted: number
  readonly refused: number
  /** The first refused call, with its path in the folder. */
  readonly what: string
}

export interface RefusalSwitch {
  /** Refuses the n-th call from now on; 0 only counts. */
  set(n: number, mode?: Mode): void
  seen(): Seen
}

/** The layout of `struct control`. */
const LENGTH = 4096
const AT = { n: 0, mode: 8, counted: 16, refused: 24, what: 32 } as const

export const refusalSwitch = (file: string): RefusalSwitch => ({
  set(n, mode = 'once') {
    const bytes = Buffer.alloc(AT.what + 1)
    bytes.writeBigInt64LE(BigInt(n), AT.n)
    bytes.writeBigInt64LE(BigInt(MODES.indexOf(mode) + 1), AT.mode)
    const handle = openSync(file, 'r+')
    writeSync(handle, bytes, 0, bytes.length, 0)
    closeSync(handle)
  },
  seen() {
    const bytes = Buffer.alloc(LENGTH)
    const handle = openSync(file, 'r')
    readSync(handle, bytes, 0, LENGTH, 0)
    closeSync(handle)
    return {
      counted: Number(bytes.readBigInt64LE(AT.counted)),
      refused: Number(bytes.readBigInt64LE(AT.refused)),
      what: bytes.toString('utf8', AT.what, bytes.indexOf(0, AT.what)),
    }
  },
})

export interface Refusing {
  /** The environment for a process whose calls under the folder can be refused. */
  readonly env: { readonly [name: string]: string }
  readonly control: string
}

/** Compiles the library into `folder`; returns a sentence why not on failure. */
export const prepareRefusing = (folder: string, under: string): Refusing | string => {
  if (process.platform !== 'linux') return 'calls can be refused on Linux alone'
  const library = join(folder, 'refuse-writes.so')
  const source = fileURLToPath(new URL('refuse-writes.c', import.meta.url))
  const made = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], {
    encoding: 'utf8',
  })
  if (made.error !== undefined || made.status !== 0)
    return `there is no C compiler that makes the library (${made.error?.message ?? made.stderr.trim()})`
  const control = join(folder, 'control')
  writeFileSync(control, Buffer.alloc(LENGTH))
  const env = { LD_PRELOAD: library, QIPU_REFUSE_FOLDER: under, QIPU_REFUSE_CONTROL: control }
  return { env, control }
}

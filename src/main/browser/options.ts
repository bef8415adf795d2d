/** Parses the command line of the browser host. */
import { parseArgs } from 'node:util'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'

export interface ServeOptions {
  /** 0 for any free port. */
  readonly port: number
  /** Whether to open the address in the default browser. */
  readonly open: boolean
  /** The folder of the built page, if it is not the build's. */
  readonly page: string | undefined
  /** The person who starts the host allows it to start the programs listed in the settings. */
  readonly programs: boolean
}

const HIGHEST_PORT = 65_535

/** Reads `[--no-open] [--port N] [--page FOLDER] [--programs]` and `QIPU_PORT`; the error is a sentence for the terminal. */
export const serveOptions = (
  args: readonly string[],
  env: { readonly [name: string]: string | undefined },
): Result<ServeOptions, string> => {
  let given: {
    readonly 'no-open'?: boolean
    readonly port?: string
    readonly page?: string
    readonly programs?: boolean
  }
  try {
    const options = {
      'no-open': { type: 'boolean' },
      port: { type: 'string' },
      page: { type: 'string' },
      programs: { type: 'boolean' },
    } as const
    given = parseArgs({ args: [...args], options }).values
  } catch (thrown) {
    // The message of parseArgs names the unknown argument.
    return err(thrown instanceof Error ? thrown.message : String(thrown))
  }
  // An empty variable counts as unset.
  const text = given.port ?? (env['QIPU_PORT'] || '0')
  const port = /^\d{1,5}$/.test(text) ? Number(text) : HIGHEST_PORT + 1
  if (port > HIGHEST_PORT) return err(`The port must be a number from 0 to ${HIGHEST_PORT}, not "${text}".`)
  return ok({ port, open: given['no-open'] !== true, page: given.page, programs: given.programs === true })
}

/** The command line: `qipu <command>`, described in docs/cli.md. */
import { EXIT } from './command.ts'
import { dispatch } from './dispatch.ts'

// The reader of a pipe may close it early, like `head`: then there is nothing left to do.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(EXIT.ok)
})

process.exitCode = await dispatch(process.argv.slice(2), {
  input: () => process.stdin,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
})

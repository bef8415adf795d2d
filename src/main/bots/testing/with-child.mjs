// A program in a seat that starts another one, which keeps its standard output open: `node with-child.mjs MODE FILE`.
// It writes both process ids to the file, then ends, plays or hangs.
import { spawn } from 'node:child_process'
import { renameSync, writeFileSync } from 'node:fs'

const [mode, file] = process.argv.slice(2)
const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], {
  stdio: ['ignore', 'inherit', 'ignore'],
  // In its own group and session it is out of reach.
  detached: mode === 'escapes',
})
writeFileSync(`${file}.part`, JSON.stringify([process.pid, child.pid]))
renameSync(`${file}.part`, file)
if (mode === 'plays') await import('./program.mjs')
else if (mode === 'stays') setInterval(() => undefined, 1000)
else process.exit(0)

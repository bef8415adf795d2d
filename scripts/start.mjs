// `npm start`: installs what is missing, then opens the desktop window, or serves the same app to the default browser
// if no window can be opened. Runs on Node 20 without any package.
// `npm start -- --browser`: straight to the browser
// `npm start -- --no-open --port N`: how to serve it there
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fetchRuntime, noWindowBecause, runtimeIn } from './desktop.mjs'
import { NODE, ROOT, ensureBuilt, ensureInstalled, toolEnv } from './setup.mjs'

/** If the window's process fails within this time, in milliseconds, no window appeared. */
const TOO_SOON = 10_000

/** Runs a program to its end and returns its exit code; the program handles Ctrl+C. */
const run = (command, args, env) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env })
    const forward = (signal) => child.kill(signal)
    const wait = () => undefined
    process.on('SIGINT', wait)
    process.on('SIGTERM', forward)
    const end = (code) => {
      process.off('SIGINT', wait)
      process.off('SIGTERM', forward)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      end(1)
    })
    child.on('exit', (code, signal) => end(code ?? (signal === null ? 1 : 128)))
  })

/** Opens the window; returns why it could not open, or undefined once it was closed. */
const openWindow = async (files) => {
  const electron = join(ROOT, 'node_modules', 'electron')
  const reason = noWindowBecause(process.platform, process.env, process.getuid?.())
  if (reason !== undefined) return reason
  const runtime = runtimeIn(electron) ?? (await fetchRuntime(electron, NODE))
  if (runtime === undefined) return 'the runtime of the desktop window is not installed and cannot be fetched'
  const env = toolEnv()
  delete env.ELECTRON_RUN_AS_NODE
  const started = Date.now()
  const code = await run(runtime, [ROOT, ...files], env)
  if (code !== 0 && Date.now() - started < TOO_SOON) return `the desktop window ended at once (code ${code})`
  process.exitCode = code
  return undefined
}

const main = async () => {
  if (!ensureInstalled()) {
    console.error(
      'The packages could not be installed (see above). With a working network, run `npm start` again.',
    )
    return 1
  }
  if (!ensureBuilt()) {
    console.error('The app could not be built (see above).')
    return 1
  }
  const args = process.argv.slice(2)
  if (!args.includes('--browser')) {
    const reason = await openWindow(args.filter((arg) => arg.endsWith('.qipu')))
    if (reason === undefined) return process.exitCode
    console.log(`Qipu opens in the browser: ${reason}.`)
  }
  console.log('Leave this terminal open while you play; Ctrl+C ends Qipu. Every step is kept as it is made.')
  const serving = args.filter((arg) => arg !== '--browser' && !arg.endsWith('.qipu'))
  // Node keeps what it has compiled, which makes the next start quicker.
  const compiled = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'qipu') }
  return run(NODE, [join('out', 'main', 'serve.js'), ...serving], toolEnv(compiled))
}

process.exitCode = await main()

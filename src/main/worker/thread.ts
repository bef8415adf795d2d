/** Starting a thread and ending it, without harm to the process it runs in. */
import { setFlagsFromString } from 'node:v8'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { END } from './messages.ts'

/** `file` is TypeScript, or what it was built to. */
export const startThread = (file: string | URL, options: WorkerOptions = {}): Worker => {
  // Node takes the types out of TypeScript by WebAssembly. Threads that do so at the same time can bring the
  // process down as V8 replaces the wrappers around its calls (github.com/nodejs/node/issues/64500), which it
  // does after so many calls.
  if (String(file).endsWith('.ts')) setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647')
  return new Worker(file, options)
}

/** Milliseconds a thread has to end by itself. */
const MAX_END_MS = 2000

/**
 * Ends a thread, and is done when it has ended. One that is idle, or still starting, ends by itself: cut off
 * in the middle of native code it could take the process along. One that does not listen is cut off after a while.
 */
export const endThread = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    const cutOff = setTimeout(() => void worker.terminate(), MAX_END_MS)
    worker.once('exit', () => {
      clearTimeout(cutOff)
      resolve()
    })
    worker.ref()
    worker.postMessage(END)
  })

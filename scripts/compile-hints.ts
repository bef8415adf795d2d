/**
 * Asks Chromium to compile whole scripts as soon as they come, beside everything else
 * (https://v8.dev/blog/explicit-compile-hints). Without the hint, each function waits for its first call and keeps that
 * click waiting. The first screen has none: it would wait for functions that it does not need.
 */
import type { Plugin } from 'vite'

export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

export const compileHints = (): Plugin => ({
  name: 'qipu-compile-hints',
  generateBundle: {
    // The hint counts only at the top, where Vite puts lines of its own.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const first = new Set(
        chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports]),
      )
      for (const chunk of chunks) if (!first.has(chunk.fileName)) chunk.code = COMPILE_HINT + chunk.code
    },
  },
})

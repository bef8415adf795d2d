import { join } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { CSS_OPTIONS } from './scripts/named-media.ts'
import { compileHints } from './scripts/compile-hints.ts'
import { factsByValue } from './scripts/facts.ts'
import { LEAN, pageBeside } from './scripts/page.ts'
import { writeRegistry } from './scripts/registry.ts'
import { PLAIN_FFLATE, threadsBeside } from './scripts/threads.ts'

// Bundled with this file, the script has this folder as its own.
writeRegistry(join(import.meta.dirname, 'src', 'engine'))

/** On a busy machine plugins take long; nobody who builds can do anything about it. */
const checks = { bundlerTimings: false }

export default defineConfig({
  // Packages in `dependencies` stay external, which is better-sqlite3 with its native library alone. So does ws,
  // which looks for optional parts and serves browsers, not the desktop window.
  main: {
    resolve: { alias: PLAIN_FFLATE },
    plugins: [threadsBeside()],
    build: {
      rollupOptions: {
        checks,
        input: { electron: 'src/main/electron/index.ts', serve: 'src/main/browser/serve.ts' },
        external: ['ws'],
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  },
  // A sandboxed window loads CommonJS only, and only one file.
  preload: {
    build: {
      externalizeDeps: false,
      rollupOptions: {
        checks,
        input: { index: 'src/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [vue(), factsByValue(import.meta.dirname), pageBeside(), compileHints()],
    css: CSS_OPTIONS,
    define: LEAN,
    build: {
      rollupOptions: {
        checks,
        input: 'src/renderer/index.html',
        output: {
          // What the first screen needs comes in one script and the words of its language in another; then the games,
          // with all that judges values. What later screens share comes in one, not in a hundred of a few lines each;
          // what is large and wanted by few of them stays apart.
          codeSplitting: {
            groups: [
              { name: 'app', tags: ['$initial'] },
              {
                name: 'games',
                test: /src[\\/]engine[\\/]|node_modules[\\/](zod|@noble)[\\/]/,
                minShareCount: 2,
              },
              { name: 'words-en', test: /(locales[\\/]en[\\/](?!later)|words[\\/]en\.ts)/ },
              { name: 'words-zh-Hant', test: /(locales[\\/]zh-Hant[\\/](?!later)|words[\\/]zh-Hant\.ts)/ },
              {
                name: 'shared',
                minShareCount: 2,
                test: /^(?!.*node_modules[\\/](@zip\.js|mediabunny|gifenc|markdown-it|@internationalized))/,
              },
            ],
          },
        },
      },
      // Fonts and scripts as data: addresses would need a wider content policy.
      assetsInlineLimit: 0,
      minify: true,
      // The rules and texts of all games come together, once the first screen is painted.
      chunkSizeWarningLimit: 850,
      modulePreload: { polyfill: false },
    },
  },
})

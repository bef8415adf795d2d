import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { pageBeside } from './scripts/page.ts'

export default defineConfig({
  // Packages in `dependencies` stay external: better-sqlite3 and ws bring native or optional parts.
  main: {
    // The build of fflate for Node makes itself a `require`, which the bundler does, too; this one needs none.
    resolve: { alias: [{ find: /^fflate$/, replacement: 'fflate/browser' }] },
    build: {
      rollupOptions: {
        input: {
          electron: 'src/main/electron/index.ts',
          worker: 'src/main/worker/worker-thread.ts',
          thinker: 'src/main/bots/worker-thread.ts',
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  },
  // A sandboxed window loads CommonJS only, and only one file.
  preload: {
    build: {
      externalizeDeps: false,
      rollupOptions: {
        input: { index: 'src/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [vue(), pageBeside()],
    build: {
      rollupOptions: { input: 'src/renderer/index.html' },
      // Fonts and scripts as data: addresses would need a wider content policy.
      assetsInlineLimit: 0,
      minify: true,
      // The rules and texts of all games are needed at once, and are read from this machine's own disk.
      chunkSizeWarningLimit: 1000,
      modulePreload: { polyfill: false },
    },
  },
})

import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'

export default defineConfig({
  // Packages in `dependencies` stay external: better-sqlite3 and ws bring native or optional parts.
  main: {
    build: {
      outDir: 'out/main',
      rollupOptions: {
        input: { electron: 'src/main/electron/index.ts', worker: 'src/main/table/worker.ts' },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  },
  // A sandboxed window loads CommonJS only, and only one file.
  preload: {
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      rollupOptions: {
        input: { index: 'src/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [vue()],
    build: {
      outDir: 'out/renderer',
      rollupOptions: { input: 'src/renderer/index.html' },
      // Small assets inlined as data: would need no wider policy for images, but fonts and scripts would.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  },
})

/**
 * Builds the template of the page that shares a match (docs/page.md): one HTML file with the boards, the engine and
 * the replay, and placeholders for title, luck, record, wordings and collection.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import vue from '@vitejs/plugin-vue'
import { build, type InlineConfig, type Plugin } from 'vite'
import { CSS_OPTIONS } from './named-media.ts'

const packed = (text: string): string => gzipSync(text, { level: 9 }).toString('base64')
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page may load nothing, and run only what was built; see docs/page.md. */
const policyOf = (style: string, program: string, loader: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(loader)} ${hashOf(program)}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/**
 * The template; src/archive/page.ts fills `{{title}}`, `{{luck}}`, `{{record}}`, `{{wordings}}` and `{{collection}}`.
 */
const templateOf = (source: string, style: string, program: string): string => {
  const loader = readFileSync(join(source, 'loader.js'), 'utf8')
  const holes: { readonly [name: string]: string } = {
    policy: policyOf(style, program, loader),
    icon: `data:image/svg+xml;base64,${readFileSync(join(source, '..', 'renderer', 'icon.svg')).toString('base64')}`,
    style: packed(style),
    program: packed(program),
    loader,
  }
  const page = readFileSync(join(source, 'page.html'), 'utf8')
  return page.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => holes[name] ?? hole)
}

/** The content of a bundle as text. */
const textOf = (part: { readonly code: string } | { readonly source: string | Uint8Array }): string => {
  if ('code' in part) return part.code
  return typeof part.source === 'string' ? part.source : Buffer.from(part.source).toString('utf8')
}

/** Inserts the script and the style sheet of the build into the template. */
const intoOneFile = (source: string): Plugin => ({
  name: 'qipu-one-page',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const parts = new Map(Object.values(bundle).map((part) => [part.fileName, textOf(part)]))
      const one = (ending: string): string => {
        const [name, ...others] = [...parts.keys()].filter((each) => each.endsWith(ending))
        if (name === undefined || others.length > 0) throw new Error(`The page needs one ${ending} file`)
        const text = parts.get(name) ?? ''
        parts.delete(name)
        return text
      }
      const template = templateOf(source, one('.css'), one('.js'))
      if (parts.size > 0) throw new Error(`Not in the page: ${[...parts.keys()].join(', ')}`)
      for (const name of Object.keys(bundle)) Reflect.deleteProperty(bundle, name)
      this.emitFile({ type: 'asset', fileName: 'page.html', source: template })
    },
  },
})

const configOf = (source: string, outDir: string): InlineConfig => ({
  configFile: false,
  root: source,
  publicDir: false,
  logLevel: 'warn',
  plugins: [vue(), intoOneFile(source)],
  css: CSS_OPTIONS,
  build: {
    outDir,
    emptyOutDir: true,
    cssCodeSplit: false,
    assetsInlineLimit: Infinity,
    modulePreload: false,
    chunkSizeWarningLimit: Infinity,
    rollupOptions: {
      input: join(source, 'main.ts'),
      output: { codeSplitting: false },
    },
  },
})

/** Vite plugin: builds the page whenever the window is built, into `out/page` beside `out/renderer`. */
export const pageBeside = (): Plugin => {
  let source = ''
  return {
    name: 'qipu-page',
    apply: 'build',
    configResolved({ root }) {
      source = join(root, '..', 'page')
    },
    async writeBundle({ dir }) {
      if (dir !== undefined) await build(configOf(source, join(dir, '..', 'page')))
    },
  }
}

/**
 * `npm run structure`: prints how the sources, without tests, are divided into files: files, lines, the median
 * length, files of at most 30 lines, and files that exactly one other source imports. `npm run structure -- ../other`
 * examines another checkout.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const SHORT = 30
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))
const slashed = (path: string): string => path.replaceAll('\\', '/')
const files = globSync('src/**/*.{ts,vue,css,js,mjs}', { cwd: root })
  .map(slashed)
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted()
const known = new Set(files)
const text = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

/** What a file imports or takes its style from, by relative path. */
const REFERENCE = /(?:from|import|src=)\s*\(?\s*['"](\.[^'"?]+)/g
const readers = new Map<string, Set<string>>(files.map((file) => [file, new Set()]))
for (const [file, source] of text)
  for (const [, path = ''] of source.matchAll(REFERENCE)) {
    const target = slashed(join(dirname(file), path))
    if (known.has(target) && target !== file) readers.get(target)?.add(file)
  }

const lengths = [...text.values()].map((source) => source.split('\n').length - 1).toSorted((a, b) => a - b)
const figures = {
  files: files.length,
  lines: lengths.reduce((sum, length) => sum + length, 0),
  'median lines a file': lengths[Math.floor(lengths.length / 2)] ?? 0,
  [`files of at most ${SHORT} lines`]: lengths.filter((length) => length <= SHORT).length,
  'files with one reader': [...readers.values()].filter(({ size }) => size === 1).length,
}
for (const [what, count] of Object.entries(figures))
  console.log(`${what.padEnd(28)}${count.toLocaleString('en').padStart(9)}`)

/**
 * Compares this tree with another commit: the same bench, this tree's, measures both by turns, so that other load on the
 * machine meets both alike. The commit is checked out into a folder of its own, which is removed at the end.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { median, number, type Row } from './row.ts'
import { printTable } from './table.ts'

const HERE = join(import.meta.dirname, '..')

/** Runs a program in a folder and returns what it prints; null if it fails. */
const run = (folder: string, program: string, ...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return status === 0 ? stdout : null
}

/** Checks a commit out with the installed packages and the bench of this tree. */
const checkOut = (commit: string): string => {
  const folder = join(mkdtempSync(join(tmpdir(), 'qipu-against-')), 'tree')
  if (run(HERE, 'git', 'worktree', 'add', '--detach', '--quiet', folder, commit) === null)
    throw new Error(`${commit} cannot be checked out`)
  if (run(HERE, 'git', 'diff', '--quiet', commit, '--', 'package-lock.json') === null)
    console.error(`${commit} has other packages; it is measured with those installed here.`)
  symlinkSync(join(HERE, 'node_modules'), join(folder, 'node_modules'))
  cpSync(import.meta.dirname, join(folder, 'bench'), {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules',
  })
  symlinkSync(join(import.meta.dirname, 'node_modules'), join(folder, 'bench', 'node_modules'))
  if (existsSync(join(folder, 'scripts', 'registry.ts'))) run(folder, process.execPath, 'scripts/registry.ts')
  return folder
}

const remove = (folder: string): void => {
  run(HERE, 'git', 'worktree', 'remove', '--force', folder)
  rmSync(join(folder, '..'), { recursive: true, force: true })
}

const measured = (folder: string, part: string): readonly Row[] => {
  const printed = run(folder, process.execPath, 'bench/run.ts', part, '--json')
  if (printed === null) return []
  return printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Row)
}

/** How much better this tree does in one round: above 1 is better, whatever the unit. */
const gain = (here: Row, there: Row): number =>
  here.unit === 'a second' ? here.value / there.value : there.value / here.value

/** Measures parts in this tree and in that of a commit by turns, and prints how they compare. */
export const compare = (commit: string, parts: readonly string[], rounds: number): void => {
  const folder = checkOut(commit)
  try {
    if (parts.includes('window') || parts.includes('start'))
      for (const tree of [HERE, folder])
        if (run(tree, 'npx', 'electron-vite', 'build', '--logLevel', 'error') === null)
          throw new Error('the window could not be built')
    const found = new Map<string, { readonly here: Row; readonly there: Row }[]>()
    for (let round = 0; round < rounds; round += 1)
      for (const part of parts) {
        console.error(`round ${round + 1} of ${rounds}: ${part} …`)
        // Whichever comes first changes from round to round.
        const isFirst = round % 2 === 0
        const first = measured(isFirst ? HERE : folder, part)
        const second = measured(isFirst ? folder : HERE, part)
        const [here, there] = isFirst ? [first, second] : [second, first]
        for (const row of here) {
          const other = there.find(({ work }) => work === row.work)
          if (other === undefined) continue
          found.set(row.work, [...(found.get(row.work) ?? []), { here: row, there: other }])
        }
      }
    printTable(
      ['work', 'here', commit, 'better by', 'spread', ''],
      [...found].map(([work, pairs]) => {
        const gains = pairs.map(({ here, there }) => gain(here, there)).sort((one, other) => one - other)
        const [least, most] = [gains[0] ?? Number.NaN, gains.at(-1) ?? Number.NaN]
        const unit = pairs[0]?.here.unit ?? ''
        const middle = (tree: 'here' | 'there'): string => {
          const value = median(pairs.map((pair) => pair[tree].value))
          return `${number(value, value < 100 ? 2 : 0)} ${unit}`
        }
        const verdict = least > 1 ? 'better' : most < 1 ? 'WORSE' : ''
        return [
          work,
          middle('here'),
          middle('there'),
          `${number(median(gains), 2)} ×`,
          `${number(least, 2)} to ${number(most, 2)}`,
          rounds < 3 ? '' : verdict,
        ]
      }),
    )
  } finally {
    remove(folder)
  }
}

/**
 * `npm run times -- REPORT`: prints the seconds each test file took, slowest first, from a JSON report of Playwright
 * or Vitest, which leaves out hooks.
 */
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { z } from 'zod'

const vitest = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})
const spec = z.object({
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
const suite = z.object({
  file: z.string(),
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(suite).default([])
  },
})
const playwright = z.object({ suites: z.array(suite) })

const millisecondsOf = ({ specs, suites }: z.infer<typeof suite>): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, inner) => sum + millisecondsOf(inner), 0)

const filesIn = (report: unknown): readonly (readonly [file: string, milliseconds: number])[] => {
  const units = vitest.safeParse(report)
  if (units.success)
    return units.data.testResults.map(({ name, startTime, endTime }) => [
      relative(process.cwd(), name),
      endTime - startTime,
    ])
  return playwright.parse(report).suites.map((each) => [each.file, millisecondsOf(each)])
}

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Name a report: npm run times -- REPORT')
  process.exitCode = 2
} else {
  const files = filesIn(JSON.parse(await readFile(file, 'utf8')))
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1).padStart(8)
  for (const [name, spent] of [...files].sort(([, one], [, other]) => other - one))
    console.log(`${seconds(spent)} s  ${name}`)
  console.log(`${seconds(files.reduce((sum, [, spent]) => sum + spent, 0))} s  together`)
}

/**
 * Prints the changelog of a version: `node scripts/changelog.ts v1.2.0`. Fails if that is not the version in
 * package.json, or the changelog has no section for it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text below the heading of a version; undefined if there is none. */
export const sectionOf = (changelog: string, version: string): string | undefined => {
  const sections = changelog.split(/^## /m).slice(1)
  const found = sections.find((section) => section.split(/\s/, 1)[0]?.replace(/[[\]]/g, '') === version)
  const text = found?.slice(found.indexOf('\n')).trim()
  return text === '' ? undefined : text
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const asked = (process.argv[2] ?? '').replace(/^v/, '')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const section = sectionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
  if (asked !== version) {
    console.error(`The tag says ${asked}, package.json ${version}.`)
    process.exitCode = 1
  } else if (section === undefined) {
    console.error(`CHANGELOG.md has no section for ${version}.`)
    process.exitCode = 1
  } else console.log(section)
}

/** All kinds of damage, also as the tables of docs/damage.md, which a test compares. */
import type { Choice, FindingCode } from '../../damage/findings.ts'
import type { DamageKind } from './states.ts'
import { TABLES_AND_ROWS } from './tables-and-rows.ts'
import { FILE, FILE_AND_LOG } from './file.ts'
import { LOG, JOURNAL, LATER_VERSIONS } from './log.ts'

const GROUPS = {
  'The file': FILE,
  'The log': LOG,
  'File and log together': FILE_AND_LOG,
  'The journal': JOURNAL,
  'Later versions': LATER_VERSIONS,
  'What is in it': TABLES_AND_ROWS,
} as const satisfies { readonly [title: string]: readonly DamageKind[] }

export const KINDS: readonly DamageKind[] = Object.values(GROUPS).flat()

const FOUND: { readonly [code in FindingCode]: string } = {
  gone: 'the file is missing or empty',
  beginning: 'the beginning is overwritten',
  short: 'cut short',
  logDamaged: 'the log is damaged',
  logForeign: 'the log is of another file',
  journal: 'the journal does not fit',
  pages: 'parts are missing or contradict one another',
  schema: 'tables, indexes or triggers',
  steps: 'how many steps are missing',
}
const OFFERED: { readonly [choice in Choice]: string } = {
  open: 'open what is whole',
  restore: 'restore a backup',
  look: 'look',
  anew: 'begin anew',
  leave: 'leave',
}
const STATE = { closed: 'closed', killed: 'killed', young: 'killed before it was ever closed' } as const

const saidOf = ({ said }: DamageKind): string => {
  if (said === 'opens') return 'nothing: it opens with every step'
  return typeof said === 'string' ? `refused: \`${said}\`` : said.map((code) => FOUND[code]).join('; ')
}

const rowOf = (kind: DamageKind): string => {
  const offered = kind.offers === undefined ? '' : OFFERED[kind.offers]
  const steps = kind.steps === undefined ? '' : String(kind.steps)
  return `| ${kind.done} | ${STATE[kind.to]} | ${saidOf(kind)} | ${offered} | ${steps} |`
}

/** The tables in Markdown, one a group. */
export const damageTables = (): string =>
  Object.entries(GROUPS)
    .map(([title, kinds]) =>
      [
        `## ${title}`,
        '',
        '| what is done | to a library that was | what is said | offered first | steps then, of 15 |',
        '| --- | --- | --- | --- | --- |',
        ...kinds.map(rowOf),
      ].join('\n'),
    )
    .join('\n\n')

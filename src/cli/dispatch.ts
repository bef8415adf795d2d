/** Finds and runs a command; an invalid request ends in one plain sentence. */
import { EndlessChance } from '../engine/kernel/chance-run.ts'
import { sanitized, sanitizedLines } from '../engine/kernel/sanitize-text.ts'
import { CommandError, EXIT, oneOf, type Command, type Exit, type Terminal } from './command.ts'

/** The choices for a damaged library. */
const WAYS = ['open', 'restore', 'look', 'anew'] as const

/** Each command is loaded on use, so that all start quickly. */
const COMMANDS: { readonly [name: string]: () => Promise<Command> } = {
  referee: async () => (await import('./commands/referee.ts')).referee,
  games: async () => (await import('./commands/games.ts')).games,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  arena: async () => (await import('./commands/arena.ts')).arena,
  analyse: async () => (await import('./commands/analyse.ts')).analyse,
  verify: async () => (await import('./commands/verify.ts')).verify,
  show: async () => (await import('./commands/show.ts')).show,
  export: async () => (await import('./commands/export.ts')).exportCommand,
  import: async () => (await import('./commands/import.ts')).importCommand,
  imports: async () => (await import('./commands/imports.ts')).importsCommand,
  'undo-import': async () => (await import('./commands/undo-import.ts')).undoImport,
  list: async () => (await import('./commands/list.ts')).list,
  library: async () => (await import('./library/library.ts')).libraryCommand,
  backups: async () => (await import('./commands/backups.ts')).backups,
  restore: async () => (await import('./commands/restore.ts')).restore,
}

const overview = async (): Promise<string> => {
  const lines: string[] = []
  for (const [name, load] of Object.entries(COMMANDS))
    lines.push(`  ${name.padEnd(13)}${(await load()).summary}`)
  return [
    'Qipu keeps every placement, roll and draw of a board game.',
    '',
    'Usage: npm run --silent qipu -- COMMAND [OPTIONS]',
    '',
    ...lines,
    '',
    'A damaged library is opened only with --damaged open, restore, look or anew; otherwise only what was found is printed.',
    '"qipu COMMAND --help" tells more. QIPU_HOME names another folder for the library.',
    'Exit codes: 0 all well, 1 something wrong was found, 2 not understood, 3 cannot be opened or written.',
    '',
  ].join('\n')
}

const dispatched = async (args: readonly string[], terminal: Terminal): Promise<Exit> => {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const text = await overview()
    if (name === undefined) terminal.err(text)
    else terminal.out(text)
    return name === undefined ? EXIT.usage : EXIT.ok
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load === undefined)
    throw new CommandError(`There is no command "${name}"; "qipu --help" lists those there are.`)
  const command = await load()
  const asked = rest.slice(0, rest.includes('--') ? rest.indexOf('--') : rest.length)
  if (asked.includes('--help') || asked.includes('-h')) {
    terminal.out(command.help)
    return EXIT.ok
  }
  return await command.run(rest, terminal)
}

/** Extracts `--damaged`, which every command that opens the library takes. */
const withDamaged = (
  args: readonly string[],
): { readonly rest: readonly string[]; readonly damaged: Pick<Terminal, 'damaged'> } => {
  const ends = args.indexOf('--')
  const at = args.findIndex((arg, place) => /^--damaged(=|$)/.test(arg) && (ends < 0 || place < ends))
  if (at < 0) return { rest: args, damaged: {} }
  const [arg = '', next = ''] = args.slice(at)
  const together = arg.includes('=')
  const value = oneOf('damaged', together ? arg.slice(arg.indexOf('=') + 1) : next, WAYS)
  return { rest: args.toSpliced(at, together ? 1 : 2), damaged: { damaged: value } }
}

/** Runs `qipu` with these arguments; resolves to its exit code. */
export const dispatch = async (args: readonly string[], terminal: Terminal): Promise<Exit> => {
  try {
    const { rest, damaged } = withDamaged(args)
    return await dispatched(rest, {
      ...terminal,
      ...damaged,
      err: (text) => terminal.err(sanitizedLines(text)),
    })
  } catch (thrown) {
    if (!(thrown instanceof CommandError || thrown instanceof EndlessChance)) throw thrown
    terminal.err(`qipu: ${sanitized(thrown.message)}\n`)
    if (thrown instanceof CommandError) for (const line of thrown.lines) terminal.err(`${sanitized(line)}\n`)
    return thrown instanceof CommandError ? thrown.exit : EXIT.wrong
  }
}

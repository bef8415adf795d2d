import { resolve } from 'node:path'
import type { ApiError } from '../../main/api/api.ts'
import { lockLocation, type LibraryLocation } from '../../main/library/location/library-location.ts'
import { locateLibrary } from '../../main/library/location/pointer.ts'
import { locationSentence } from '../../main/library/location/words.ts'
import { CommandError, EXIT, parsed, say, type Command, type Exit, type Terminal } from '../command.ts'
import { homeOf, withLibrary } from '../match-store.ts'

const HELP = `Usage: qipu library
       qipu library move FOLDER
       qipu library use FOLDER

Prints where the library is.

  move FOLDER   moves it there, with its backups: into an empty folder, or a new one. All of it is copied and compared
                before it counts, so that it may be cut off at any moment. The old files are kept until the library
                was opened in its new place. Qipu must not be running.
  use FOLDER    takes up the library that is there already, for instance where a drive has another letter now. The
                present one stays as it is.
`

/** Runs work with the library’s location locked against the app and other commands. */
const holding = async (
  terminal: Terminal,
  work: (location: LibraryLocation) => Promise<Exit>,
): Promise<Exit> => {
  const location = lockLocation(homeOf(terminal))
  if (location === undefined)
    throw new CommandError('Qipu is running with this library. Quit it first, then try again.', EXIT.failed)
  try {
    return await work(location)
  } finally {
    location.release()
  }
}

const failed = (error: ApiError): CommandError =>
  new CommandError(`${locationSentence('en', error)} (${error.code})`, EXIT.failed)

const move = async (terminal: Terminal, folder: string): Promise<Exit> => {
  // A damaged library is reported and not moved.
  await withLibrary(terminal, false, (library) => {
    if (library.readOnly)
      throw new CommandError('A copy that is only looked at cannot be moved.', EXIT.failed)
  })
  return holding(terminal, async (location) => {
    const moved = await location.move(folder)
    if (!moved.ok) throw failed(moved.error)
    say(terminal, `The library is in ${moved.value} now.\n`)
    return EXIT.ok
  })
}

const use = (terminal: Terminal, folder: string): Promise<Exit> =>
  holding(terminal, (location) => {
    const refused = location.use(folder)
    if (refused !== null) throw failed(refused)
    say(terminal, `The library is ${location.file()} now.\n`)
    return Promise.resolve(EXIT.ok)
  })

export const libraryCommand: Command = {
  summary: 'where the library is; moves it',
  help: HELP,
  run(args, terminal) {
    const [what, folder, ...others] = parsed(args, {}).positionals
    if (what === undefined) {
      const { file, error } = locateLibrary(homeOf(terminal))
      say(terminal, `${file}\n`)
      if (error === null) return EXIT.ok
      throw failed(error)
    }
    if ((what !== 'move' && what !== 'use') || folder === undefined || others.length > 0)
      throw new CommandError('Please say "move" or "use", and one folder; "qipu library --help" tells more.')
    return what === 'move' ? move(terminal, resolve(folder)) : use(terminal, resolve(folder))
  },
}

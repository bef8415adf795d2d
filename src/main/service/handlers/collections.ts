/** Requests about collections: matches in an order, with a title and an introduction. */
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { MatchId } from '../../../engine/record/step.ts'
import type { ApiError } from '../../api/api.ts'
import { MOST_COLLECTED, type Collection } from '../../api/values-library.ts'
import type { collectionRequests } from '../../api/requests-library.ts'
import type { Deps, Handlers } from './handler.ts'

/** The settings key under which the furthest step watched of a match is stored. */
const watchedKey = (match: MatchId): string => `watched ${match}`

export const collectionsHandlers = ({
  library,
  windows,
}: Pick<Deps, 'library' | 'windows'>): Handlers<typeof collectionRequests> => {
  const found = (id: string): Result<Collection, ApiError> => {
    const collection = library.collection(id)
    return collection === undefined ? err({ code: 'collectionUnknown' }) : ok(collection)
  }
  /** Reads the settings once; answers with the furthest step watched of a match, 0 for one that was not. */
  const readWatched = (): ((match: MatchId) => number) => {
    const settings = library.settings()
    return (match) => {
      const kept = settings[watchedKey(match)]
      return typeof kept === 'number' ? kept : 0
    }
  }
  const changed = <A>(answer: A): Result<A, never> => {
    windows.announce('library.changed', { match: null })
    return ok(answer)
  }
  return {
    'collections.list': () => ok([...library.collections()]),
    'collections.open': ({ collection: id }) => {
      const collection = found(id)
      if (!collection.ok) return collection
      const matches = library.collected(id)
      const rows = matches.flatMap((match) => library.row(match) ?? [])
      const watchedTo = readWatched()
      const watched = Object.fromEntries(
        matches.flatMap((match) => {
          const at = watchedTo(match)
          return at === 0 ? [] : [[match, at]]
        }),
      )
      return ok({ collection: collection.value, rows, watched })
    },
    'collections.watch': ({ match, at }) => {
      if (at > readWatched()(match)) library.saveSettings({ [watchedKey(match)]: at })
      return ok({})
    },
    'collections.put': ({ collection, ...content }) => changed(library.putCollection(collection, content)),
    'collections.add': ({ collection, matches }) => {
      const added = library.addToCollection(collection, matches, MOST_COLLECTED)
      return added === undefined ? err({ code: 'collectionUnknown' }) : changed({ ...added })
    },
    'collections.import': ({ collection, ...content }) => {
      const added = library.addToCollection(collection, content.matches, MOST_COLLECTED)
      if (added !== undefined) return changed({ ...added, isNew: false })
      const made = library.putCollection(collection, content)
      return changed({ collection: made, isNew: true, added: made.matches })
    },
    'collections.drop': ({ collection }) => {
      library.dropCollection(collection)
      return changed({})
    },
  }
}

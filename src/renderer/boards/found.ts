/** What the folders of the boards bring. A page has a list of its own (src/page/boards.ts), which loads all of it later. */
import type { BoardCover, OwnKit } from './kit/kit.ts'

const files = import.meta.glob<{ readonly cover: BoardCover }>('./*/cover.ts', { eager: true })
const covers = new Map(Object.values(files).map(({ cover }) => [cover.id, cover]))

/** The cover a game's folder has, if any. */
export const ownCoverOf = (game: string): BoardCover | undefined => covers.get(game)

const loaders = import.meta.glob<{ readonly kit: OwnKit }>('./*/index.ts')

/** Loads the boards that have folders. */
export const loadBoards = async (): Promise<readonly OwnKit[]> =>
  (await Promise.all(Object.values(loaders).map((load) => load()))).map(({ kit }) => kit)

/** Takes the place of renderer/boards/found.ts in a page, which has the boards and covers of its own games alone. */
import { FACTS } from '../engine/facts.ts'
import type { BoardCover, OwnKit } from '../renderer/boards/kit/kit.ts'

const covers = new Map<string, BoardCover>()
export const ownCoverOf = (game: string): BoardCover | undefined => covers.get(game)

const ROOM = '../renderer/boards'
const coverFiles = import.meta.glob<{ readonly cover: BoardCover }>('../renderer/boards/*/cover.ts')
const kitFiles = import.meta.glob<{ readonly kit: OwnKit }>('../renderer/boards/*/index.ts')

export const loadBoards = async (): Promise<readonly OwnKit[]> => {
  const loaded = FACTS.map(async ({ id }) => {
    const [cover, kit] = await Promise.all([
      coverFiles[`${ROOM}/${id}/cover.ts`]?.(),
      kitFiles[`${ROOM}/${id}/index.ts`]?.(),
    ])
    if (cover !== undefined) covers.set(id, cover.cover)
    return kit === undefined ? [] : [kit.kit]
  })
  return (await Promise.all(loaded)).flat()
}

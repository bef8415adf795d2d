import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { idRefused, writeGame } from './template.ts'

const root = mkdtempSync(join(tmpdir(), 'qipu-new-game-'))
mkdirSync(join(root, 'src/engine/games'), { recursive: true })
mkdirSync(join(root, 'src/renderer/boards/go'), { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

describe('a new game', () => {
  it('has its id, its name and its export in place of those it is made of', () => {
    const written = writeGame(root, 'dice-golf')
    expect(written).toContain('src/engine/games/dice-golf/index.ts')
    const texts = written.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
    expect(texts).toContain("id: 'dice-golf'")
    expect(texts).toContain('export const diceGolf = defineGame')
    expect(texts).toContain("name: 'Dice golf'")
    expect(texts).not.toMatch(/new-?game/i)
    expect(readdirSync(join(root, 'src/engine/games/dice-golf'))).toHaveLength(written.length)
  })

  it('needs an id that files can carry', () => {
    for (const id of ['', 'Golf', '9-holes', 'dice_golf', 'dice--golf', 'golf-', '../golf', 'g'.repeat(41)])
      expect(idRefused(root, id), id).toMatch(/is no id/)
    expect(idRefused(root, 'delete')).toMatch(/word of the language/)
    expect(idRefused(root, 'then')).toMatch(/word of the language/)
    expect(idRefused(root, 'golf9')).toBeUndefined()
  })

  it('takes no id of another game, nor of a board', () => {
    expect(idRefused(root, 'dice-golf')).toMatch(/is taken: there is src\/engine\/games\/dice-golf/)
    expect(idRefused(root, 'go')).toMatch(/is taken: there is src\/renderer\/boards\/go/)
  })
})

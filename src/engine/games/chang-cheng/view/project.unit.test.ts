import { describe, expect, it } from 'vitest'
import { changCheng } from '../index.ts'
import { legal } from '../rules/legal.ts'
import { project } from './project.ts'
import { after, position, scored } from '../testing/position.ts'

const three = { seats: 3, turn: 9 } as const

describe('the view', () => {
  it('has the spaces from left to right with what stands there, their province and region', () => {
    const view = project(position({ ...three, wall: '1a 6b^ 13cx' }), 0)
    expect(view.spaces).toHaveLength(26)
    expect(view.spaces[0]).toEqual({
      space: 0,
      slot: 0,
      province: 0,
      region: 0,
      piece: { is: 'wall', owner: 0 },
      keptFor: [],
      keeps: false,
    })
    expect(view.spaces[12]).toMatchObject({
      slot: 0,
      province: 2,
      region: 2,
      piece: { is: 'rubble', owner: 2 },
    })
    expect(view.spaces[13]).toMatchObject({ slot: 1, province: 3, region: 3, piece: null })
  })

  it('has for each province what it would score now, and what it scored', () => {
    const state = position({
      ...three,
      wall: '1-2a 3n 4bx 5-9c',
      results: scored(3, 6, 2),
      emperors: [1],
      cards: 'b2p1',
    })
    const [first, second] = project(state, 1).provinces
    expect(first).toMatchObject({
      province: 0,
      spaces: [0, 1, 2, 3],
      prestige: 2,
      complete: true,
      walls: [2, 0, 0],
      extra: [0, 0, 0],
      neutral: 1,
      destroyed: 1,
      value: 5,
      leaders: [0],
      result: null,
      emperor: false,
      cards: [{ seat: 1, card: 2 }],
    })
    expect(second).toMatchObject({ result: { value: 5, winners: [0] }, leaders: [2], emperor: true })
  })

  it('CC-26a keeps the extra walls of a scored province in its ledger', () => {
    const { state } = after(position({ ...three, wall: '1-3b', cards: 'c5p1' }), '4')
    expect(project(state, 0).provinces[0]).toMatchObject({ walls: [1, 3, 0], extra: [0, 0, 2] })
  })

  it('has for each region who would lose now, and whom a tower saves', () => {
    const { regions } = project(position({ ...three, wall: '1a 2b^ 6c', threats: [-3, -3, 0] }), 0)
    expect(regions[0]).toMatchObject({
      walls: [1, 1, 0],
      losers: [0],
      spared: [1],
      tile: { value: null, up: false },
    })
    expect(regions[2]).toMatchObject({ tile: null, losers: [], spared: [] })
  })

  it('says what can be done: the same as the list of legal actions', () => {
    const state = position({ ...three, wall: '3a 7b^ 8c', keeps: 'b7' })
    const { possible } = project(state, 0)
    const actions = [...legal(state)]
    const spacesOf = (type: string) =>
      actions.flatMap((action) => (action.type === type && 'space' in action ? [action.space] : []))
    expect(possible.letters).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(possible.walls).toEqual(spacesOf('wall'))
    expect(possible.towers).toEqual(spacesOf('tower'))
    expect(possible.cardWalls).toEqual([...new Set(spacesOf('cardWall'))])
    expect(possible.doubles).toEqual(
      actions.flatMap((action) => (action.type === 'double' ? [action.spaces] : [])),
    )
    expect(possible.cards).toEqual({ count: 2, provinces: [0, 1, 2, 3, 4, 5] })
    expect(possible.walls).not.toContain(5)
  })

  it('says what else is waited for: a second wall, a neutral wall, a province, an end', () => {
    expect(project(after(position(three), '1').state, 0)).toMatchObject({
      stage: 'second',
      action: 'A',
      used: [0],
      possible: { letters: [], walls: expect.not.arrayContaining([1]) },
    })
    expect(project(after(position(), '1', '5').state, 0)).toMatchObject({
      stage: 'neutral',
      possible: { noNeutral: true, neutrals: [1, 2, 3, 5, 6, 7, 8] },
      neutrals: 12,
    })
    expect(project(after(position({ ...three, wall: '1-3a 6-9c' }), '4-5').state, 0).possible.open).toEqual([
      0, 1,
    ])
    const due = after(position({ ...three, wall: '1-3a', emperors: [4, 5] }), '4').state
    expect(project(due, 0)).toMatchObject({
      stage: 'board',
      by: 'chance',
      emperors: 3,
      luck: { faces: ['3A', '3B', '4A', '4B'] },
    })
    expect(project(after(due, '[3A]').state, 0)).toMatchObject({
      drawn: '3A',
      possible: { sides: ['left', 'right'] },
    })
    expect(project(position({ turn: 2 }), 0).possible.letters).toEqual(['W'])
  })

  it('CC-20 shows the reveal in progress: acting order, pairs struck, whose choice, and what each would come to', () => {
    const { state } = after(position({ ...three, wall: '1-2b 3c', cards: 'a4p1 b4p1 c2p1 c5p1' }), '4')
    const reveal = project(state, 'public').reveal
    expect(reveal).toMatchObject({ province: 0, acting: 0, seat: 2 })
    expect(reveal?.cards.map(({ seat, card, fate }) => `${seat} ${card} ${fate}`)).toEqual([
      '2 2 waiting',
      '0 4 struck',
      '1 4 struck',
      '2 5 waiting',
    ])
    const choices = reveal?.effects ?? []
    expect(choices.map(({ type }) => type)).toEqual([
      'destroy',
      'destroy',
      'destroy',
      'destroy',
      'dismiss',
      'decline',
    ])
    expect(choices[0]).toEqual({
      type: 'destroy',
      space: 0,
      owner: 1,
      forecast: { walls: [1, 1, 3], neutral: 0, value: 5, leaders: [2] },
    })
    expect(choices.at(-1)?.forecast).toEqual({ walls: [1, 2, 3], neutral: 0, value: 6, leaders: [2] })
  })

  it('CC-27 puts swaps together by the owner of the other wall; they are all the legal ones', () => {
    const { state } = after(position({ ...three, wall: '1-2b 3c 6c 7c 20a', cards: 'c6p1' }), '4')
    const effects = project(state, 2).reveal?.effects ?? []
    const swaps = effects.flatMap((effect) =>
      effect.type === 'swap' ? effect.there.map((there) => `${effect.here} ${there}`) : [],
    )
    const listed = [...legal(state)].flatMap((action) =>
      action.type === 'swap' ? [`${action.here} ${action.there}`] : [],
    )
    expect([...swaps].sort()).toEqual([...listed].sort())
    expect(effects[0]).toMatchObject({
      here: 0,
      owner: 2,
      there: [5, 6],
      forecast: { walls: [1, 1, 2], leaders: [2] },
    })
  })

  it('CC-22 shows whose card a warrior would remove', () => {
    const { state } = after(position({ ...three, wall: '1-3b', cards: 'b1p1 c3p1' }), '4')
    expect(project(state, 1).reveal?.effects[0]).toMatchObject({ type: 'remove', card: 3, seat: 2 })
  })

  it('CC-26 counts great architects that still wait after a choice, and no other card', () => {
    const { state } = after(position({ ...three, wall: '1-3b', cards: 'b1p1 a4p1 c5p1' }), '4')
    const walls = project(state, 1).reveal?.effects.map(({ type, forecast }) => [type, forecast.walls])
    expect(walls).toEqual([
      ['remove', [1, 3, 2]],
      ['remove', [1, 3, 0]],
      ['decline', [1, 3, 2]],
    ])
  })

  it('CC-33 has no number of Emperor cards while none are laid', () => {
    expect(project(position({ ...three, emperors: [4] }), 0).emperors).toBe(1)
    expect(project(position({ ...three, faces: ['1A', '2A', '3A'] }), 0).emperors).toBeNull()
    expect(project(position({ options: { neutral: 'off' } }), 0).emperors).toBeNull()
  })
})

describe('the moment', () => {
  it('counts a turn of each seat as a round', () => {
    expect(changCheng.moment(position({ seats: 3, turn: 0 }))).toEqual({ part: 1, round: 1, turn: 1 })
    expect(changCheng.moment(position({ seats: 3, turn: 4 }))).toEqual({ part: 1, round: 2, turn: 4 })
  })
})

import { describe, expect, it } from 'vitest'
import { describeRules, textAt } from '../../../kernel/testing/texts.ts'
import { resolveMessages } from '../../../kernel/text.ts'
import { BUILDING_IDS, EVENT_IDS, ROLES } from '../components/cards.ts'
import { DISTRICTS, GENERAL_EVENTS } from '../components/deck/deck.ts'
import { KINDS } from '../components/deck/types.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'
import { account, describe as describeAction, sentence } from './sentences.ts'
import { en } from './locales/en.ts'
import { zhHant } from './locales/zh-Hant.ts'
import { quakeNopoly } from '../index.ts'
import { notation, parseNotation } from './notation.ts'
import { board } from './board-text.ts'
import { project } from '../view/project.ts'
import { after, position } from '../testing/position.ts'

const [A = '', B = ''] = BUILDING_IDS
const [EVENT = ''] = EVENT_IDS

describe('notation', () => {
  it.each([
    ['2>', { type: 'drawFirst', seat: 1 }],
    ['2>banker', { type: 'drawRole', seat: 1, role: 'banker' }],
    ['1>[newTaipei]', { type: 'drawDistrict', seat: 0, district: 'newTaipei' }],
    [`1>(${A})`, { type: 'drawBuilding', seat: 0, building: A }],
    ['1>(?)', { type: 'drawBuilding', seat: 0, building: null }],
    [`6>{${EVENT}}`, { type: 'turnUp', seat: 5, event: EVENT }],
    ['1>{end}', { type: 'turnUp', seat: 0, event: 'end' }],
    ['3>6', { type: 'roll', seat: 2, die: 6 }],
    ['=architect', { type: 'role', role: 'architect' }],
    [`B ${A} hualien'`, { type: 'build', building: A, card: 31 }],
    ['L keelung', { type: 'swapLand', card: 0 }],
    [`R ${A}`, { type: 'review', building: A }],
    [`S ${A} m+2`, { type: 'strengthen', building: A, track: 'material', count: 2 }],
    ['T bw>t', { type: 'trade', pay: ['brick', 'wood'], take: ['steel'] }],
    ['P bbs', { type: 'plan', pay: ['brick', 'brick', 'stone'] }],
    ['-', { type: 'pass' }],
    [
      `A ${A} penghu bbbbbb`,
      { type: 'buy', building: A, card: 34, pay: ['brick', 'brick', 'brick', 'brick', 'brick', 'brick'] },
    ],
    ["X taipei taipei'", { type: 'exchange', card: 2, other: 3 }],
    ['G 2 bt', { type: 'lend', seat: 1, pieces: ['brick', 'steel'] }],
    [`D ${A} s`, { type: 'undercut', building: A, track: 'structure' }],
    [`K ${EVENT}`, { type: 'play', event: EVENT, on: null }],
    [`K ${EVENT} ${A}`, { type: 'play', event: EVENT, on: A }],
    [`K ${EVENT} penghu`, { type: 'play', event: EVENT, on: 34 }],
    ['m+1', { type: 'fitOut', track: 'material', count: 1 }],
    ['f0', { type: 'forecast', change: 0 }],
    ['f-2', { type: 'forecast', change: -2 }],
    ['f+1', { type: 'forecast', change: 1 }],
    ['!', { type: 'carryOut' }],
    ['k', { type: 'keep' }],
    ['+bs', { type: 'take', pieces: ['brick', 'stone'] }],
    ['-w', { type: 'pay', pieces: ['wood'] }],
    ['u', { type: 'putBack', buildings: [] }],
    [`u ${A} ?`, { type: 'putBack', buildings: [A, null] }],
    [`r ${A} m`, { type: 'reinforce', on: A, track: 'material' }],
    ['r yilan s', { type: 'reinforce', on: 28, track: 'structure' }],
    ['?', { type: 'tryShift' }],
    ['> yilan', { type: 'shiftTo', card: 28 }],
    ['*', { type: 'research' }],
    ['.', { type: 'endure' }],
    ['e', { type: 'expand' }],
    ['x', { type: 'decline' }],
  ] as const)('%s is written and read', (text, action) => {
    expect(notation(action)).toBe(text)
    expect(parseNotation(text)).toEqual(action)
  })

  it.each(['', '7>', '1>7', '1>[nowhere]', 'B nothing yilan', 'T bx>t', 'S', 'f3', `S ${A} m+3`, 'L', '>'])(
    '%s stands for nothing',
    (text) => {
      expect(parseNotation(text)).toBeUndefined()
    },
  )
})

describe('the board in plain text', () => {
  it('shows the round, decks, seats and their district cards', () => {
    const state = position({
      players: [
        {
          role: 'banker',
          stock: 'bbt',
          hand: [B],
          lands: [{ card: 'hualien', on: [{ building: A, material: 1, structure: 2 }] }],
        },
        { kept: ['earlyWarning'] },
      ],
    })
    const lines = board(project(state, 0)).split('\n')
    expect(lines[0]).toBe('1.1 construction act  start 1')
    expect(lines[1]).toMatch(/^b98 w99 s100 t97 {2}buildings 74 {2}districts 35 {2}events 6\+8 \(10\)$/)
    expect(lines[2]).toMatch(/^>1 banker \d+ {2}b2 w0 s0 t1 {2}\(/)
    expect(lines[2]).toContain(`(${B})`)
    expect(lines[3]).toBe(`    hualien 2/2: ${A} w1/5 t2/5 | . | .`)
    expect(lines[4]).toBe(' 2 - 0  b0 w0 s0 t0  ()  k:earlyWarning')
    expect(board(project(state, 1))).not.toContain(B)
  })
})

describe('words', () => {
  it('says what is declined, where it is known', () => {
    const declined = (...events: readonly Event[]): string => describeAction({ type: 'decline' }, events).key
    expect(declined()).toBe('action.decline.any')
    expect(declined({ type: 'choice.declined', seat: 0, of: 'research' })).toBe('action.decline.research')
    expect(declined({ type: 'choice.declined', seat: 0, of: 'extra' })).toBe('action.decline.take')
  })

  it('tell the two cards of a district apart where the card may be anybody’s (QK-33a, QK-37a)', () => {
    const wordsOf = (action: Action): string => JSON.stringify(describeAction(action))
    expect(wordsOf({ type: 'exchange', card: 0, other: 2 })).not.toBe(
      wordsOf({ type: 'exchange', card: 0, other: 3 }),
    )
    expect(wordsOf({ type: 'shiftTo', card: 28 })).not.toBe(wordsOf({ type: 'shiftTo', card: 29 }))
  })

  it('names cards in the language of the sentence', () => {
    const state = position({ players: [{ hand: [A], lands: [{ card: 'hualien' }] }, {}] })
    const [built] = after(state, `B ${A} hualien`).events
    if (built === undefined) throw new Error('nothing was built')
    const { key, params } = sentence(built)
    expect(key).toBe('event.building.built.0')
    const say = (texts: typeof en | typeof zhHant) => (part: { readonly key: string }) =>
      textAt(texts, part.key) ?? '-'
    expect(resolveMessages(params.district ?? null, 'en', say(en))).toBe('Hualien')
    expect(resolveMessages(params.district ?? null, 'zh-Hant', say(zhHant))).toBe('花蓮')
  })

  it.each([
    ['en', en],
    ['zh-Hant', zhHant],
  ])('%s names every card, kind and role', (_, texts) => {
    for (const id of BUILDING_IDS) expect(textAt(texts, `deck.building.${id}.name`), id).toMatch(/\S/)
    for (const { id } of DISTRICTS) expect(textAt(texts, `deck.district.${id}`), id).toMatch(/\S/)
    for (const kind of KINDS) expect(textAt(texts, `pieces.${kind}`)).toContain('{n}')
    for (const role of ROLES) expect(textAt(texts, `role.${role}.name`)).toMatch(/\S/)
  })
})

describeRules(quakeNopoly)

describe('a step in brief', () => {
  const damaged = (seat: number): Event => ({
    type: 'building.damaged',
    seat,
    building: A,
    track: 'material',
    kind: 'brick',
    removed: 1,
    left: 2,
  })
  const rolled: Event = { type: 'die.rolled', seat: 0, die: 6, why: 'event' }

  it('tells whose buildings suffered only to them', () => {
    const events = [rolled, damaged(0), damaged(1)]
    expect(account(events, 1)).toEqual([rolled, damaged(1)])
    expect(account(events)).toEqual([rolled])
    expect(account([damaged(0), damaged(1)], 1)).toEqual([damaged(0), damaged(1)])
  })

  it('tells everybody what was taken for what was paid', () => {
    const given: Event = { type: 'pieces.given', seat: 0, toSeat: 1, pieces: ['brick'], why: 'purchase' }
    const undercut: Event = {
      type: 'building.undercut',
      seat: 0,
      ownerSeat: 1,
      building: A,
      track: 'material',
      kind: 'brick',
      removed: 1,
    }
    expect(account([given, undercut, damaged(1)])).toEqual([given, undercut])
  })
})

it('an action names the building that its events name', () => {
  const added: Event = {
    type: 'building.strengthened',
    seat: 0,
    building: A,
    track: 'material',
    kind: 'wood',
    count: 2,
    from: 'supply',
    left: 4,
  }
  const told = describeAction({ type: 'fitOut', track: 'material', count: 2 }, [added])
  expect(told).toMatchObject({ params: { building: { key: `deck.building.${A}.name` } } })
})

it('a question about a card kept for one’s turn says what the card does', () => {
  const state = position({})
  const play: Action = { type: 'play', event: 'fastPermit', on: null }
  const build: Action = { type: 'build', building: A, card: 0 }
  const { message } = quakeNopoly.text.puzzleQuestion?.([play, build], state) ?? {}
  expect(message?.params).toMatchObject({ does: { key: 'ask.does.fastPermit' } })
  for (const texts of [en, zhHant])
    for (const { id } of GENERAL_EVENTS.filter(({ keep }) => keep === 'turn'))
      expect(textAt(texts, `ask.does.${id}`)).toBeTypeOf('string')
})

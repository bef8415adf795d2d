import { describe, expect, it } from 'vitest'
import { endRows } from './panels/ending.ts'
import { enteredOutcome, cardsLeft, askedOf } from './tray/entering.ts'
import { startDraft } from './draft/draft.ts'
import { dogeBrings, previewOf, previewOfAdvice } from './draft/preview.ts'
import { doneBy } from '../kit/testing/doneBy.ts'
import { BOARD_KEYS } from './input/boardKeys.ts'
import { eventsOfType } from '../../../engine/kernel/rules/by-type.ts'
import { traceOf } from './board/lastMove.ts'
import { rankingOf } from './board/ranking.ts'
import { borderPhrases, bridgePhrases, cardPhrase, districtPhrases } from './words/labels.ts'
import { eventsOf, viewOf } from './testing/positions.ts'
import { drawnWalk, pricedSteps } from './board/walk/walk.ts'
import { sayPhrase, type Phrase } from '../../ui/format/phrases.ts'
import { loadAllTexts } from '../../ui/testing/texts.ts'

await loadAllTexts()

const NAMES = ['Ada', 'Bo', 'Cy']
const inEnglish = (phrase: Phrase): string => sayPhrase(phrase, 'en')
const spoken = (phrases: readonly Phrase[]): string => phrases.map(inEnglish).join(', ')

describe('the labels and ranking of a district', () => {
  it('rank the seats with their current points (SM-37 to SM-39a)', () => {
    const { districts } = viewOf({ in: '4:2,5,2 1:3,3 2:1' })
    expect(rankingOf(districts[3]!).map(({ seat, worth }) => [seat, worth])).toEqual([
      [1, 'high'],
      [0, 'none'],
      [2, 'none'],
    ])
    expect(rankingOf(districts[0]!).map(({ worth }) => worth)).toEqual(['low', 'low'])
    expect(rankingOf(districts[1]!).map(({ points }) => points)).toEqual([6])
    expect(rankingOf(districts[4]!)).toEqual([])
  })

  it('name the numbers, the seats present, and the Doge', () => {
    const view = viewOf({ in: '4:2,5', doge: 4 })
    expect(spoken(districtPhrases(view.districts[3]!, NAMES, true))).toBe(
      'San Marco, worth 8 and 6, Bo 5, scores 8, Ada 2, scores 6, the Doge is here, can be chosen',
    )
    expect(spoken(districtPhrases(view.districts[4]!, NAMES, false))).toBe(
      'Dorsoduro, worth 6 and 4, nobody there',
    )
  })

  it('show the result of a transfer, and keep a seat visible that loses its last aristocrat (SM-27)', () => {
    const wanted = { hand: 'T', in: '4:1,1' }
    const view = viewOf(wanted)
    const events = eventsOf(wanted, { type: 'transfer', district: 3, seat: 1, from: null })
    const after = previewOf(view, events).standings.get(3)!
    const ranks = rankingOf({ ...view.districts[3]!, ...after }, view.districts[3]!.aristocrats)
    expect(ranks.map(({ seat, count, points, change }) => [seat, count, points, change])).toEqual([
      [0, 2, 8, 1],
      [1, 0, 0, -1],
    ])
  })
})

describe('an advised action', () => {
  it('changes the ranking as the engine would (SM-22, SM-27)', () => {
    const wanted = { hand: '4T', in: '4:1,1' }
    const view = viewOf(wanted)
    for (const action of [
      { type: 'place', card: 3, to: 3, from: null },
      { type: 'transfer', district: 3, seat: 1, from: null },
    ] as const)
      expect(previewOfAdvice(view, action)).toEqual(previewOf(view, eventsOf(wanted, action)))
    expect(previewOfAdvice(view, { type: 'decline' })).toBeNull()
  })
})

describe('the label of a border', () => {
  it('lists its bridges in the order they were built', () => {
    const view = viewOf({ bridges: 'b1-2 a1-2' })
    expect(spoken(borderPhrases(view, [0, 1], NAMES, false))).toBe(
      'Canal between Cannaregio and Santa Croce, bridge of Bo, bridge of Ada',
    )
    expect(spoken(borderPhrases(view, [2, 3], NAMES, true))).toBe(
      'Canal between San Polo and San Marco, no bridge, can be chosen',
    )
    expect(spoken(bridgePhrases({ at: [2, 3], seat: 1 }, NAMES))).toBe(
      'Bridge of Bo between San Polo and San Marco, can be chosen',
    )
  })
})

describe('cards', () => {
  it('are named by their district or kind', () => {
    expect(inEnglish(cardPhrase('4'))).toBe('San Marco')
    expect(inEnglish(cardPhrase('doge'))).toBe('Doge')
  })

  it('that were dealt are entered once the number is complete (SM-14)', () => {
    const view = viewOf({ stage: { is: 'cards', seat: 1, missing: 6 } })
    expect(askedOf(view)).toBe('cards')
    expect(enteredOutcome(view, ['doge', '1'], [])).toBeNull()
    const six = ['doge', '1', 'transfer', '4', '4', 'bridge'] as const
    expect(enteredOutcome(view, six, [])).toEqual({
      type: 'dealCards',
      seat: 1,
      cards: ['1', '4', '4', 'bridge', 'transfer', 'doge'],
    })
    expect(cardsLeft(view, ['doge', 'doge']).find(({ card }) => card === 'doge')?.left).toBe(8)
  })
})

describe('a walk', () => {
  const wanted = { hand: 'D', doge: 6, in: '1:1', bridges: 'b4-5 c1-3' }
  const steps = [
    { to: 3, over: null },
    { to: 4, over: 1 },
  ]

  it('is drawn with the price of each step and who is paid (SM-32, SM-34)', () => {
    const view = viewOf(wanted)
    const walk = drawnWalk(view, 5, pricedSteps(view, steps, 0), 0)
    expect(walk?.steps.map(({ number, cost, paid }) => [number, cost, paid])).toEqual([
      [1, 2, null],
      [2, 1, 1],
    ])
    expect(walk?.to).toBe(4)
    expect(drawnWalk(view, 5, [], 0)).toBeNull()
  })

  it('previews tolls and scoring for every seat, also when the Doge is placed first (SM-31, SM-35)', () => {
    const view = viewOf(wanted)
    const draft = { ...startDraft(view), steps }
    expect(dogeBrings(view, draft)).toEqual({ nets: [-3, 1, 0], cost: 3 })
    expect(dogeBrings(view, { ...draft, steps: [] })).toEqual({ nets: [0, 0, 0], cost: 0 })
    const first = viewOf({ hand: 'D', in: '4:1,3' })
    expect(dogeBrings(first, startDraft(first))).toBeNull()
    expect(dogeBrings(first, { ...startDraft(first), to: 3 })).toEqual({ nets: [6, 8, 0], cost: 0 })
  })

  it('is marked afterwards, with the points scored', () => {
    const events = eventsOf(wanted, { type: 'doge', steps })
    expect(traceOf(events).way.map(({ to, cost }) => [to, cost])).toEqual([
      [3, 2],
      [4, 1],
    ])
    expect(previewOf(viewOf(wanted), events).change).toEqual([-3, 1, 0])
    expect(traceOf(events).districts).toEqual([4])
  })

  it('marks the district the Doge scores, and none for the final scoring, which scores them all', () => {
    const scored = eventsOfType(eventsOf(wanted, { type: 'doge', steps }), 'district.scored')
    expect(traceOf(scored).districts).toEqual([4])
    expect(traceOf(scored.map((event) => ({ ...event, why: 'final' }))).districts).toEqual([])
  })
})

describe('the end', () => {
  it('lists the points each seat had before and those from each district (SM-46)', () => {
    const view = viewOf({
      scores: [20, 11, 4],
      bonuses: [
        [0, 3, 0],
        [5, 0, 1],
      ],
      finals: [
        { district: 0, why: 'final', aristocrats: [3, 1, 0], points: [6, 4, 0] },
        { district: 1, why: 'final', aristocrats: [0, 0, 0], points: [0, 0, 0] },
      ],
    })
    expect(
      endRows(view).map(({ before, limits, districts }) => [
        before,
        limits,
        districts.reduce((sum, { points }) => sum + points, before + limits),
      ]),
    ).toEqual([
      [9, 5, 20],
      [4, 3, 11],
      [3, 1, 4],
    ])
    expect(endRows(view)[1]?.districts[0]).toEqual({ district: 0, points: 4, aristocrats: 1 })
    expect(endRows(view).map(({ bonuses }) => bonuses)).toEqual([
      [0, 5],
      [3, 0],
      [0, 1],
    ])
    expect(endRows(viewOf())).toEqual([])
  })
})

describe('keys', () => {
  it('match the help', () => {
    expect(doneBy(BOARD_KEYS, '3')).toEqual(['number', 2])
    expect(doneBy(BOARD_KEYS, 'ArrowUp')).toEqual(['move', 'ArrowUp'])
    expect(doneBy(BOARD_KEYS, 'Backspace')).toEqual(['back'])
    expect(doneBy(BOARD_KEYS, 'x')).toBeNull()
  })
})

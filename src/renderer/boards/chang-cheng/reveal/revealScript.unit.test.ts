import { describe, expect, it } from 'vitest'
import { cardsAt, revealScriptsOf, shownScores, toldAt, type RevealScript } from './revealScript.ts'
import { recordedPositions } from '../testing/positions.ts'

const onlyOne = (reveals: readonly RevealScript[]): RevealScript => {
  const [first, ...rest] = reveals
  if (first === undefined || rest.length > 0) throw new Error(`${reveals.length} reveals`)
  return first
}

describe('the script of a reveal', () => {
  const full = { wall: '1-3a', cards: 'a3p1 b3p1 b5p1 a1p1', seats: 2 }

  it('removes equal cards before any card acts (CC-21)', () => {
    const reveal = onlyOne(revealScriptsOf(recordedPositions(full, ['4', '-']).story))
    expect(reveal.beats.map(({ is }) => is)).toEqual(['revealed', 'struck', 'declined', 'extra', 'scored'])
    expect(reveal.cards.map(({ card }) => card)).toEqual([1, 3, 3, 5])
    expect(cardsAt(reveal, 0).map(({ fate }) => fate)).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
    expect(cardsAt(reveal, 1).map(({ fate }) => fate)).toEqual(['waiting', 'struck', 'struck', 'waiting'])
    expect(cardsAt(reveal, 4).map(({ fate }) => fate)).toEqual(['declined', 'struck', 'struck', 'acted'])
  })

  it('ends with the card whose owner decides, and shows the effect once it is chosen', () => {
    const due = onlyOne(revealScriptsOf(recordedPositions(full, ['4']).story))
    expect(due.beats.at(-1)).toEqual({ is: 'due', seat: 0, card: 1 })
    expect(cardsAt(due, 2).map(({ acting }) => acting)).toEqual([true, false, false, false])
    const done = onlyOne(revealScriptsOf(recordedPositions(full, ['4', 'x#5']).story))
    expect(done.beats.map(({ is }) => is)).toEqual(['revealed', 'struck', 'removed', 'scored'])
    expect(cardsAt(done, 2).map(({ fate }) => fate)).toEqual(['acted', 'struck', 'struck', 'removed'])
  })

  it('tells of a province no more than its beats: extra walls once gained, who scores it at the end', () => {
    const { story, view } = recordedPositions(full, ['4', '-'])
    const reveal = onlyOne(revealScriptsOf(story))
    const province = view.provinces[reveal.province] ?? expect.fail('no province')
    const told = [0, 3, 4].map((at) => toldAt(province, reveal, at))
    expect(told.map(({ extra }) => extra)).toEqual([[0, 0], province.extra, province.extra])
    expect(told.map(({ result }) => result === null)).toEqual([true, true, false])
    expect(Math.max(...province.extra)).toBeGreaterThan(0)
  })

  it('includes a province without cards', () => {
    const reveal = onlyOne(revealScriptsOf(recordedPositions({ wall: '1-3a' }, ['4']).story))
    expect(reveal.cards).toEqual([])
    expect(reveal.beats.map(({ is }) => is)).toEqual(['revealed', 'scored'])
  })

  it('keeps two provinces completed by one double wall apart (CC-19a)', () => {
    const { story } = recordedPositions({ wall: '1-3a 6-9b' }, ['4-5', 'p2'])
    expect(revealScriptsOf(story).map(({ province }) => province)).toEqual([1, 0])
  })

  it('adds the points of a province only once its reveal is over', () => {
    const { view, story } = recordedPositions({ wall: '1-3a 6-9b' }, ['4-5', 'p2'])
    const reveals = revealScriptsOf(story)
    const scores = view.players.map(({ score }) => score)
    const [second, first] = reveals.map(({ beats }) => beats.at(-1))
    if (second?.is !== 'scored' || first?.is !== 'scored') throw new Error('not scored')
    expect([second.winners, first.winners]).toEqual([[1], [0]])
    const [own = 0, other = 0] = scores
    expect(shownScores(scores, reveals, 0)).toEqual([own - first.value, other - second.value])
    expect(shownScores(scores, reveals, 1)).toEqual([own - first.value, other])
    expect(shownScores(scores, reveals.slice(1), 0)).toEqual([own - first.value, other])
    expect(shownScores(scores, reveals.slice(1), 1)).toEqual(scores)
    expect(shownScores(scores, [], 0)).toEqual(scores)
  })
})

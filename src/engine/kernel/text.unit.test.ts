import { describe, expect, it } from 'vitest'
import { LEARNER, message, messagesIn, fillSentence, resolveMessages, type Language } from './text.ts'

const say = ({ key, params }: { readonly key: string; readonly params: object }): string =>
  `${key}${JSON.stringify(params)}`

describe('messages among parameters', () => {
  const one = { key: 'card.name', params: {} }
  const other = { key: 'piece', params: { n: 2 } }

  it('are resolved, alone or in a list, with the separator of the language', () => {
    expect(resolveMessages(one, 'en', say)).toBe('card.name{}')
    expect(resolveMessages([one, other], 'en', say)).toBe('card.name{}, piece{"n":2}')
    expect(resolveMessages([one, other], 'zh-Hant', say)).toBe('card.name{}、piece{"n":2}')
    expect(messagesIn(message('a').params)).toBeUndefined()
    expect(messagesIn([one, other])).toEqual([one, other])
  })

  it.each([
    [null],
    [3],
    ['card.name'],
    [[]],
    [[1, 2]],
    [['a', 'b']],
    [{ key: 'a' }],
    [[{ key: 'a', params: 1 }]],
  ])('%j stays as it is', (value) => {
    expect(resolveMessages(value, 'en', say)).toBe(value)
  })
})

describe('filling a sentence', () => {
  const fill =
    (words: string) =>
    (params: Record<string, unknown>): string =>
      words.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(params[name]))
  const said = (language: Language, words: string, params: Record<string, unknown>): string =>
    fillSentence(language, params, fill(words))

  it.each([
    ['翠', '翠把紅黃放在 f7。'],
    ['Mei', 'Mei 把紅黃放在 f7。'],
    ['阿Q', '阿Q 把紅黃放在 f7。'],
    ['Bo 哥', 'Bo 哥把紅黃放在 f7。'],
    ['李 白', '李 白把紅黃放在 f7。'],
    ['3', '3 把紅黃放在 f7。'],
  ])('stands beside Chinese words as its own script does: %s', (seat, sentence) => {
    expect(said('zh-Hant', '{seat} 把{tile}放在 {at}。', { seat, tile: '紅黃', at: 'f7' })).toBe(sentence)
  })

  it('leaves no space between two names or beside a bracket', () => {
    expect(said('zh-Hant', '由 {seat} {otherSeat} 先', { seat: '翠', otherSeat: '紫' })).toBe('由翠紫先')
    expect(said('zh-Hant', '由 {seat} {otherSeat} 先', { seat: '翠', otherSeat: 'Bo' })).toBe('由翠 Bo 先')
    expect(said('zh-Hant', '{seat} 得 {n} 分', { seat: '「翠」', n: 3 })).toBe('「翠」得 3 分')
  })

  it.each([
    ['{seat} takes the village {at}.', 'You take the village f7.'],
    ['{seat} tries to flip {at}.', 'You try to flip f7.'],
    ['{seat} passes.', 'You pass.'],
    ['{seat} chooses {at}.', 'You choose f7.'],
    ['{seat} has never been closer to home.', 'You have never been closer to home.'],
    ['{seat} cannot place a tile and passes.', 'You cannot place a tile and pass.'],
    ['A tie at {at}: {seat} no longer holds it.', 'A tie at f7: You no longer hold it.'],
    ['{seat}’s red province at {at} grows.', 'Your red province at f7 grows.'],
    ['{otherSeat} swallows {seat}’s province at {at}.', 'Bo swallows your province at f7.'],
    ['{otherSeat} banishes 4 of {seat}’s from {at}.', 'Bo banishes 4 of yours from f7.'],
    ['No move of {seat}’s was clearly a mistake.', 'No move of yours was clearly a mistake.'],
    ['{otherSeat} replaces one of {seat}’s in {at}.', 'Bo replaces one of yours in f7.'],
    ['{otherSeat} replaces one of {seat}’s pagodas.', 'Bo replaces one of your pagodas.'],
    ['{otherSeat} buys {at} from {seat} and moves it.', 'Bo buys f7 from you and moves it.'],
    ['{seat} alone has the lowest total.', 'You alone have the lowest total.'],
    ['{seat}: choose a tile.', 'Choose a tile.'],
    ['{seat}: 3 points', 'You: 3 points'],
  ])('speaks to the learner of a lesson: %s', (words, sentence) => {
    const told = said('en', words, { seat: LEARNER.en, otherSeat: 'Bo', at: 'f7' })
    expect(told).toBe(sentence)
    // As a part of another sentence.
    expect(said('en', 'Then {what}', { what: told })).toBe(`Then ${sentence.replace(/^You/u, 'you')}`)
  })

  it('speaks to the learner who comes later in a list', () => {
    const places = 'Bo’s Taitung (1), Your Taichung (1)'
    expect(said('en', 'Foehn hits {places}.', { places })).toBe(
      'Foehn hits Bo’s Taitung (1), your Taichung (1).',
    )
  })

  it.each([
    ['{seat} 把 {at} 翻面', '你把 f7 翻面'],
    ['{seat}，請選一塊板塊。', '請選一塊板塊。'],
    ['{seat}：選一個角色。', '選一個角色。'],
    ['{seat}：時間總和 5', '你：時間總和 5'],
  ])('speaks to the learner in Chinese, whatever language the name is in: %s', (words, sentence) => {
    for (const seat of Object.values(LEARNER))
      expect(said('zh-Hant', words, { seat, at: 'f7' })).toBe(sentence)
  })

  it.each([
    [1, 'You score 1 point, 1 point each.'],
    [11, 'You score 11 points, 11 points each.'],
    [2.1, 'You score 2.1 points, 2.1 points each.'],
  ])('has a single point where its number is 1: %d', (points, sentence) => {
    expect(said('en', '{seat} scores {points} points, {points} points each.', { seat: 'You', points })).toBe(
      sentence,
    )
  })

  it('changes neither the sentence itself nor other languages', () => {
    expect(said('zh-Hant', '甲 乙 {seat}', { seat: 'Bo' })).toBe('甲 乙 Bo')
    expect(said('en', '{seat} 把 {at}', { seat: '翠', at: '紫' })).toBe('翠 把 紫')
  })
})

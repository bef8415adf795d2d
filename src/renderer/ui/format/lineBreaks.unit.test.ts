import { expect, it } from 'vitest'
import { breakingBetweenClauses, breakingBetweenWords } from './lineBreaks.ts'

it('breaks a Chinese title between words only, and not beside a number', () => {
  const lines = breakingBetweenWords('接下來請預報天災，再蓋第 16 格。')
  expect(lines.split('\u200B').length).toBeGreaterThan(2)
  expect(lines).toContain('第\u00A016\u00A0格。')
  expect(lines.replaceAll('\u200B', '').replaceAll('\u00A0', ' ')).toBe('接下來請預報天災，再蓋第 16 格。')
})

it('keeps what is counted beside its number', () => {
  expect(breakingBetweenWords('再輪到 2 號棋子，計畫一樣。')).toContain('2\u00A0號棋子')
})

it('begins no line with a single sign', () => {
  expect(breakingBetweenWords('接下來要翻事件卡了。')).toContain('事件卡')
  expect(breakingBetweenWords('擲出 5，還差 1')).toContain('，\u200B還')
})

it('keeps a name together', () => {
  expect(breakingBetweenWords('用一道牆回應阿柏。', ['阿柏', 'Bo (1)'])).toContain('阿柏')
  expect(breakingBetweenWords('從卡納雷吉歐到聖馬可')).toContain('聖馬可')
  expect(breakingBetweenWords('該移除洪水還是大建築師？')).toContain('大建築師')
  expect(breakingBetweenWords('貴族該放到哪裡？')).toContain('該放到')
  expect(breakingBetweenWords('學嚴震以待：最後還站著的')).toContain('還站著')
})

it('may begin a line with a sign that begins a longer word, or counts', () => {
  expect(breakingBetweenWords('可麗放 2 位到聖十字，其中 1 位過橋', ['可麗'])).toContain('到\u200B聖十字，')
  expect(breakingBetweenWords('客家文化館加 2 個磚')).toContain('文化館\u200B加\u00A02\u00A0個磚')
  expect(breakingBetweenWords('到多爾索杜羅各放 1 位')).toContain('羅\u200B各放\u00A01\u00A0位')
})

it('may begin a line with the second of two choices', () => {
  expect(breakingBetweenWords('該築在 30 還是 34？')).toContain('30 還是\u00A034？')
})

it('keeps a number and what it counts, and the two colours of a pair, on one line', () => {
  expect(breakingBetweenWords('From B3 to D1, 1 die: which way?')).toBe(
    'From B3 to D1, 1\u00A0die: which way?',
  )
  expect(breakingBetweenWords('Where in province 1 does it go?')).toBe('Where in province\u00A01 does it go?')
  const counting = 'Cleo takes 2\u00A0×\u00A0Doge.'
  expect(breakingBetweenWords(counting)).toBe(counting)
  expect(breakingBetweenWords('Where does yellow–yellow go?')).toContain('yellow\u2060–\u2060yellow')
})

it('may begin a line after 的, and with what to do after what is counted', () => {
  expect(breakingBetweenWords('該走 B1 的 1 號棋子，還是停下？')).toContain('B1\u00A0的 1\u00A0號棋子')
  expect(breakingBetweenWords('從 g4 併吞 k4 的省區')).toContain('的\u200B省區')
  expect(breakingBetweenWords('第 3 省該放哪張牌？')).toContain('省\u200B該')
})

it('leaves English, and what is printed bold, as it is', () => {
  expect(breakingBetweenWords('Put your pawns on A1 and D1.')).toBe('Put your pawns on A1 and D1.')
  expect(breakingBetweenWords('**兩**')).toBe('**兩**')
})

it('breaks a title between its short clauses, and a long one between words', () => {
  expect(breakingBetweenClauses('龍山寺缺石材，你卻沒有：**交易**。').split('\u200B')).toEqual([
    '龍山寺缺石材，',
    '你卻沒有：',
    '**交易**。',
  ])
  const [short = '', ...rest] =
    breakingBetweenClauses('填滿第 2 省，同時把官吏蓋在最後一個空格。').split('\u200B')
  expect(short).toBe('填滿第\u00A02\u00A0省，')
  expect(rest.length).toBeGreaterThan(1)
  expect(breakingBetweenClauses('Build it, then trade.')).toBe('Build it, then trade.')
})

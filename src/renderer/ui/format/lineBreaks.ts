/** Where the lines of a Chinese title may break. */

const HAN = /^\p{Script=Han}/u
/** A sign that begins a name (聖馬可), a number (第一), a longer word (大建築師), what to do (該放到) or is so (還站著), which go on after it. */
const BEGINS = /^[聖第大該還]$/u
/** What goes with the sign after it: 各放 1 位. */
const ADVERB = /^[各都再也只]$/u
/** The spaces around a number or a name between Chinese signs; before 還是 and after 的 a line may begin. */
const INSIDE = /(?<=\p{Script=Han})(?<!的) (?=\w)|(?<=\w) (?!還是)(?=\p{Script=Han})/gu
/**
 * An English number and what it counts (1 die), or what it is the number of (province 1); not the word before a number
 * that counts what follows (takes 2 × Doge).
 */
const COUNTED = /(?<=(?:^|[,:;] )\d+) (?=\p{Ll})|(?<=\p{Ll}) (?=\d+(?![\d\p{L}\u00A0]))/gu
/** The dash of a pair: yellow–yellow. */
const PAIR = /(?<=\p{Ll})–(?=\p{Ll})/gu
const NO_BREAK = '\u00A0'
const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/**
 * The text with invisible spaces between Chinese words, for `word-break: keep-all`: without them every sign may begin a
 * line. One may begin after a comma. No line begins with a single sign, which mostly ends a word, but may with one that
 * begins something longer. No line breaks beside a number or inside one of the names. A text without Chinese stays as it
 * is.
 */
export const breakingBetweenWords = (text: string, names: readonly string[] = []): string => {
  const whole = text.replace(INSIDE, NO_BREAK).replace(COUNTED, NO_BREAK).replace(PAIR, '\u2060–\u2060')
  const broken = [...words.segment(whole)]
    .map(({ segment }, index, all) => {
      const before = all[index - 1]?.segment ?? ''
      // After a number comes what is counted: 2 號棋子.
      const isCounted = /^[^的]$/u.test(before) && all[index - 2]?.segment === NO_BREAK && segment !== '該'
      const after = all[index + 1]?.segment ?? ''
      // Such a sign begins a longer word, one before a number what is done: 加 2 個磚.
      const isBeginning =
        ((BEGINS.test(segment) || ADVERB.test(segment)) && HAN.test(after)) ||
        (after === NO_BREAK && !ADVERB.test(before))
      const breaks =
        (segment.length > 1 || isBeginning) &&
        HAN.test(segment) &&
        HAN.test(before) &&
        !BEGINS.test(before) &&
        !isCounted
      return breaks || before === '，' ? `\u200B${segment}` : segment
    })
    .join('')
  return names
    .filter((name) => /^\p{Script=Han}+$/u.test(name))
    .reduce((now, name) => now.replaceAll(new RegExp([...name].join('\u200B?'), 'gu'), name), broken)
}

/** Clauses of a Chinese title up to this long fit on a line of its column. */
const LONGEST_CLAUSE = 11
const CLAUSE_ENDS = /(?<=[，；：。？！])(?!$)/u

/** The title with its short Chinese clauses kept whole, so that lines break between them; long ones break between words. */
export const breakingBetweenClauses = (title: string, names: readonly string[] = []): string =>
  title
    .split(CLAUSE_ENDS)
    .map((clause) => {
      const { length } = clause.replaceAll('*', '')
      return HAN.test(clause.replaceAll('*', '')) && length <= LONGEST_CLAUSE
        ? clause.replace(INSIDE, NO_BREAK)
        : breakingBetweenWords(clause, names)
    })
    .join('\u200B')

/** What the browser host writes into pages, for the language of the browser that asks. */
import { LANGUAGES, type Language } from '../../engine/kernel/text.ts'
import { languagesOf } from '../../locales/languages-of.ts'

/** The language a browser asks for with its header `Accept-Language` (RFC 9110, 12.5.4). */
export const acceptedLanguage = (header: string | undefined): Language => {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const quality = parameters.map((each) => /^\s*q=([\d.]{1,5})\s*$/i.exec(each)?.[1]).find(Boolean)
    return { tag: tag.trim(), quality: Number(quality ?? 1) }
  })
  const preferred = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return (
    languagesOf(
      'system',
      preferred.map(({ tag }) => tag),
    )[0] ?? 'en'
  )
}

/** The page with its language named, so that it is right before its script has run. */
export const inLanguage = (page: string, language: Language): string =>
  page.replace(/<html lang="[\w-]*"/, `<html lang="${language}"`)

const NOT_FOUND: Readonly<Record<Language, string>> = {
  'zh-Hant': '<p lang="zh-Hant">這裡沒有這一頁。<a href="/">回到棋譜</a></p>',
  en: '<p lang="en">There is no such page. <a href="/">Back to Qipu</a></p>',
}

/** The one page the browser host makes itself, in both languages, without any script or style. */
export const notFoundPage = (language: Language): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Qipu 棋譜: 找不到 Not found</title>
<h1>Qipu 棋譜</h1>
${[language, ...LANGUAGES.filter((each) => each !== language)].map((each) => NOT_FOUND[each]).join('\n')}
</html>
`

/** The few pages the browser host makes itself, in both languages, without any script or style. */

interface Words {
  readonly title: string
  readonly zh: string
  readonly en: string
}

const page = ({ title, zh, en }: Words): string => `<!doctype html>
<html lang="zh-Hant">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Qipu 棋譜: ${title}</title>
<h1>Qipu 棋譜</h1>
<p lang="zh-Hant">${zh}</p>
<p lang="en">${en}</p>
</html>
`

/** The address was used already, or this browser never used it. */
export const NO_SESSION_PAGE = page({
  title: '請重新啟動 Please start again',
  zh: '這個網址已經用過，或這個瀏覽器還沒有開啟過本桌。每個網址只能用一次。請在終端機按 Ctrl+C，再執行一次 <code>npm start</code>，並開啟新的網址。棋譜都還在。',
  en: 'This address has been used already, or this browser has not opened the table yet. Each address works once. Press Ctrl+C in the terminal, run <code>npm start</code> again and open the new address. Your records are all there.',
})

export const NOT_FOUND_PAGE = page({
  title: '找不到 Not found',
  zh: '這裡沒有這一頁。<a href="/">回到棋譜</a>',
  en: 'There is no such page. <a href="/">Back to Qipu</a>',
})

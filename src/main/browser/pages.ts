/** The one page the browser host makes itself, in both languages, without any script or style. */
export const NOT_FOUND_PAGE = `<!doctype html>
<html lang="zh-Hant">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Qipu 棋譜: 找不到 Not found</title>
<h1>Qipu 棋譜</h1>
<p lang="zh-Hant">這裡沒有這一頁。<a href="/">回到棋譜</a></p>
<p lang="en">There is no such page. <a href="/">Back to Qipu</a></p>
</html>
`

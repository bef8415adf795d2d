// Unpacks the page's compressed style and program and inserts them. The content policy lists their
// hashes, so nothing else can run.
;(async () => {
  /** Unpacks one compressed part of the page to text. */
  const unpacked = (id) => {
    const packed = Uint8Array.from(atob(document.getElementById(id).textContent), (letter) =>
      letter.charCodeAt(0),
    )
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
  }
  const put = (tag, text, type) => {
    const element = document.createElement(tag)
    element.type = type
    element.textContent = text
    document.head.append(element)
  }
  const say = (text) => {
    document.getElementById('app').textContent = text
  }
  say('正在開啟對局… Opening the match…')
  try {
    put('style', await unpacked('style'), 'text/css')
    put('script', await unpacked('program'), 'module')
  } catch {
    say(
      '這個瀏覽器太舊，請用 2023 年中以後的版本開啟。This browser is too old: please open the page in one from mid-2023 or later.',
    )
  }
})()

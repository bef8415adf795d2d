// Unpacks the page's compressed parts, inserts them and starts the program. The content policy lists their hashes, so
// nothing else can run.
;(async () => {
  /** Unpacks one compressed part of the page to text. */
  const unpacked = (element) => {
    const packed = Uint8Array.from(atob(element.textContent), (letter) => letter.charCodeAt(0))
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
  }
  const put = (tag, text) => {
    const element = document.createElement(tag)
    element.textContent = text
    document.head.append(element)
  }
  const say = (text) => {
    document.getElementById('app').textContent = text
  }
  /** Scripts by name, each a function of its exports, and the exports of those that have run. */
  const scripts = new Map()
  const ran = new Map()
  window.qipuPart = (name, run) => scripts.set(name, run)
  const need = (path) => {
    const name = path.replace('./', '')
    const before = ran.get(name)
    if (before !== undefined) return before
    const run = scripts.get(name)
    if (run === undefined) throw new Error(`This page has no ${name}`)
    const exports = {}
    ran.set(name, exports)
    run(need, exports)
    return exports
  }
  say('正在開啟對局… Opening the match…')
  try {
    const parts = [...document.querySelectorAll('script[data-kind]')]
    const texts = await Promise.all(parts.map(unpacked))
    parts.forEach((part, at) => put(part.dataset.kind, texts[at]))
  } catch {
    say(
      '這個瀏覽器太舊，請用 2023 年中以後的版本開啟。This browser is too old: please open the page in one from mid-2023 or later.',
    )
    return
  }
  // The games say that they are there before the program asks for them.
  for (const name of scripts.keys()) if (name.startsWith('only-')) need(name)
  need('main.js')
})()

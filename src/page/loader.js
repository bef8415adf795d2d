// Unpacks the page's compressed parts, inserts them and starts the program. The content policy lists their hashes, so
// nothing else can run.
;(async () => {
  /** The values of the 91 letters that bytes are written in, by their codes (src/archive/letters.ts). */
  const values = []
  for (let code = 33, value = 0; code < 127; code += 1)
    if (!'<{\\'.includes(String.fromCharCode(code))) values[code] = value++
  const bytesOf = ({ textContent, dataset }) => {
    const bytes = new Uint8Array(dataset.bytes)
    let held = 0
    let bits = 0
    let at = 0
    for (let pair = 0; pair < textContent.length; pair += 2) {
      held |= (values[textContent.charCodeAt(pair)] + 91 * values[textContent.charCodeAt(pair + 1)]) << bits
      for (bits += 13; bits > 7; bits -= 8) {
        // Assigning past the end, where the last letters have bits to spare, does nothing.
        bytes[at++] = held
        held >>= 8
      }
    }
    return bytes
  }
  /** Unpacks one compressed part of the page to text. */
  const unpacked = (element) => {
    const packed = bytesOf(element)
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

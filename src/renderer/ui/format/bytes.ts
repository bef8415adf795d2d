/** Files: base64, which the api uses for bytes, sizes as text, and saving. */
const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** `812 B`, `9.4 KB`, `120 KB`: two significant digits are enough. 1 KB is 1,000 bytes. */
export const sizeWords = (bytes: number): string => {
  let size = bytes
  let unit = 0
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000
    unit += 1
  }
  const digits = unit > 0 && size < 9.95 ? size.toFixed(1) : size.toFixed(0)
  return `${digits} ${UNITS[unit] ?? ''}`
}

/** A file in base64; rejects if it cannot be read. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const address = String(reader.result)
      resolve(address.slice(address.indexOf(',') + 1))
    }
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'))
    reader.readAsDataURL(file)
  })

/** Decodes base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Saves a file through the browser. */
export const save = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has started the download long before.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/**
 * What both hosts serve: the files of the built renderer, as a fixed map of addresses, and the security headers of
 * every answer.
 */
import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

/** The page may load its own files and talk to its own host; nothing else, and nothing inline. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=()',
}

export interface StaticFile {
  readonly file: string
  readonly type: string
  /** Its name contains a hash of its content, so it never changes. */
  readonly immutable: boolean
}

/** From an address such as `/assets/index-1a2b.js` to its file. */
export type FileMap = ReadonlyMap<string, StaticFile>

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Maps the files of known types under a folder; `/` is index.html. */
export const mapFiles = (folder: string): FileMap => {
  const files = new Map<string, StaticFile>()
  const walk = (under: string, address: string): void => {
    for (const entry of readdirSync(under, { withFileTypes: true })) {
      const path = `${address}/${entry.name}`
      const file = join(under, entry.name)
      if (entry.isDirectory()) walk(file, path)
      else if (entry.isFile()) {
        const type = TYPES[extname(entry.name)]
        if (type !== undefined) files.set(path, { file, type, immutable: path.startsWith('/assets/') })
      }
    }
  }
  walk(folder, '')
  const index = files.get('/index.html')
  if (index !== undefined) files.set('/', index)
  return files
}

/** Serves the built page under app://, from a fixed map, with the same headers as in a browser. */
import { readFile } from 'node:fs/promises'
import type { CustomScheme, Protocol } from 'electron'
import type { FileMap } from '../site/files.ts'
import { SECURITY_HEADERS } from '../site/headers.ts'
import { isOwnPage, SCHEME } from './origin.ts'

/** To be registered before the app is ready. */
export const OWN_SCHEME: CustomScheme = {
  scheme: SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true },
}

const refuse = (status: number): Response => new Response(null, { status, headers: SECURITY_HEADERS })

/** Answers one request for a file of the page. */
export const respond = async (files: FileMap, address: string, method: string): Promise<Response> => {
  if (!isOwnPage(address)) return refuse(403)
  if (method !== 'GET' && method !== 'HEAD') return refuse(405)
  const file = files.get(new URL(address).pathname || '/')
  if (file === undefined) return refuse(404)
  const headers = { ...SECURITY_HEADERS, 'Content-Type': file.type }
  return new Response(method === 'HEAD' ? null : await readFile(file.file), { headers })
}

export const serveProtocol = (protocol: Pick<Protocol, 'handle'>, files: FileMap): void => {
  protocol.handle(SCHEME, (request) => respond(files, request.url, request.method))
}

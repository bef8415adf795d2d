/** Where the desktop window's page lives. */

export const SCHEME = 'app'
export const ORIGIN = `${SCHEME}://qipu`
export const START = `${ORIGIN}/`

/** True for an address of the app's own page; written out because the origin of such a scheme is opaque to URL. */
export const isOwnPage = (address: string): boolean => address === ORIGIN || address.startsWith(START)

/** What no page in the desktop shell may do, whatever it holds: leave, open windows, ask for devices. */
import type { App, Session, WebContents } from 'electron'
import { isOwnPage } from './origin.ts'

type Guarded = Pick<WebContents, 'on' | 'setWindowOpenHandler'>

const guardContents = (contents: Guarded): void => {
  contents.on('will-navigate', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Holds for every page made from now on. */
export const guardPages = (app: Pick<App, 'on'>): void => {
  app.on('web-contents-created', (_event, contents) => guardContents(contents))
}

type Permissions = Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
>

/** The app needs none: every permission is denied. */
export const denyPermissions = (session: Permissions): void => {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
}

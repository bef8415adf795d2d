/** What the desktop window has around the page: a menu, recent matches, a taskbar entry. */
import { computed, onScopeDispose, watch } from 'vue'
import type { Router } from 'vue-router'
import type { Report } from '../../main/api/api.ts'
import { useBusy } from '../ui/client/busy.ts'
import { useImports } from '../library/imports/imports.ts'
import { changedStrokes } from '../ui/keys/keymap.ts'
import { useKeymap } from '../ui/keys/useKeymap.ts'
import { MENU_GROUP } from '../ui/keys/shell.ts'
import { listKeys, strokesOf, useKeySheet, type KeyRow } from '../ui/keys/keys.ts'
import { client } from '../ui/client/client.ts'
import { languages, sayIn } from '../ui/i18n.ts'
import { closeDialogs, isDialogOpen } from '../ui/components/dialogs/openDialogs.ts'
import { isField, takesKeys } from '../ui/typing.ts'

const sayInAll = (key: string): string => languages.value.map((language) => sayIn(language, key)).join(' ')

/** Does what a key chosen in the menu stands for, unless what is open has the keys; Esc closes that. */
const press = (group: string, stroke: readonly string[]): void => {
  const sheet = useKeySheet()
  const own = sheet.list.find(({ id }) => id === group)?.run
  if (own !== undefined) return own(stroke)
  if (stroke[0] === 'Esc' && isDialogOpen.value) return closeDialogs()
  const { activeElement } = document
  const found = sheet.findListed(group, stroke)
  if (isField(activeElement) || found?.inFields || !takesKeys(activeElement)) found?.run()
}

/** Reports the page's commands and work to the desktop window, and runs what is chosen in its menu. */
export const useDesktop = (router: Pick<Router, 'push'>): void => {
  const { report } = client
  if (report === undefined) return
  const sheet = useKeySheet()
  const keymap = useKeymap()
  const busy = useBusy()
  const imports = useImports()
  listKeys(MENU_GROUP)
  watch([() => imports.busy, () => imports.list, () => imports.expected], ([isOn, list, expected]) => {
    const done = list.filter(({ state }) => state !== 'reading' && state !== 'checking').length
    const part = expected > 1 ? Math.min(1, done / expected) : null
    busy.tell(isOn ? { k: 'desktop.importing', part, isLost: true } : null, 'desktop.importing')
  })

  /** The keys the menu shows where people changed them. */
  const shownInMenu = (row: KeyRow): { readonly shown?: (string[] | null)[] } => {
    const strokes = changedStrokes(row, keymap.value)
    return strokes === undefined ? {} : { shown: strokes.map((stroke) => stroke && [...stroke]) }
  }
  const commands = computed((): Report['commands'] =>
    sheet.list
      // The menu has its own entries for these.
      .filter(({ id }) => id !== MENU_GROUP.id)
      .map(({ id, title, rows, run }) => ({
        id,
        title: sayInAll(title),
        rows: rows.map((row) => ({
          label: sayInAll(row.k),
          strokes: strokesOf(row).map((stroke) => [...stroke]),
          ...(run === undefined && shownInMenu(row)),
        })),
      })),
  )
  watch(
    [commands, () => busy.work],
    ([now, work]) =>
      report({
        commands: now,
        busy: work === null ? null : { what: sayInAll(work.k), part: work.part, isLost: work.isLost },
      }),
    { immediate: true },
  )
  onScopeDispose(client.on('keys.pressed', ({ group, stroke }) => press(group, stroke)))
  onScopeDispose(
    client.on('match.chosen', ({ match }) => void router.push({ name: 'table', params: { match } })),
  )
}

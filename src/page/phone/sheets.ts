/** The sheets of a small screen, and which one is open. */
import { computed, ref, watch, type Ref } from 'vue'
import type { BoardKit } from '../../renderer/boards/kit/kit.ts'
import { useAnalysis } from '../../renderer/match/analysis/analysis.ts'
import { usePanel, type PanelTab } from '../../renderer/ui/panel.ts'
import { useTable } from '../../renderer/match/table.ts'

/** The panels of a large screen, the seats with all their pieces, and the result. */
export type SheetName = PanelTab | 'seats' | 'result'

export interface Sheets {
  readonly open: Ref<SheetName | null>
  /** The sheet fills the screen. */
  readonly full: Ref<boolean>
  readonly show: (name: SheetName) => void
  /** Opens a sheet, or closes it if it is open. */
  readonly turn: (name: SheetName) => void
  /** The sheets this game and match have, in the order of the menu. */
  readonly there: Readonly<Ref<readonly SheetName[]>>
}

export const useSheets = (kit: () => BoardKit, hasResult: () => boolean): Sheets => {
  const store = useTable()
  const panel = usePanel()
  const analysis = useAnalysis()
  const open = ref<SheetName | null>(null)
  const full = ref(false)

  const there = computed((): readonly SheetName[] => [
    ...(kit().Sheet ? (['sheet'] as const) : []),
    'moves',
    'notes',
    ...(analysis.isThere ? (['analysis'] as const) : []),
    'seats',
    ...(hasResult() ? (['result'] as const) : []),
    ...(kit().Panel ? (['game'] as const) : []),
    'info',
    'rules',
  ])
  const show = (name: SheetName): void => {
    if (!there.value.includes(name)) return
    if (open.value === null) full.value = false
    open.value = name
    if (name === 'seats' || name === 'result') return
    panel.askedAt = store.at
    panel.tab = name
  }
  const turn = (name: SheetName): void => {
    if (open.value === name) open.value = null
    else show(name)
  }
  // Links to rules and the keys of the analysis open a panel; on this screen it is a sheet.
  watch([() => panel.tab, () => panel.requests], ([tab]) => show(tab))
  watch(
    () => analysis.asked,
    () => show('analysis'),
  )
  watch(there, (now) => {
    if (open.value !== null && !now.includes(open.value)) open.value = null
  })
  return { open, full, show, turn, there }
}

/** On a phone the seats with all they have are a column, wherever a large screen puts them. */
export const columnOf = (kit: BoardKit): BoardKit => ({ ...kit, seats: 'side' })

/** The names of the sheets; each game names its own. */
export const titleOfSheet = (name: SheetName, game: string): string => {
  switch (name) {
    case 'sheet':
      return `game.${game}.board.sheet`
    case 'game':
      return `game.${game}.board.panel`
    case 'moves':
    case 'seats':
      return `table.${name}`
    case 'notes':
    case 'analysis':
      return `${name}.title`
    case 'result':
      return 'table.end.result'
    case 'info':
      return 'table.infoTab'
    case 'rules':
      return 'table.rulesTab'
  }
}

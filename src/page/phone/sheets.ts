/** What can be pulled up over the foot of a small screen, and what of it is open. */
import { computed, ref, watch, type Ref } from 'vue'
import type { BoardKit } from '../../renderer/boards/kit/kit.ts'
import { useAnalysis } from '../../renderer/match/analysis/analysis.ts'
import { usePanel, type PanelTab } from '../../renderer/ui/panel.ts'
import { useTable } from '../../renderer/match/table.ts'

/** The panels that stand beside the board where there is room, the seats with all they have, and how the match ended. */
export type SheetName = PanelTab | 'seats' | 'result'

export interface Sheets {
  readonly open: Ref<SheetName | null>
  /** It takes the whole screen. */
  readonly full: Ref<boolean>
  readonly show: (name: SheetName) => void
  /** Opens it, or closes it where it is open: the same key does both. */
  readonly turn: (name: SheetName) => void
  /** What there is for this game and match, in the order of a menu. */
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
  // A link to a rule and the keys of the analysis ask for a panel, wherever panels are on this screen.
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

/** What the sheets are called; a game names its own. */
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

import { defineStore } from 'pinia'
import { ref, type InjectionKey } from 'vue'

/** What stands beside the board, in the order of its tabs. */
export const PANELS = ['sheet', 'moves', 'notes', 'analysis', 'game', 'info', 'rules'] as const
export type PanelTab = (typeof PANELS)[number]

/** Shows a rule where a board stands beside other panels than those of a match. */
export const SHOW_RULE: InjectionKey<(id: string) => void> = Symbol('show a rule')

/** Which of the panels beside the board is in front. */
export const usePanel = defineStore('panel', () => {
  const tab = ref<PanelTab>('moves')
  /** The one that is in front by itself: a sheet on which something goes on, or else the moves. */
  const usual = ref<PanelTab>('moves')
  /** The step at which one was asked for by name, so that none comes to the front by itself there. */
  const askedAt = ref<string | null>(null)
  /** The rule that stands out, by its id. */
  const rule = ref<string>()
  /** How often one was asked for: the same one may be asked for again. */
  const requests = ref(0)
  /** Shows a rule from wherever it is named. */
  const showRule = (id: string): void => {
    rule.value = id
    requests.value += 1
    tab.value = 'rules'
  }
  return { tab, usual, askedAt, rule, requests, showRule }
})

import { defineStore } from 'pinia'
import { inject, ref, type InjectionKey, type Ref } from 'vue'

/** The panels beside the board, in the order of their tabs. */
export const PANELS = ['sheet', 'moves', 'notes', 'analysis', 'game', 'info', 'rules'] as const
export type PanelTab = (typeof PANELS)[number]

/** Shows a rule, on screens with other panels than a match has. */
export const SHOW_RULE: InjectionKey<(id: string) => void> = Symbol('show a rule')

/** Whether the ids of rules are left out, for somebody who plays a game for the first time. */
export const HIDES_RULE_IDS: InjectionKey<Readonly<Ref<boolean>>> = Symbol('hides the ids of rules')
export const useHidesRuleIds = (): Readonly<Ref<boolean>> => inject(HIDES_RULE_IDS, ref(false))

/** Which panel beside the board is in front. */
export const usePanel = defineStore('panel', () => {
  const tab = ref<PanelTab>('moves')
  /** The default panel: a sheet with something going on, otherwise the moves. */
  const usual = ref<PanelTab>('moves')
  /** The step at which a panel was opened by name, so that no other one comes forward there. */
  const askedAt = ref<string | null>(null)
  /** Id of the highlighted rule. */
  const rule = ref<string>()
  /** Counts requests, because the same rule may be requested again. */
  const requests = ref(0)
  /** The notes below the moves are folded to one line; null until somebody folds or unfolds them. */
  const notesFolded = ref<boolean | null>(null)
  /** Somebody wanted to annotate, so that the tools for it are there. */
  const annotates = ref(false)
  /** Opens the rules at a rule. */
  const showRule = (id: string): void => {
    rule.value = id
    requests.value += 1
    tab.value = 'rules'
  }
  return { tab, usual, askedAt, rule, requests, notesFolded, annotates, showRule }
})

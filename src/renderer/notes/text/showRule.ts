/** Showing a rule from wherever it is named: whoever has the rules beside the board provides how. */
import { inject, type InjectionKey } from 'vue'

export type ShowRule = (rule: string) => void
export const SHOW_RULE: InjectionKey<ShowRule> = Symbol('shows a rule')

export const useShowRule = (): ShowRule => inject(SHOW_RULE, () => undefined)

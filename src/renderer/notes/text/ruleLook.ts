/** Showing a rule from wherever it is named: whoever has the rules beside the board provides how. */
import { inject, type InjectionKey } from 'vue'

export type RuleLook = (rule: string) => void
export const RULE_LOOK: InjectionKey<RuleLook> = Symbol('shows a rule')

export const useRuleLook = (): RuleLook => inject(RULE_LOOK, () => undefined)

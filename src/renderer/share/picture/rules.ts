/** The rules of the page's style sheets that matter to what is copied out of it. */

/** Pseudo-elements are of an element that the rest of the selector finds; alone they are of any. */
const ALONE = /(^|[\s,>+~(])(?=::)/g
const PSEUDO = /::[\w-]+(\([^()]*\))?/g

const matters = (selector: string, root: Element): boolean => {
  const plain = selector.replace(ALONE, '$1*').replace(PSEUDO, '')
  return root.matches(plain) || root.querySelector(plain) !== null
}

/**
 * The text of all rules that speak of `root` or what is in it. Conditions about the window are decided
 * here and now, for a picture has another size; those about a container stay.
 */
export const rulesFor = (root: Element): readonly string[] =>
  [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules, root))

const rulesIn = (rules: CSSRuleList, root: Element): readonly string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return matters(rule.selectorText, root) ? [rule.cssText] : []
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.conditionText).matches ? rulesIn(rule.cssRules, root) : []
    if (rule instanceof CSSContainerRule) {
      const inside = rulesIn(rule.cssRules, root)
      return inside.length === 0 ? [] : [`@container ${rule.conditionText}{${inside.join('')}}`]
    }
    if (rule instanceof CSSSupportsRule)
      return CSS.supports(rule.conditionText) ? rulesIn(rule.cssRules, root) : []
    // Movement and fonts are not part of a picture; a form of rule the app does not use is none either.
    return []
  })

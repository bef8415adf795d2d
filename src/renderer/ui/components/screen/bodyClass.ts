import { onScopeDispose, watch } from 'vue'

/**
 * A class of the body for as long as something is on the screen. The style sheets could ask for it with `body:has()`, which
 * every change of the document would make the browser answer anew.
 */
export const useBodyClass = (name: string, isOn: () => boolean = () => true): void => {
  watch(isOn, (is) => document.body.classList.toggle(name, is), { immediate: true, flush: 'post' })
  onScopeDispose(() => document.body.classList.remove(name))
}

/** Which variations of the tree are folded. */
import { computed, ref, type Ref } from 'vue'
import { boxesOf, fold, type Item } from './layout.ts'

/** With more variations than this all are folded at first, but the one looked at. */
const FOLDED_FROM = 12

/** `all` rows, those in folded variations included; `at`: the step looked at. */
export const useFolding = (all: Readonly<Ref<readonly Item[]>>, at: () => string) => {
  const many = computed(() => all.value.filter(({ is }) => is === 'box').length > FOLDED_FROM)
  /** Boxes that are not as they are at first. */
  const turned = ref<ReadonlySet<string>>(new Set())
  const boxes = computed(() => boxesOf(all.value))
  /** As a word, so that nothing is laid out anew while one stays in the same box. */
  const within = computed(() => boxes.value.get(at())?.join(' ') ?? '')
  const isFolded = (key: string): boolean =>
    many.value !== turned.value.has(key) && !within.value.split(' ').includes(key)
  const items = computed(() => fold(all.value, isFolded))
  const turn = (key: string): void => {
    const next = new Set(turned.value)
    if (!next.delete(key)) next.add(key)
    turned.value = next
  }
  /** Folds all variations, or unfolds them once any is folded. */
  const turnAll = (): void => {
    const keys = all.value.flatMap((item) => (item.is === 'box' ? [item.key] : []))
    turned.value = new Set(keys.some(isFolded) === many.value ? keys : [])
  }
  return { items, isFolded, turn, turnAll }
}

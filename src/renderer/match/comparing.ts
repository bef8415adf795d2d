import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Steps } from './address/tableAddress.ts'
import { readOnly } from '../ui/client/client.ts'
import { useTable } from './table.ts'

/** Stands for the line shown, if it is no branch. */
export const LINE = 'line'

/** The two lines of the open match that are compared side by side: branches, or the line shown. */
export const useComparing = defineStore('comparing', () => {
  const store = useTable()
  const left = ref<string>('main')
  const right = ref<string>(LINE)
  const asked = ref<string | null>(null)
  /** The steps shown on both lines; null at first. */
  const steps = ref<Steps | null>(null)
  /** The steps to start at, if a link named them. */
  const wanted = shallowRef<Steps | null>(null)

  const branches = computed(() => (store.table?.branches ?? []).filter(({ deleted }) => !deleted))
  /** The end of a branch, or of the line shown; undefined if the branch is gone. */
  const tipOf = (id: string): string | undefined =>
    id === LINE ? store.line.at(-1)?.id : branches.value.find((branch) => branch.id === id)?.step
  const isBranch = computed(() => branches.value.some(({ step }) => step === tipOf(LINE)))
  /** The lines to choose from for either side. */
  const choices = computed(() => [...branches.value.map(({ id }) => id), ...(isBranch.value ? [] : [LINE])])
  /** Lines can be compared if there are two, and the future is not hidden. */
  const whyNot = computed(() =>
    store.spoilerFree !== null ? 'spoilerFree' : choices.value.length > 1 ? undefined : 'oneLine',
  )
  /** The page of a shared match has no comparison. */
  const can = computed(() => !readOnly && whyNot.value === undefined)
  const open = computed(() => can.value && asked.value !== null && asked.value === store.table?.match)

  /** Compares two lines, each a branch or the line shown, from where they part or from the given steps. */
  const compareBoth = (one: string, other: string, from: Steps | null): void => {
    left.value = one
    right.value = other
    steps.value = null
    wanted.value = from
    asked.value = store.table?.match ?? null
  }
  /** Compares a line with the main line: the given branch, else the line shown, else any other. */
  const compare = (branch?: string): void => {
    if (!can.value) return
    const followed = branches.value.find(({ step }) => step === tipOf(LINE))?.id ?? LINE
    const wanted = [branch, followed, ...choices.value].find((id) => id !== undefined && id !== 'main')
    compareBoth('main', wanted ?? LINE, null)
  }
  const close = (): void => {
    asked.value = null
  }

  return {
    left,
    right,
    choices,
    branches,
    can,
    whyNot,
    open,
    steps,
    wanted,
    tipOf,
    compare,
    compareBoth,
    close,
  }
})

import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Steps } from './address/tableAddress.ts'
import { readOnly } from '../ui/client/client.ts'
import { useTable } from './table.ts'

/** The line looked at, where it is no branch's. */
export const LINE = 'line'

/** Which two lines of the open match are looked at beside each other: branches, or the line looked at. */
export const useComparing = defineStore('comparing', () => {
  const store = useTable()
  const left = ref<string>('main')
  const right = ref<string>(LINE)
  const asked = ref<string | null>(null)
  /** The steps one stands at on both; null before one has begun. */
  const steps = ref<Steps | null>(null)
  /** The steps to begin at, where one was led to them. */
  const wanted = shallowRef<Steps | null>(null)

  const branches = computed(() => (store.table?.branches ?? []).filter(({ deleted }) => !deleted))
  /** The end of the line of a branch, or of the one looked at; undefined for what is gone. */
  const tipOf = (id: string): string | undefined =>
    id === LINE ? store.line.at(-1)?.id : branches.value.find((branch) => branch.id === id)?.step
  const isBranch = computed(() => branches.value.some(({ step }) => step === tipOf(LINE)))
  /** What can be chosen for either side. */
  const choices = computed(() => [...branches.value.map(({ id }) => id), ...(isBranch.value ? [] : [LINE])])
  /** Only while two lines are known, and what comes later is not hidden. */
  const whyNot = computed(() =>
    store.spoilerFree !== null ? 'spoilerFree' : choices.value.length > 1 ? undefined : 'oneLine',
  )
  /** The page of a shared match has no room for it. */
  const can = computed(() => !readOnly && whyNot.value === undefined)
  const open = computed(() => can.value && asked.value !== null && asked.value === store.table?.match)

  /** Two lines, each a branch or the line looked at, from where they part or from other steps of theirs. */
  const compareBoth = (one: string, other: string, from: Steps | null): void => {
    left.value = one
    right.value = other
    steps.value = null
    wanted.value = from
    asked.value = store.table?.match ?? null
  }
  /** Beside the main line: a branch, or else the line looked at, or else any other. */
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

/** The line of the tree one follows: through the step looked at, and from there on as one went before. */
import { computed, ref, shallowRef, type Ref } from 'vue'
import { followedTo, lineThrough, nextOn, treeOf, waysTo, type Followed, type Rows } from './tree.ts'

/** `goals`: where a line goes on from a step, when nothing else is asked for. */
export const useFollowedLine = (rows: Readonly<Ref<Rows>>, goals: () => readonly string[]) => {
  /** The end of the line. */
  const leaf = ref('')
  /** Where one went on from the branchings of the tree, those of other lines included. */
  const followed = shallowRef<Followed>(new Map())
  const tree = computed(() => treeOf(rows.value))
  const goalsNow = computed(goals)
  /** The step looked at always lies on it, so looking along it leaves it as it is. */
  const line = computed(() =>
    lineThrough(tree.value, leaf.value, goalsNow.value, followed.value).flatMap(
      (id) => rows.value.get(id) ?? [],
    ),
  )
  /** The last step of the line from which it would have gone on elsewhere, had nobody chosen; -1 if there is none. */
  const leavesUsual = computed(() => {
    const ways = waysTo(tree.value, goalsNow.value)
    return line.value.findLastIndex(({ id }, index) => {
      const next = line.value[index + 1]
      return next !== undefined && nextOn(tree.value, id, ways) !== next.id
    })
  })
  return {
    tree,
    line,
    leaf,
    leavesUsual,
    /** From now on the line leads through this step. */
    follow(step: string): void {
      leaf.value = step
      followed.value = followedTo(tree.value, followed.value, step)
    },
    /** True if the line leads through this step on its way to the leaf; asked for every step, so without a walk. */
    isOnWay(step: string): boolean {
      const depth = rows.value.get(step)?.depth ?? Infinity
      return depth <= (rows.value.get(leaf.value)?.depth ?? -1) && line.value[depth]?.id === step
    },
    /** Of another match nothing is known yet. */
    forget(): void {
      followed.value = new Map()
    },
  }
}

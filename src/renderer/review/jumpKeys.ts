/** Keys of the jumps. They work wherever the focus is, except in fields and on the board. */
import { useEventListener } from '@vueuse/core'
import { useCopyLink } from '../match/address/copyLink.ts'
import { readOnly } from '../ui/client/client.ts'
import { useSameDeal } from '../compare/deal/sameDeal.ts'
import { useComparing } from '../match/comparing.ts'
import { useJumps } from '../match/jumps.ts'
import { BESIDE, COMPARE, JUMP_KEYS } from '../ui/keys/table.ts'
import { listKeys } from '../ui/keys/keys.ts'
import { useTable } from '../match/table.ts'
import { useToasts } from '../ui/toasts.ts'
import { isTyping } from '../ui/typing.ts'

export interface JumpKeys {
  /** Stops the film and moves, as every control does. */
  readonly go: (move: () => void) => void
  readonly type: () => void
  readonly choose: () => void
  /** Slower or faster; the film goes on. */
  readonly pace: (by: 1 | -1) => void
}

export const useJumpKeys = ({ go, type, choose, pace }: JumpKeys): void => {
  const jumps = useJumps()
  const comparing = useComparing()
  const sameDeal = useSameDeal()
  const store = useTable()
  const copyLink = useCopyLink()
  // The page of a shared match has one match and one board.
  listKeys(
    readOnly
      ? { ...JUMP_KEYS, rows: JUMP_KEYS.rows.filter(({ k: what }) => what !== BESIDE && what !== COMPARE) }
      : JUMP_KEYS,
  )
  const toasts = useToasts()
  const compare = (): void => {
    if (comparing.whyNot === undefined) comparing.compare()
    else toasts.tell(`review.notCompared.${comparing.whyNot}`)
  }

  const does = ({ key, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    const by = shiftKey ? -1 : 1
    switch (key.toLowerCase()) {
      case 'g':
        return type
      case 'c':
        return readOnly ? undefined : compare
      case 'd':
        return readOnly ? undefined : () => go(() => void sameDeal())
      case 'l':
        return choose
      case 'h':
        return () => go(() => store.setFutureHidden(store.spoilerFree === null))
      case '<':
      case '>':
        return () => pace(key === '>' ? 1 : -1)
      case 'y':
        return shiftKey ? undefined : () => void copyLink(store.at)
      case 'r':
        return () => go(() => jumps.jump(by, 'round'))
      case 'v':
        return () => go(() => jumps.jump(by, 'branching'))
      case 'j':
        return () => go(() => jumps.jump(by))
      default:
        return undefined
    }
  }
  useEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    const run = does(event)
    if (run === undefined) return
    event.preventDefault()
    run()
  })
}

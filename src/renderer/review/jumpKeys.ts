/** Commands of the jumps. Their keys work wherever the focus is, except in fields and on the board. */
import { useCopyLink } from '../match/address/copyLink.ts'
import { readOnly } from '../ui/client/client.ts'
import { useSameDeal } from '../compare/deal/sameDeal.ts'
import { useComparing } from '../match/comparing.ts'
import { useJumps } from '../match/jumps.ts'
import { JUMP_KEYS, PAGE_JUMP_KEYS } from '../ui/keys/table.ts'
import { useCommands } from '../ui/keys/commands.ts'
import { useTable } from '../match/table.ts'
import { useToasts } from '../ui/toasts.ts'

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
  const toasts = useToasts()
  const compare = (): void => {
    if (comparing.whyNot === undefined) comparing.compare()
    else toasts.tell(`review.notCompared.${comparing.whyNot}`)
  }

  useCommands(readOnly ? PAGE_JUMP_KEYS : JUMP_KEYS, {
    typeNumber: type,
    jump: (by, to) => go(() => jumps.jump(by, to)),
    choose,
    hide: () => go(() => store.setFutureHidden(store.spoilerFree === null)),
    pace,
    copyLink: () => void copyLink(store.at),
    compare,
    showBeside: () => go(() => void sameDeal()),
  })
}

/** Commands of the table, by keys and in the desktop window's menu. */
import { onUnmounted, type Ref } from 'vue'
import { client } from '../ui/client/client.ts'
import { useShareTable } from '../share/sharing.ts'
import { useBots } from '../match/bots.ts'
import { useComparing } from '../match/comparing.ts'
import { TABLE_KEYS } from '../ui/keys/table.ts'
import { useCommands } from '../ui/keys/commands.ts'
import { useMarking } from '../notes/marks/marking.ts'
import { useNotes } from '../match/notes/notes.ts'
import { useStepping } from '../match/stepping.ts'
import { useStudy } from '../analysis/mistakes/study.ts'
import { useTable } from '../match/table.ts'
import { useRestartTurn } from '../match/restartTurn.ts'

/** The controls of the replay, while mounted. */
export interface ReplayControls {
  readonly toggle: () => void
  readonly stop: () => void
  readonly focus: () => void
}

interface TableKeysContext {
  /** The curtain is down, or nothing is loaded yet. */
  readonly covered: () => boolean
  readonly transport: Readonly<Ref<ReplayControls | null>>
  /** Whether the prompt for another outcome or action is open. */
  readonly asking: Ref<boolean>
}

/** Listens while the calling component is mounted. Returns the actions its buttons share. */
export const useTableKeys = ({ covered, transport, asking }: TableKeysContext) => {
  const store = useTable()
  const notes = useNotes()
  const bots = useBots()
  const comparing = useComparing()
  const marking = useMarking()
  const study = useStudy()
  const share = useShareTable()
  const stepping = useStepping()

  const play = (): void => {
    if (store.mode === 'review') transport.value?.toggle()
    else store.setMode('review')
  }
  const leave = (): void => {
    if (bots.isAwaited || bots.hint !== null || bots.part !== null) bots.dropHint()
    else if (asking.value) asking.value = false
    else if (marking.tool !== null) marking.pick(null)
    else if (study.place !== null) study.leave()
    else if (store.mode === 'review' || store.correcting) store.setMode('table')
  }
  /** Undoes or redoes moves at the table, and edits of notes in review. */
  const turn = (way: 'undo' | 'redo'): void => {
    if (store.correcting) store.setMode('table')
    else void (store.mode === 'review' ? notes[way]() : store[way]())
  }
  const { restart } = useRestartTurn()
  const restartTurn = (): void => {
    if (store.correcting) store.setMode('table')
    else if (store.mode === 'table') restart()
  }

  useCommands(TABLE_KEYS, {
    isHeard: () => !covered() && !comparing.open,
    step(where) {
      transport.value?.stop()
      stepping[where]()
    },
    play,
    turn,
    restart: restartTurn,
    share: () => void share(),
    print: () => void share('print'),
    hint: () => void bots.ask(),
    leave,
  })
  onUnmounted(
    client.on('menu.chosen', ({ item }) => {
      if (covered() || comparing.open) return
      if (item === 'undo' || item === 'redo') turn(item)
      else if (item === 'export') void share()
      else if (item === 'print') void share('print')
      else if (item === 'hint') void bots.ask()
    }),
  )
  return { turn }
}

/** Plays the sounds of a board, if the settings allow. */
import { watch } from 'vue'
import { useSettings } from '../ui/settings.ts'
import { useTable } from './table.ts'
import { heardAt, type Moment } from '../ui/sound/heard.ts'

/** `moment` is null while nothing is shown. Ends with the calling component. */
export const useSounds = (game: () => string, moment: () => Moment | null): void => {
  const settings = useSettings()
  let before = moment()
  watch(moment, (now) => {
    if (now === null) return
    const { events, bell } = heardAt(before, now, document.hidden)
    before = now
    const volume = settings.settings.volume / 100
    if (!settings.sound || volume === 0 || (events.length === 0 && !bell)) return
    const heard = game()
    void import('../ui/sound/speaker.ts').then(async ({ playEvents, playBell }) => {
      await playEvents(heard, events, volume)
      if (bell) await playBell(volume)
    })
  })
}

/** Plays the sounds of the open match. */
export const useTableSounds = (): void => {
  const store = useTable()
  useSounds(
    () => store.table?.game ?? '',
    () => {
      const { table, position } = store
      if (table === null || position === null || store.behind) return null
      const by = position.turn.by
      const isPerson = typeof by === 'number' && table.seats[by]?.player.kind === 'person'
      return {
        step: position.step,
        events: store.newEvents,
        toAct: isPerson ? 'person' : 'other',
        isPlaying: store.mode === 'table' && store.atTip,
      }
    },
  )
}

/** Lets the table be heard, as the settings have it. */
import { watch } from 'vue'
import { useSettings } from '../stores/settings.ts'
import { useTable } from '../stores/table.ts'
import { heardAt, type Moment } from './heard.ts'

/** Listens as long as the calling component lives. */
export const useSounds = (): void => {
  const store = useTable()
  const settings = useSettings()
  const moment = (): Moment | null => {
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
  }
  let before = moment()
  watch(moment, (now) => {
    if (now === null) return
    const { events, bell } = heardAt(before, now, document.hidden)
    before = now
    const volume = settings.settings.volume / 100
    if (!settings.sound || volume === 0 || (events.length === 0 && !bell)) return
    const game = store.table?.game ?? ''
    void import('./speaker.ts').then(async ({ playEvents, playBell }) => {
      await playEvents(game, events, volume)
      if (bell) await playBell(volume)
    })
  })
}

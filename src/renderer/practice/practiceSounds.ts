/** What happens on the board of a lesson or a puzzle is heard as at a table; there is no turn of one's own to be told of. */
import { useSounds } from '../match/useSounds.ts'
import type { PracticeSession } from './usePractice.ts'

export const usePracticeSounds = ({ lesson, scene, tried, happened }: PracticeSession): void =>
  useSounds(
    () => lesson.value?.game ?? '',
    () => {
      const position = tried.value?.position ?? scene.value?.position
      if (position === undefined) return null
      // What was tried and taken back may be tried again.
      const step = `${position.step} ${tried.value === null ? 'asked' : 'tried'}`
      return { step, events: happened.value, toAct: 'other', isPlaying: false }
    },
  )

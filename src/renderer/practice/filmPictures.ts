/** Which pictures the film of a lesson has, of what, and how they lie beside their words. */
import { useMediaQuery } from '@vueuse/core'
import { computed } from 'vue'
import type { GameEvent } from '../../engine/kernel/game.ts'
import type { Scene } from '../../main/api/api.ts'
import { kitOf } from '../boards/kits.ts'
import { BOARD_ROOMS } from '../match/viewOnlyBoard.ts'
import { boxAround } from '../rules/boardCutOut.ts'
import { mainEvent, smallEvents, subjectOf } from '../rules/subject.ts'
import { MEDIA } from '../ui/theme/media.ts'
import { apartOf, framesOf, keptOf, spokenOf, type Frame } from './filmStory.ts'
import type { PracticeSession } from './usePractice.ts'

/**
 * 1: smaller pictures, or fewer, beside their words; 2: of a wide board one; 3: of a map words alone, since much happens
 * there; 4: words alone, of a map the last of what concerns the reader or scores; 5: what the text speaks of, else what came
 * last.
 */
export type Tightness = 0 | 1 | 2 | 3 | 4 | 5

/** The room for a film. */
interface FilmRoom {
  /** The reader wants to see all of it, as words. */
  readonly whole: () => boolean
  /** There is no room for pictures and words. */
  readonly low: () => boolean
  /** How much of its room the task needs. */
  readonly tightness: () => Tightness
  /** Its width in CSS pixels. */
  readonly width: () => number
}

export const useFilmPictures = (
  { lesson, film, isPlaying, isRevealing, scene }: PracticeSession,
  { low, tightness, whole, width }: FilmRoom,
) => {
  const told = computed(() => lesson.value ?? { game: '', seats: [] })
  const kit = computed(() => kitOf(told.value.game))
  const isCompact = useMediaQuery(MEDIA.compact)
  /** The places of a wide board are large: a picture by itself shows one of them over the whole width. */
  const isWide = computed(() => (kit.value?.seats ?? 'side') !== 'side')
  /** Cards with names, which must be large enough to be read: a picture beside its words. */
  const isOfCards = computed(() => kit.value?.seats === 'board')
  /** A long board has no shape of its own: only over the whole width can a part of it be read. */
  const isLong = computed(() => kit.value?.seats === 'top' && kit.value.aspect === undefined)
  /** A wide board of large places. */
  const isMap = computed(() => isWide.value && !isOfCards.value && !isLong.value)
  /** How many pictures a film has, and how many lines while a long one plays or where there is little room. */
  const MOST = 3
  /** How many things it tells on a map, most of them without a picture, and at the end of a match. */
  const MOST_IN_WORDS = 5
  /** A film that tells more than that is long: so much of it stays beside the task. */
  const MOST_OF_LONG = 4

  const eventsOf = (steps: readonly Scene[]): readonly GameEvent[] => steps.flatMap(({ row }) => row.events)
  const steps = computed(() => film.value?.steps ?? [])
  const isLast = computed(() => steps.value.at(-1)?.ended === true)
  /** Whose place the reader takes at the stop. */
  const reader = computed(() => steps.value.at(-1)?.task?.seat ?? 0)
  /** The text of the stop tells in better words what came about. */
  const isExplained = computed(() => (steps.value.at(-1)?.comments.length ?? 0) > 0)
  /** The game draws the step, such as a roll that moves a pawn; a drawn tile is nothing to be seen on the board. */
  const isDrawn = (events: readonly GameEvent[]): boolean =>
    (kit.value?.StepPicture?.seat(events) ?? null) !== null && smallEvents(told.value.game, events).length > 0

  /** The steps the game has pictures of its own for, such as a disaster with all that carries out its effects. */
  const ownPictures = computed(() => {
    const { EventPicture } = kit.value ?? {}
    if (EventPicture === undefined) return []
    const found: (readonly Scene[])[] = []
    for (let from = 0; from < steps.value.length;) {
      const line = steps.value.slice(from)
      const n = EventPicture.steps(line.map(({ row }) => row.events))
      if (n > 0) found.push(line.slice(0, n))
      from += Math.max(1, n)
    }
    return found.flatMap((part) => {
      const last = part.at(-1)
      const events = eventsOf(part)
      return last === undefined
        ? []
        : [
            {
              events,
              at: last.at,
              view: last.position.view,
              part,
              subject: mainEvent(told.value.game, events),
            },
          ]
    })
  })
  /** Where there is room for one, the one with most in it has its picture. */
  const ownMost = computed(
    () => ownPictures.value.toSorted((one, other) => other.events.length - one.events.length)[0],
  )
  const isOwnPictured = (own: (typeof ownPictures.value)[number]): boolean =>
    own === ownMost.value ? tightness() < 5 : tightness() === 0 && !isCompact.value
  const ownShown = computed(() =>
    low() ? [] : ownPictures.value.filter((own) => tightness() < 4 || own === ownMost.value),
  )
  const telling = computed(() => {
    const { game } = told.value
    return {
      before: film.value?.scores ?? [],
      reader: reader.value,
      small: (events: readonly GameEvent[]) => smallEvents(game, events),
      placesOf: (event: GameEvent) => kit.value?.placesOfEvent?.(event) ?? [],
      subject: (events: readonly GameEvent[]) => subjectOf(game, events),
      isDrawn,
    }
  })
  const allFrames = computed(() => {
    const own = new Set(ownPictures.value.flatMap(({ part }) => part.map(({ at }) => at)))
    return framesOf(told.value.game, steps.value, { ...telling.value, isTold: ({ at }) => own.has(at) })
  })
  const isStepDrawn = computed(() => allFrames.value.some(({ step }) => isDrawn(step.row.events)))
  /** It would be a wall of text: what stays is what concerns the reader. */
  const isLongFilm = computed(() => !isStepDrawn.value && allFrames.value.length > MOST_IN_WORDS)
  const frames = computed(() => {
    const most = isMap.value || isLast.value ? MOST_IN_WORDS : MOST
    const room = isLongFilm.value ? Math.min(most, MOST_OF_LONG) : most
    return keptOf(allFrames.value, { ...telling.value, room })
  })
  /** Words of what happened last while a long film plays, or of everything. */
  const isListed = computed(() => !low() && (whole() || (isLongFilm.value && isPlaying.value)))
  /** The game’s own pictures and the text at the stop tell most of it. */
  const isBesideOwn = computed(() => ownShown.value.length > 0 && isExplained.value)
  const isAlone = computed(() => frames.value.length === 1)
  /** In a small window the picture of a map stands beside its words before it goes, if what it shows can be read there. */
  const isSmall = computed(() => isMap.value && isCompact.value && tightness() > 0)
  const SMALL = { ratio: 0.6, margin: 0.05 }
  const small = computed(() => {
    const across = width() * (isAlone.value ? 0.48 : 0.58)
    return { width: across / (1 + 2 * SMALL.margin), height: across * SMALL.ratio }
  })
  /** A single roll needs no picture of the board: its dice are enough. */
  const hasPictures = computed(
    () =>
      !isListed.value &&
      !isBesideOwn.value &&
      tightness() < (isMap.value ? 3 : 4) &&
      frames.value.some(({ step }, index) => index > 0 || !isDrawn(step.row.events)) &&
      (!isSmall.value || frames.value.some((frame) => isWithin(frame, small.value))),
  )
  /** One part of a square board by itself, which has the whole width until the task needs the room. */
  const isLarge = computed(
    () => isAlone.value && !isWide.value && hasPictures.value && tightness() === 0 && !isStepDrawn.value,
  )
  /** Several pictures stand below each other, so that names and figures can be read. */
  const isStacked = computed(
    () => !isOfCards.value && !isAlone.value && hasPictures.value && (isWide.value || tightness() < 2),
  )
  /** Of a wide board there may be room for one picture, of a long one for two. */
  const mostPictured = computed(() => {
    if (isOfCards.value || !isStacked.value) return isOfCards.value && isCompact.value ? 1 : MOST
    if (isWide.value && (isCompact.value || tightness() > 1)) return 1
    return isLong.value || (isWide.value && tightness() > 0) ? 2 : MOST
  })
  /** What is said at the stop, what explains the film first. */
  const texts = computed(() => {
    const stop = steps.value.at(-1)
    return [...(stop?.comments ?? []).map(({ text }) => text), ...(stop?.task ? [stop.task.words] : [])]
  })
  const namesOf = (event: GameEvent): readonly string[] =>
    (kit.value?.placesOfEvent?.(event) ?? []).map((place) => kit.value?.placeName?.(place) ?? place)
  const spoken = (events: readonly GameEvent[]): number => spokenOf(events, texts.value, namesOf)
  /** Two pictures of a long board would show the same part of it. */
  const isSamePart = (one: Frame<Scene>, other: Frame<Scene>): boolean => {
    const [places, others] = [one, other].map((frame) =>
      aboutOf(frame).flatMap((event) => kit.value?.placesOfEvent?.(event) ?? []),
    )
    return isLong.value && places?.some((place) => others?.includes(place)) === true
  }
  /** Where there is no room for all, those have a picture that the text speaks of, then the last. */
  const pictured = computed(() =>
    frames.value
      .filter((frame) => !isSmall.value || isWithin(frame, small.value))
      .map((frame, index) => ({ frame, index, spoken: spoken(frame.subjects) }))
      .toSorted((one, other) => other.spoken - one.spoken || other.index - one.index)
      .reduce<readonly Frame<Scene>[]>(
        (chosen, { frame }) =>
          chosen.length >= mostPictured.value || chosen.some((other) => isSamePart(frame, other))
            ? chosen
            : [...chosen, frame],
        [],
      ),
  )
  const isPictured = (frame: Frame<Scene>): boolean => hasPictures.value && pictured.value.includes(frame)
  /** Words only of what concerns the reader or scores; in a small window that leaves a wide board its picture. */
  const isBrief = computed(() => {
    if (!isWide.value || isOfCards.value) return false
    if (isCompact.value && hasPictures.value) return tightness() > (isMap.value ? 1 : 2)
    return isMap.value && tightness() > 3
  })
  /** Beside the game’s own pictures only what else scored stays, if the text explains them, and nothing if it needs the room. */
  const framesLeft = computed(() => {
    if (low() || (ownShown.value.length > 0 && tightness() > 1)) return []
    if (isBesideOwn.value) return frames.value.filter(({ scores }) => scores)
    if (tightness() > 4) return pictured.value.slice(0, 1)
    if (!isBrief.value) return frames.value
    const others = frames.value.filter((frame) => !isPictured(frame))
    const weighty = others.filter(({ concerns, scores }) => concerns || scores)
    const room = MOST - (frames.value.length - others.length)
    const kept = (weighty.length > 0 ? weighty : others).slice(-room)
    return frames.value.filter((frame) => isPictured(frame) || kept.includes(frame))
  })
  const framesShown = computed(() => {
    if (!isListed.value) return framesLeft.value
    if (whole()) return allFrames.value
    return allFrames.value.filter(({ step }) => !isAhead(step.at)).slice(-MOST)
  })
  /** Whether there is more to tell than stays beside the task; little does beside a picture of the game’s own. */
  const isCut = computed(() => {
    if (low() || (ownShown.value.length > 0 && !isLongFilm.value)) return false
    const left = new Set(framesLeft.value.flatMap(({ events }) => events))
    return allFrames.value.some(({ events }) => events.some((each) => !left.has(each)))
  })
  /** A picture beside its words: cards, one of several below each other, and one that would be too wide by itself. */
  const isBeside = computed(() => {
    if (isListed.value) return false
    if (isOfCards.value) return !isCompact.value || tightness() > 0
    if (isLong.value) return false
    if (isStacked.value) return !isWide.value || !isCompact.value || tightness() > 0
    return isAlone.value && hasPictures.value && !isLarge.value && (!isWide.value || tightness() > 0)
  })
  const look = computed(() => {
    const wordless = true
    if (isLarge.value) return { margin: 0.6, ratio: 0.6, wordless }
    if (!isWide.value)
      return isStacked.value
        ? { margin: 0.05, wordless, ratio: tightness() === 0 ? 0.7 : 0.5 }
        : { margin: 0.3, wordless, bare: !isAlone.value }
    // A card by itself and whole, without slivers of those beside it.
    if (isOfCards.value) return { close: true, exact: true, ratio: 0.76, margin: 0, zoom: 1.4 }
    const part = { close: true, readable: true }
    if (isLong.value) {
      // It is no higher than what it shows.
      const isOne = isAlone.value || mostPictured.value === 1
      return {
        ...part,
        margin: 0,
        ratio: isBrief.value ? 0.46 : 0.8,
        zoom: isOne && tightness() === 0 ? 1.2 : 0.95,
        wordless,
      }
    }
    if (isAlone.value && !isBeside.value) return { ...part, margin: 0.05, ratio: 0.6, zoom: 1.2, wordless }
    return { ...part, ...(isSmall.value ? SMALL : { ratio: 0.46, margin: 0.08 }), zoom: 0.9, wordless }
  })
  /** Whether all that a frame is about can be read in one picture of a board, at most as wide and as high as that. */
  const isWithin = (
    frame: Frame<Scene>,
    room: { readonly width: number; readonly height: number },
  ): boolean => {
    const { view } = frame.step.position
    const about = isLong.value ? frame.subjects : aboutOf(frame)
    const named = about.flatMap((event) => kit.value?.placesOfEvent?.(event) ?? [])
    const names = kit.value?.placesInPicture?.(named, view) ?? named
    const session = kit.value?.session?.()
    const found = kit.value?.places?.({ view, size: BOARD_ROOMS.top, session, clear: true, readable: true })
    const places = found?.places.filter(({ name }) => names.includes(name)) ?? []
    if (places.length === 0) return false
    const [box, scale] = [boxAround(places), kit.value?.readable ?? 1]
    return box.width * scale <= room.width && box.height * scale <= room.height
  }
  /**
   * A picture by itself has room for all that its steps did; one of several of a wide board shows one place: of those the
   * text speaks of most, the last. A long board shows all where that can be read.
   */
  const aboutOf = (frame: Frame<Scene>): readonly GameEvent[] => {
    const { subjects, events } = frame
    if (isLong.value ? isWithin(frame, { width: width(), height: Infinity }) : isAlone.value && isWide.value)
      return subjects
    if (isAlone.value && !isWide.value) return smallEvents(told.value.game, events)
    if (!isWide.value) return subjects
    const most = Math.max(...subjects.map((each) => spoken([each])))
    return subjects.filter((each) => spoken([each]) === most).slice(-1)
  }
  /** Small pictures side by side show the same part of the board. */
  const about = computed(() => (isWide.value || isStacked.value ? undefined : frames.value.flatMap(aboutOf)))
  /** Each with its picture, if it has one; a picture of a long board has the words of what it shows below it. */
  const shots = computed(() =>
    framesShown.value.flatMap((frame) => {
      if (!isPictured(frame)) return [{ frame, isPictured: false }]
      const parts = isLong.value ? apartOf(frame, aboutOf(frame)) : [frame]
      return parts.map((part, index) => ({ frame: part, isPictured: index === parts.length - 1 }))
    }),
  )
  const now = computed(() =>
    shots.value.findLastIndex(({ frame }) => frame.step.at <= (scene.value?.at ?? 0)),
  )
  /** Not told yet: pictures and words must not be ahead of the board, which may still be showing a step. */
  const isAhead = (step: number): boolean => {
    const shown = scene.value?.at ?? 0
    return step > shown || (step === shown && isRevealing.value)
  }

  return {
    told,
    kit,
    steps,
    isLast,
    reader,
    isDrawn,
    ownPictures,
    isOwnPictured,
    ownShown,
    allFrames,
    isLongFilm,
    isListed,
    isCut,
    frames,
    hasPictures,
    isStacked,
    isLarge,
    isBeside,
    isWide,
    isLong,
    isOfCards,
    framesShown,
    look,
    about,
    aboutOf,
    shots,
    now,
    isAhead,
  }
}

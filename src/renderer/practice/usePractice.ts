/**
 * State of practising a line with tasks: the reader's place, the last try, and the steps that play by themselves.
 */
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { Answer, ApiError, Lesson, Output, PracticeAnswer, Scene } from '../../main/api/api.ts'
import type { Act } from '../boards/kit/kit.ts'
import { client } from '../ui/client/client.ts'
import { RECENT } from '../match/tree/recentSteps.ts'
import { paceOf } from '../match/replay.ts'
import { isStill } from '../boards/kit/still.ts'
import { stepPictureOf } from '../boards/kits.ts'
import { useSettings } from '../ui/settings.ts'
import { useToasts } from '../ui/toasts.ts'
import { useSounds } from '../match/useSounds.ts'
import english from '../locales/en/later/practice.json'
import chinese from '../locales/zh-Hant/later/practice.json'
import { addTexts } from '../ui/i18n.ts'

addTexts('practice', { en: english, 'zh-Hant': chinese })

type Shown = Output<'practice.show'>

interface Opening {
  /** The step to open at; by default the reader's place. */
  readonly to?: number | undefined
  /**
   * Whether the answer had been shown, when the same puzzle is opened again in another language; it is shown again.
   * Left out for anything else, so that another puzzle's answer is not shown.
   */
  readonly told?: boolean | undefined
  /** Whether the hint had been asked for; it is given again. */
  readonly hinted?: boolean | undefined
  /** The last try, which gets its reply again. */
  readonly tried?: Act | undefined
}

/** Summarises the events of at most this many steps without text before a puzzle. */
const MAX_SUMMARIES = 4

/** The steps of others and of chance that lead to a stop: a task, a text, or the end. */
export interface Film {
  /** The number of the step it starts from. */
  readonly from: number
  /** The points of each seat before it. */
  readonly scores: Scene['row']['scores']
  /** At least one; the last is the stop. */
  readonly steps: readonly Scene[]
  /** It shows what came of the reader's own choice, and the stop does not follow from it. */
  readonly isAside: boolean
}
/** A film takes at most this long, in milliseconds, unless it is slowed down or the board needs longer to show a step. */
const LONGEST_FILM = 7000
/** No step of a film is shorter, so that each can be seen. */
const SHORTEST_STEP = 350
const SLOWER = 2.5

interface Practising {
  /** A task with a result is asked again each time its line is opened. */
  readonly asksAgain?: boolean
  /** What players are called in the language of the window, before their record in that language has come. */
  readonly nameOf?: (name: string) => string
}

export const usePractice = (
  match: () => string,
  branch: () => string,
  { asksAgain = false, nameOf }: Practising = {},
) => {
  const settings = useSettings()
  const toasts = useToasts()
  const lesson = shallowRef<Lesson | null>(null)
  const error = shallowRef<ApiError | null>(null)
  /** The scenes seen so far, by step number. */
  const scenes = shallowRef<ReadonlyMap<number, Scene>>(new Map())
  const at = ref(0)
  const scene = computed(() => scenes.value.get(at.value) ?? null)
  /** The last try at the current task, and its result. */
  const tried = shallowRef<(PracticeAnswer & { readonly action: Act }) | null>(null)
  /** Why the last action was refused. */
  const refused = shallowRef<ApiError | null>(null)
  const hint = ref('')
  const shown = shallowRef<Shown | null>(null)
  /** An action highlighted on the board, right or wrong. */
  const pointed = shallowRef<Pick<Shown, 'action' | 'events'> | null>(null)
  const busy = ref(false)
  /** Shows the answer as soon as it can be requested. */
  const showsAnswerNext = ref(false)
  /** Counts tries; a new one drops half-made choices. */
  const tries = ref(0)
  /** What led to the stop, to be played again; null if nothing did. */
  const film = shallowRef<Film | null>(null)
  /** The film is being played; its stop is not reached yet. */
  const isPlaying = ref(false)
  const isSlow = ref(false)
  /** The reply to the last right answer, which stays in sight at the next stop. */
  const said = shallowRef<PracticeAnswer | null>(null)
  /** Events that have just happened on the board. */
  const happened = shallowRef<Scene['position']['events']>([])

  /** The board is still showing how its position came about; set by the component that draws it. */
  const isRevealing = ref(false)
  /** It does so in a box with buttons of its own to go on. */
  const isBoxed = ref(false)

  const isWordless = (each: Scene | null | undefined): boolean =>
    each?.task === null && each.comments.length === 0
  /** Text and question wait until the board has shown what led to them. */
  const isHeld = computed(() => isRevealing.value && tried.value === null && !isWordless(scene.value))
  const task = computed(() => scene.value?.task ?? null)
  /** The seat the reader played at the previous task; undefined at the first, or if the previous was not shown. */
  const seatBefore = computed(
    () =>
      [...scenes.value.values()]
        .filter((each) => each.at < at.value && each.task !== null)
        .toSorted((one, other) => other.at - one.at)[0]?.task?.seat,
  )
  const isAsked = computed(() => task.value !== null && !isHeld.value && !isPlaying.value)
  /** The reader is to act. */
  const asks = computed(() => isAsked.value && tried.value === null)
  /** Hint and answer can be asked for: also after a wrong try, and where the answer was shown before but not played. */
  const mayAsk = computed(
    () =>
      isAsked.value && tried.value?.right !== true && shown.value === null && task.value?.result !== 'solved',
  )
  /** The right action of the task at hand, once the reader has found or seen it. */
  const answered = computed(() => {
    if (tried.value?.right !== true) return shown.value
    const { action, position, words } = tried.value
    // A game in the window tells its actions without their notation.
    return { action, notation: '', position, words, events: position.events }
  })
  /** The task is done, and the reader can go on. */
  const isDone = computed(() => task.value === null || task.value.result !== 'open')
  const atEnd = computed(() => scene.value?.ended === true && !isHeld.value && !isPlaying.value)
  /** The step to read and to answer: the shown one, or the one the film leads to. */
  const stop = computed(() => (isPlaying.value ? (film.value?.steps.at(-1) ?? null) : scene.value))

  /**
   * What was opened last. Another lesson may still be shown, and requests for one must not affect the next.
   */
  let opened: {
    readonly match: string
    told: boolean | undefined
    isUnderWay: boolean
    /** Its task has got a result since. */
    isSettled: boolean
  } = { match: '', told: undefined, isUnderWay: false, isSettled: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = (): void => clearTimeout(timer)
  onScopeDispose(rest)

  const failed = (reason: ApiError): void => {
    if (lesson.value === null) error.value = reason
    else toasts.refused(reason, lesson.value.game)
  }
  const where = () => ({ match: match(), branch: branch(), at: at.value })
  /** Runs one request at a time; undefined if it was refused. */
  const ask = async <T>(request: () => Promise<Answer<T>>): Promise<T | undefined> => {
    if (busy.value) return undefined
    busy.value = true
    const asked = opened
    const answer = await request()
    if (asked !== opened) return undefined
    busy.value = false
    if (answer.ok) return answer.value
    failed(answer.error)
    return undefined
  }

  const clear = (): void => {
    rest()
    tried.value = null
    refused.value = null
    hint.value = ''
    shown.value = null
    pointed.value = null
    tries.value += 1
    showsAnswerNext.value = false
  }
  /** Events of the preceding steps without text: what the reader may have missed. */
  const before = computed(() => {
    const steps: Scene['row']['events'][] = []
    for (let back = 1; back <= MAX_SUMMARIES; back += 1) {
      const each = scenes.value.get(at.value - back)
      if (each === undefined || !isWordless(each)) break
      steps.unshift(each.row.events)
    }
    return steps
  })
  const isStop = (each: Scene): boolean => !isWordless(each) || each.ended
  const showStep = (next: Scene, isNews: boolean): void => {
    clear()
    at.value = next.at
    happened.value = isNews ? next.position.events : []
  }
  /** The index of the film's step to show next. */
  let coming = 0
  /** A film begins with its first roll if the game draws one, at once: before it the board only shows where dice go. */
  const firstOf = (steps: readonly Scene[]): number => {
    const { value: shown } = lesson
    const roll = shown === null ? -1 : steps.findIndex(({ row }) => stepPictureOf(row, shown) !== null)
    return Math.max(0, roll)
  }
  /** Whether what comes before the film has been seen, so that it starts at once. */
  let isPrompt = true
  /** When the step in sight was shown; the time a board takes to show it counts. */
  let shownAt = 0
  const keepPlaying = (): void => {
    rest()
    const steps = film.value?.steps ?? []
    if (!isPlaying.value || isRevealing.value) return
    const next = steps[coming]
    const pace = Math.min(paceOf(settings.settings.replaySpeed), LONGEST_FILM / Math.max(1, steps.length))
    const slowness = isSlow.value ? SLOWER : 1
    const passed = performance.now() - shownAt
    timer = setTimeout(
      () => {
        coming += 1
        if (coming >= steps.length) isPlaying.value = false
        shownAt = performance.now()
        if (next !== undefined) showStep(next, true)
        keepPlaying()
      },
      isPrompt && coming === firstOf(steps)
        ? 0
        : Math.max(SHORTEST_STEP * slowness, pace * slowness - passed),
    )
  }
  // A board that shows events one after the other is given the time.
  watch(isRevealing, keepPlaying)
  watch(isSlow, keepPlaying)
  /** Plays the film from its start; without motion only its last step is shown. */
  const play = (atOnce = true): void => {
    const last = film.value?.steps.at(-1)
    if (last === undefined) return
    isPrompt = atOnce
    coming = firstOf(film.value?.steps ?? [])
    shownAt = performance.now()
    isPlaying.value = !isStill()
    if (!isPlaying.value) showStep(last, false)
    else keepPlaying()
  }
  const skipFilm = (): void => {
    const last = film.value?.steps.at(-1)
    if (!isPlaying.value || last === undefined) return
    isPlaying.value = false
    showStep(last, false)
  }
  /** Takes the last try or the shown answer back. */
  const again = (): void => {
    if (tried.value === null && shown.value === null) return
    const kept = hint.value
    clear()
    hint.value = kept
    happened.value = []
  }
  const show = (): void => {
    if (!mayAsk.value) return
    again()
    // If the same puzzle is being opened again, that request shows the answer.
    if (!opened.isUnderWay) showsAnswerNext.value = true
    else if (opened.told !== undefined) opened.told = true
  }
  const tell = async (): Promise<void> => {
    const asked = opened
    const found = await ask(async () => {
      const answer = await client.request('practice.show', where())
      if (asked === opened) showsAnswerNext.value = false
      return answer
    })
    if (found === undefined) return
    shown.value = found
    mark('shown')
  }
  watch(
    () => showsAnswerNext.value && asks.value && !busy.value,
    (now) => now && void tell(),
  )
  // The answer of a puzzle is shown again after a look at the steps before.
  watch(
    () => scene.value?.at,
    () => {
      if (asksAgain && opened.isSettled && !opened.isUnderWay && task.value !== null) show()
    },
  )
  const results = (number: number, result: Lesson['tasks'][number]): void => {
    if (lesson.value === null) return
    lesson.value = { ...lesson.value, tasks: lesson.value.tasks.with(number, result) }
  }
  /** Marks the current task; a solved one stays solved. */
  const mark = (result: Lesson['tasks'][number]): void => {
    const now = scene.value
    if (now === null || now.task === null || now.task.result === 'solved') return
    opened.isSettled = true
    scenes.value = new Map(scenes.value).set(now.at, { ...now, task: { ...now.task, result } })
    results(now.task.number, result)
  }

  /**
   * The scenes known with what came before a step, which is requested: boards show what the turn has brought so far.
   */
  const recalled = async (to: number, known: typeof scenes.value): Promise<typeof scenes.value> => {
    const missing = Array.from({ length: RECENT }, (_, back) => to - 1 - back).filter(
      (step) => step >= 0 && !known.has(step),
    )
    const answers = await Promise.all(
      missing.map((step) => client.request('practice.look', { ...where(), at: step })),
    )
    const found = answers.flatMap((answer) => (answer.ok ? [[answer.value.at, answer.value] as const] : []))
    return new Map([...found, ...known])
  }
  /** What led from the stop before to this one; null if that is not known, and for the deal before the first stop. */
  const filmTo = (stop: Scene): Film | null => {
    const steps = [stop]
    for (let from = stop.at - 1; from >= 0; from -= 1) {
      const each = scenes.value.get(from)
      if (each === undefined) return null
      if (isStop(each)) {
        // The first step is what the reader did.
        const [first = stop, ...rest] = steps
        return rest.length === 0
          ? null
          : { from: first.at, scores: first.row.scores, steps: rest, isAside: false }
      }
      steps.unshift(each)
    }
    return null
  }
  /** Shows the reply to the reader's action, or why it was refused. */
  const reply = (found: Answer<PracticeAnswer>, action: Act): void => {
    if (!found.ok) {
      refused.value = found.error
      tries.value += 1
      return
    }
    tried.value = { ...found.value, action }
    shown.value = null
    happened.value = found.value.position.events
    if (found.value.right) mark('solved')
  }
  /**
   * Shows a step, of `other` if another lesson is opened, with a hint and the reply to a try if those are wanted. What
   * was shown before stays in sight until all of it is there.
   */
  const look = async (to: number, other?: Lesson, opening: Opening = {}): Promise<void> => {
    const { hinted, tried: action } = opening
    const triesBefore = tries.value
    let known = other === undefined ? scenes.value : new Map<number, Scene>()
    let hintFound: Answer<Output<'practice.hint'>> | undefined
    let replyFound: Answer<PracticeAnswer> | undefined
    const found = await ask(async () => {
      known = await recalled(to, known)
      const at = { ...where(), at: to }
      if (hinted === true) hintFound = await client.request('practice.hint', at)
      if (action !== undefined) replyFound = await client.request('practice.answer', { ...at, action })
      return client.request('practice.look', at)
    })
    if (found === undefined) return
    const task =
      found.task !== null && asksAgain && !opened.isSettled
        ? { ...found.task, result: 'open' as const }
        : found.task
    if (other !== undefined) lesson.value = other
    scenes.value = new Map(known).set(found.at, { ...found, task })
    isPlaying.value = false
    said.value = null
    film.value = filmTo(found)
    showStep(found, false)
    // The same place in another language: a choice that was begun stays.
    if (opening.to !== undefined) tries.value = triesBefore
    if (hintFound?.ok === true) hint.value = hintFound.value.words
    if (replyFound !== undefined && action !== undefined) reply(replyFound, action)
  }
  /** Goes on to the next stop and plays what leads there. */
  const next = async (skips = false): Promise<void> => {
    rest()
    const here = scene.value
    if (here === null || here.ended || isPlaying.value || (!isDone.value && !skips)) return
    const steps: Scene[] = []
    let found = await ask(async () => {
      for (;;) {
        const from = steps.at(-1)?.at ?? here.at
        const answer = await client.request('practice.next', {
          ...where(),
          at: from,
          skips: skips && from === here.at,
        })
        if (!answer.ok) return answer
        steps.push(answer.value)
        if (isStop(answer.value)) return answer
      }
    })
    if (found === undefined) return
    if (skips && !isDone.value) mark('skipped')
    const answered = tried.value?.right === true ? tried.value : null
    said.value = answered
    // What came of the reader's own choice takes the place of what was recorded up to the stop.
    const aside = answered?.aside ?? []
    if (aside.length > 0) {
      // The recorded step that leads to the stop is no part of it.
      const position = { ...found.position, events: [] }
      found = { ...found, row: { ...found.row, events: [] }, position }
      steps.splice(0, steps.length, ...aside, found)
    }
    scenes.value = new Map([...scenes.value, ...steps.map((each) => [each.at, each] as const)])
    // The film leaves out the step at a task: the reader did it or saw it as the answer, unless the task was skipped.
    const own = here.task === null || skips ? 0 : 1
    const before = own === 1 ? (steps[0] ?? here) : here
    film.value =
      steps.length > own
        ? { from: before.at, scores: before.row.scores, steps: steps.slice(own), isAside: aside.length > 0 }
        : null
    const isSeen = answered !== null
    if (film.value === null) showStep(found, !isSeen)
    else {
      if (own === 1 && steps[0] !== undefined) showStep(steps[0], !isSeen)
      play(own === 0 || isSeen)
    }
  }
  /** The reader's action. An illegal one is refused with its rule. */
  const answer = async (action: Act): Promise<void> => {
    if (busy.value || !asks.value) return
    busy.value = true
    refused.value = null
    said.value = null
    const asked = opened
    const found = await client.request('practice.answer', { ...where(), action })
    if (asked !== opened) return
    busy.value = false
    reply(found, action)
  }
  const askHint = async (): Promise<void> => {
    if (!mayAsk.value || hint.value !== '' || task.value?.hint !== true) return
    const found = await ask(() => client.request('practice.hint', where()))
    if (found !== undefined) hint.value = found.words
  }
  /** Whether the answer of the puzzle opened last was shown, or is about to be. */
  const isAnswerShown = (): boolean =>
    showsAnswerNext.value ||
    (opened.isUnderWay && opened.told === true) ||
    (lesson.value?.match === opened.match && (shown.value !== null || tried.value?.right === true))
  /** Opens a lesson at the reader's place, or at an earlier step. */
  const openLesson = async (
    method: 'practice.open' | 'practice.restart',
    opening: Opening = {},
  ): Promise<void> => {
    const { to = Infinity, told } = opening
    const now: typeof opened = { match: match(), told, isUnderWay: true, isSettled: told === true }
    opened = now
    showsAnswerNext.value = false
    rest()
    busy.value = false
    const found = await ask(() => client.request(method, { match: match(), branch: branch() }))
    if (found === undefined) {
      now.isUnderWay = false
      return
    }
    await look(Math.min(to, found.reached), found, opening)
    if (now !== opened) return
    now.isUnderWay = false
    showsAnswerNext.value = now.told === true
    if (scene.value !== null && !isStop(scene.value)) void next()
  }
  let lastOpening = Promise.resolve()
  const open = (...of: Parameters<typeof openLesson>): Promise<void> => {
    lastOpening = openLesson(...of)
    return lastOpening
  }
  /** What the reader does while the lesson comes in another language is done once it has come. */
  const onceOpen =
    <T extends readonly unknown[]>(act: (...of: T) => unknown) =>
    async (...of: T): Promise<void> => {
      if (opened.isUnderWay) await lastOpening
      await act(...of)
    }

  return {
    lesson: computed(() =>
      lesson.value === null || nameOf === undefined
        ? lesson.value
        : {
            ...lesson.value,
            seats: lesson.value.seats.map((seat) => ({ ...seat, name: nameOf(seat.name) })),
          },
    ),
    error,
    scene,
    task,
    seatBefore,
    tried,
    refused,
    hint,
    shown,
    pointed,
    busy,
    tries,
    happened,
    film,
    isPlaying,
    isSlow,
    stop,
    said,
    asks,
    mayAsk,
    isRevealing,
    isBoxed,
    isHeld,
    isDone,
    answered,
    atEnd,
    before,
    /** Events of the last steps and of the try. */
    story: computed(() => [
      ...[...scenes.value.values()]
        .filter((each) => each.at <= at.value && each.at >= at.value - RECENT)
        .sort((one, other) => one.at - other.at)
        .flatMap(({ row }) => row.events),
      ...(tried.value?.position.events ?? []),
    ]),
    open: (opening?: Opening) => open('practice.open', opening),
    restart: () => open('practice.restart'),
    next: onceOpen(next),
    skipFilm,
    /** Plays from its start what led to this stop. */
    playAgain(): void {
      const from = film.value === null ? undefined : scenes.value.get(film.value.from)
      if (from === undefined || tried.value !== null) return
      showStep(from, false)
      play(false)
    },
    /** Back to the step before: a puzzle has no other task. */
    async stepBack(): Promise<void> {
      if (at.value > 0) await look(at.value - 1)
    },
    /** Back to the task before this step; does nothing at the first one. */
    async back(): Promise<void> {
      const before = await ask(async () => {
        for (let to = at.value - 1; to >= 0; to -= 1) {
          if (scenes.value.get(to)?.task === null) continue
          const answer = await client.request('practice.look', { ...where(), at: to })
          if (!answer.ok || answer.value.task !== null) return answer
        }
        return client.request('practice.look', where())
      })
      if (before !== undefined && before.at !== at.value) await look(before.at)
    },
    answer: onceOpen(answer),
    again: onceOpen(again),
    askHint: onceOpen(askHint),
    show,
    isAnswerShown,
    /** The reader's place with what is seen there, to open the same in another language. */
    here: (): Opening | undefined =>
      scene.value === null
        ? undefined
        : {
            to: at.value,
            told: isAnswerShown() && tried.value === null,
            hinted: hint.value !== '',
            tried: tried.value?.action,
          },
    /** Highlights an action at the current task. The same action again removes the highlight. */
    async point(action: Act): Promise<void> {
      const again = pointed.value?.action === action
      pointed.value = null
      happened.value = []
      if (again || task.value === null) return
      const found = await ask(() => client.request('practice.check', { ...where(), action }))
      if (found !== undefined) pointed.value = { action, events: found.events }
    },
    /** Highlights what follows the last try, over the position it led to. The same again removes the highlight. */
    pointAfter(next: Pick<Shown, 'action' | 'events'>): void {
      pointed.value = pointed.value?.action === next.action ? null : next
    },
    foresee: (action: Act) => client.request('practice.check', { ...where(), action }),
  }
}

export type PracticeSession = ReturnType<typeof usePractice>

/** Sounds on the board of a lesson or a puzzle, without the bell for one's own turn. */
export const usePracticeSounds = ({ lesson, scene, tried, happened }: PracticeSession): void =>
  useSounds(
    () => lesson.value?.game ?? '',
    () => {
      const position = tried.value?.position ?? scene.value?.position
      if (position === undefined) return null
      // The same action can be tried again after taking it back.
      const step = `${position.step} ${tried.value === null ? 'asked' : 'tried'}`
      return { step, events: happened.value, toAct: 'other', isPlaying: false }
    },
  )

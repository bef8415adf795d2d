/** Practising a line with tasks: where the reader stands, what was tried there, and what comes by itself. */
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { Answer, ApiError, Lesson, Output, PracticeAnswer, Scene } from '../../main/api/api.ts'
import type { Act } from '../boards/kit/kit.ts'
import { client } from '../ui/client/client.ts'
import { RECENT } from '../match/tree/recentSteps.ts'
import { paceOf } from '../match/replay.ts'
import { useSettings } from '../ui/settings.ts'
import { useToasts } from '../ui/toasts.ts'
import { useSounds } from '../match/useSounds.ts'
import english from '../locales/en/later/practice.json'
import chinese from '../locales/zh-Hant/later/practice.json'
import { addTexts } from '../ui/i18n.ts'

addTexts('practice', { en: english, 'zh-Hant': chinese })

type Shown = Output<'practice.show'>

interface Opening {
  /** The step to stand at; where the reader has come to if left out. */
  readonly to?: number | undefined
  /**
   * What stood here before is opened again, as a puzzle in another language: whether its answer was told, and is told
   * again. Left out for anything else, whose answer is not to be told because that of another was asked for.
   */
  readonly told?: boolean | undefined
}

/** So many steps without a word are watched; where more go by, they go by faster. */
const WATCHED = 8
/** Of so many of them is told in brief what they brought. */
const TOLD = 4
const HURRY = 4

export const usePractice = (match: () => string, branch: () => string) => {
  const settings = useSettings()
  const toasts = useToasts()
  const lesson = shallowRef<Lesson | null>(null)
  const error = shallowRef<ApiError | null>(null)
  /** The steps that were looked at, by their number. */
  const scenes = shallowRef<ReadonlyMap<number, Scene>>(new Map())
  const at = ref(0)
  const scene = computed(() => scenes.value.get(at.value) ?? null)
  /** What was done last at the task of the scene, and what came of it. */
  const tried = shallowRef<PracticeAnswer | null>(null)
  /** Why it could not be done. */
  const refused = shallowRef<ApiError | null>(null)
  const hint = ref('')
  const shown = shallowRef<Shown | null>(null)
  /** An action that is pointed out on the board, right or not. */
  const pointed = shallowRef<Pick<Shown, 'action' | 'events'> | null>(null)
  const busy = ref(false)
  /** The answer is to be told once that can be asked for. */
  const isToTell = ref(false)
  /** Half-made choices are dropped after every try. */
  const tries = ref(0)
  /** What stands on the board has just happened. */
  const happened = shallowRef<Scene['position']['events']>([])

  /** The board still tells how its position came about; said by whoever shows it. */
  const isTelling = ref(false)

  const isWordless = (each: Scene | null | undefined): boolean =>
    each?.task === null && each.comments.length === 0
  /** What the step says and asks is put once the board has told what led to it. */
  const isHeld = computed(() => isTelling.value && tried.value === null && !isWordless(scene.value))
  const task = computed(() => scene.value?.task ?? null)
  /** The reader is to act, or may again. */
  const asks = computed(() => task.value !== null && tried.value === null && !isHeld.value)
  /** What the task asks for is done, and one can go on. */
  const isDone = computed(() => task.value === null || task.value.result !== 'open')
  const atEnd = computed(() => scene.value?.ended === true && !isHeld.value)

  /** What was opened last, while another lesson may still be shown: what was asked for in one is nothing to the next. */
  let opened: { readonly match: string; told: boolean | undefined; isUnderWay: boolean } = {
    match: '',
    told: undefined,
    isUnderWay: false,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = (): void => clearTimeout(timer)
  onScopeDispose(rest)

  const failed = (reason: ApiError): void => {
    if (lesson.value === null) error.value = reason
    else toasts.refused(reason, lesson.value.game)
  }
  const where = () => ({ match: match(), branch: branch(), at: at.value })
  /** One request after the other; undefined if it was refused. */
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
    isToTell.value = false
  }
  /** How many steps without a word have led here, this one among them. */
  const wordless = computed(() => {
    let steps = 0
    while (isWordless(scenes.value.get(at.value - steps))) steps += 1
    return steps
  })
  /** Events of the steps without a word before this one, the last of them at any rate: what the reader may have missed. */
  const before = computed(() => {
    const steps: Scene['row']['events'][] = []
    for (let back = 1; back <= TOLD; back += 1) {
      const each = scenes.value.get(at.value - back)
      if (each === undefined || !isWordless(each)) break
      steps.unshift(each.row.events)
    }
    return steps
  })
  /** Steps of others and of chance come by themselves, one after the other, unless there is something to read. */
  const playOn = (): void => {
    rest()
    const now = scene.value
    if (now === null || now.ended || wordless.value === 0 || isTelling.value) return
    const haste = wordless.value > WATCHED ? HURRY : 1
    timer = setTimeout(() => void next(), paceOf(settings.settings.replaySpeed) / haste)
  }
  watch(isTelling, (now) => (now ? rest() : playOn()))
  const show = (): void => {
    if (!asks.value || shown.value !== null) return
    // Asked for while the same is opened anew, it is told there.
    if (!opened.isUnderWay) isToTell.value = true
    else if (opened.told !== undefined) opened.told = true
  }
  const tell = async (): Promise<void> => {
    const asked = opened
    const found = await ask(async () => {
      const answer = await client.request('practice.show', where())
      if (asked === opened) isToTell.value = false
      return answer
    })
    if (found === undefined) return
    shown.value = found
    mark('shown')
  }
  watch(
    () => isToTell.value && asks.value && !busy.value,
    (now) => now && void tell(),
  )
  const stand = (next: Scene, isNews: boolean): void => {
    clear()
    scenes.value = new Map(scenes.value).set(next.at, next)
    at.value = next.at
    happened.value = isNews ? next.position.events : []
  }
  const results = (number: number, result: Lesson['tasks'][number]): void => {
    if (lesson.value === null) return
    lesson.value = { ...lesson.value, tasks: lesson.value.tasks.with(number, result) }
  }
  /** Marks the task of the scene as done in some way; solved it stays. */
  const mark = (result: Lesson['tasks'][number]): void => {
    const now = scene.value
    if (now === null || now.task === null || now.task.result === 'solved') return
    scenes.value = new Map(scenes.value).set(now.at, { ...now, task: { ...now.task, result } })
    results(now.task.number, result)
  }

  /** What came before a step: boards show what the turn has brought so far. */
  const recall = async (to: number): Promise<void> => {
    const missing = Array.from({ length: RECENT }, (_, back) => to - 1 - back).filter(
      (step) => step >= 0 && !scenes.value.has(step),
    )
    const answers = await Promise.all(
      missing.map((step) => client.request('practice.look', { ...where(), at: step })),
    )
    const found = answers.flatMap((answer) => (answer.ok ? [[answer.value.at, answer.value] as const] : []))
    scenes.value = new Map([...found, ...scenes.value])
  }
  const look = async (to: number): Promise<void> => {
    const found = await ask(async () => {
      await recall(to)
      return client.request('practice.look', { ...where(), at: to })
    })
    if (found !== undefined) stand(found, false)
  }
  const next = async (skips = false): Promise<void> => {
    rest()
    if (scene.value === null || scene.value.ended || (!isDone.value && !skips)) return
    const found = await ask(() => client.request('practice.next', { ...where(), skips }))
    if (found === undefined) return
    if (skips && !isDone.value) mark('skipped')
    // What the reader did is seen to happen once.
    const isNews = tried.value?.right !== true
    stand(found, isNews)
    playOn()
  }
  /** Where one has come to, or at a step before it. */
  const open = async (
    method: 'practice.open' | 'practice.restart',
    { to = Infinity, told }: Opening = {},
  ): Promise<void> => {
    const opening: typeof opened = { match: match(), told, isUnderWay: true }
    opened = opening
    isToTell.value = false
    rest()
    busy.value = false
    const found = await ask(() => client.request(method, { match: match(), branch: branch() }))
    if (found === undefined) {
      opening.isUnderWay = false
      return
    }
    lesson.value = found
    scenes.value = new Map()
    // Nothing is shown before the step that is asked for: what came before it is known first.
    at.value = Math.min(to, found.reached)
    await look(at.value)
    if (opening !== opened) return
    opening.isUnderWay = false
    isToTell.value = opening.told === true
    playOn()
  }

  return {
    lesson,
    error,
    scene,
    task,
    tried,
    refused,
    hint,
    shown,
    pointed,
    busy,
    tries,
    happened,
    asks,
    isTelling,
    isHeld,
    isDone,
    atEnd,
    before,
    /** Events of the last steps, and of what was tried. */
    story: computed(() => [
      ...[...scenes.value.values()]
        .filter((each) => each.at <= at.value && each.at >= at.value - RECENT)
        .sort((one, other) => one.at - other.at)
        .flatMap(({ row }) => row.events),
      ...(tried.value?.position.events ?? []),
    ]),
    open: (opening?: Opening) => open('practice.open', opening),
    restart: () => open('practice.restart'),
    next,
    back: async (): Promise<void> => {
      if (at.value > 0) await look(at.value - 1)
    },
    /** What the reader does; what is not legal is refused with its rule. */
    async answer(action: Act): Promise<void> {
      if (busy.value || !asks.value) return
      busy.value = true
      refused.value = null
      const asked = opened
      const answer = await client.request('practice.answer', { ...where(), action })
      if (asked !== opened) return
      busy.value = false
      if (!answer.ok) {
        refused.value = answer.error
        tries.value += 1
        return
      }
      tried.value = answer.value
      shown.value = null
      happened.value = answer.value.position.events
      if (answer.value.right) mark('solved')
    },
    /** What was tried is taken back. */
    again(): void {
      if (tried.value === null) return
      const kept = hint.value
      clear()
      hint.value = kept
      happened.value = []
    },
    async askHint(): Promise<void> {
      if (!asks.value || hint.value !== '' || task.value?.hint !== true) return
      const found = await ask(() => client.request('practice.hint', where()))
      if (found !== undefined) hint.value = found.words
    },
    show,
    /** The answer of what was opened last was told, or is about to be. */
    isTold: (): boolean =>
      isToTell.value ||
      (opened.isUnderWay && opened.told === true) ||
      (lesson.value?.match === opened.match && (shown.value !== null || tried.value?.right === true)),
    /** Points an action out where the task asks; what was tried is taken back. The same one again is put away. */
    async point(action: Act): Promise<void> {
      const again = pointed.value?.action === action
      if (tried.value !== null) clear()
      pointed.value = null
      if (again || task.value === null) return
      const found = await ask(() => client.request('practice.check', { ...where(), action }))
      if (found !== undefined) pointed.value = { action, events: found.events }
    },
    foresee: (action: Act) => client.request('practice.check', { ...where(), action }),
  }
}

export type PracticeSession = ReturnType<typeof usePractice>

/** What happens on the board of a lesson or a puzzle is heard as at a table; there is no turn of one's own to be told of. */
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

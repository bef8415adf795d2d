import { createRouter, createWebHashHistory, type RouteRecordRaw } from 'vue-router'
import { loadKits } from '../boards/kits.ts'
import LibraryScreen from '../library/LibraryScreen.vue'
import { loadGames } from '../ui/games.ts'

declare module 'vue-router' {
  interface RouteMeta {
    /** Key of the screen's name, used in the window title. */
    readonly title: string
  }
}

/** Loads rules and texts of the games before a screen that needs them: every one but the library. */
const withGames = async <T>(screen: Promise<T>): Promise<T> => {
  await loadGames()
  return screen
}

/** Loads the boards as well before a screen that shows them. */
const withBoards = async <T>(screen: Promise<T>): Promise<T> => {
  await Promise.all([loadGames(), loadKits()])
  return screen
}

const tableScreen = () => withBoards(import('../table/TableScreen.vue'))

/** Loads what a click in the library is likely to need, so that it does not wait for it. */
export const loadAhead = async (): Promise<void> => {
  try {
    await tableScreen()
  } catch {
    // The host is gone, which the window says; a screen loads what it needs once the host is back.
  }
}

/** One game from all seats, for the people who write it: in `npm run dev` only, a build leaves it out. */
const PLAYGROUND: readonly RouteRecordRaw[] = import.meta.env.DEV
  ? [
      {
        path: '/playground/:game',
        name: 'playground',
        component: () => withBoards(import('../playground/PlaygroundScreen.vue')),
        props: true,
        meta: { title: 'table.title' },
      },
    ]
  : []

/** Screens. Settings are a dialog and the bin is a filter, so neither has an address. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', name: 'library', component: LibraryScreen, meta: { title: 'library.title' } },
    {
      path: '/new/:game?',
      name: 'new',
      component: () => withGames(import('../newmatch/NewMatchScreen.vue')),
      meta: { title: 'newMatch.title' },
    },
    {
      // `?at`: the step shown.
      path: '/game/:game',
      name: 'game',
      component: () => withGames(import('../library/gamepage/GameScreen.vue')),
      props: true,
      meta: { title: 'gamePage.title' },
    },
    {
      path: '/statistics',
      name: 'statistics',
      component: () => withGames(import('../statistics/StatisticsScreen.vue')),
      meta: { title: 'statistics.title' },
    },
    {
      path: '/collections/:collection?',
      name: 'collections',
      component: () => withBoards(import('../library/collections/CollectionsScreen.vue')),
      props: true,
      meta: { title: 'collections.title' },
    },
    {
      path: '/table/:match',
      name: 'table',
      // The query says where in the match: match/address/tableAddress.ts.
      component: tableScreen,
      props: true,
      meta: { title: 'table.title' },
    },
    {
      // `?branch`: the line to practise, if not the main one.
      path: '/practise/:match',
      name: 'practice',
      component: () => withBoards(import('../practice/PracticeScreen.vue')),
      props: true,
      meta: { title: 'table.modes.practice' },
    },
    {
      // `?game`: all puzzles of this game; `?all`: also those of games not played yet.
      path: '/puzzles',
      name: 'puzzles',
      component: () => withBoards(import('../puzzles/PuzzlesScreen.vue')),
      meta: { title: 'library.puzzles' },
    },
    {
      // `today` in place of a match id: the puzzle of the day.
      path: '/puzzles/:match',
      name: 'puzzle',
      component: () => withBoards(import('../puzzles/PuzzleScreen.vue')),
      props: true,
      meta: { title: 'library.puzzles' },
    },
    {
      // `?next`: the following step on the line the task is made for; `?note`: the task being edited.
      path: '/task/:match/:step',
      name: 'task',
      component: () => withBoards(import('../practice/task/TaskScreen.vue')),
      props: true,
      meta: { title: 'notes.taskAdd' },
    },
    {
      // `?at`: the step number both boards begin at; `?hide`: hide later steps.
      path: '/deal/:left/:right',
      name: 'deal',
      component: () => withBoards(import('../compare/deal/DealScreen.vue')),
      props: true,
      meta: { title: 'deal.beside' },
    },
    ...PLAYGROUND,
    { path: '/:rest(.*)', redirect: { name: 'library' } },
  ],
})

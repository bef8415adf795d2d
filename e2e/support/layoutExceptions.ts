/** Layout faults that the sweep allows, and why. Few, each for all screens. */
import type { Exception } from './layout/fault.ts'

export const EXCEPTIONS: readonly Exception[] = [
  {
    kind: 'shortened',
    within: '.did .words, .did .notation',
    why: 'a list tells a step in one line; its tip, and in the moves its events, have it in full',
  },
  {
    kind: 'shortened',
    within: '.plot ~ .flag',
    why: 'the graph of a match has little room for the names of bookmarks, which the notes list in full',
  },
  {
    kind: 'shortened',
    within: '.folded .text',
    why: 'in a small window the notes of a step are one line with the beginning of the first, and a press unfolds them',
  },
  {
    kind: 'overlap',
    within: '.marks',
    why: 'arrows, shapes and letters are drawn on the board by people, over whatever is there',
  },
  {
    kind: 'overlap',
    within: '.pile',
    why: 'where there is little room the cards of an offer of San Marco lie over each other, as on a table',
  },
  {
    kind: 'overlap',
    within: '.cards .struck, [data-cc-turned]',
    why: 'a card of Chang Cheng that another one struck out is crossed out',
  },
  {
    kind: 'overlap',
    within: '.cc .end',
    why: 'while one chooses which end of the wall of Chang Cheng is built on, the ends of the map are what is pressed',
  },
  {
    kind: 'too wide',
    within: '.turn > .middle',
    why: 'a hand of many cards of Quake-nopoly is a strip that is scrolled',
  },
  {
    kind: 'cut',
    within: '.land.compact .words, .land.compact header b',
    why: 'in the narrowest cards of Quake-nopoly letters are worth more than three dots; a tip has the whole name',
  },
  {
    kind: 'cut',
    within: '.winner',
    why: 'beside the seal of the winner stands its word where there is room; its tip has it everywhere',
  },
  {
    kind: 'cut',
    within: '.marks',
    why: 'what is drawn on a map that is panned goes out of sight with its place',
  },
  {
    kind: 'cut',
    within: '.cc .window .map',
    why: 'the map of Chang Cheng is wider than its window and is panned',
  },
  {
    kind: 'cut',
    within: '.san-marco.near .map',
    why: 'on an upright phone the map of San Marco is large enough to read and is panned',
  },
  {
    kind: 'cut',
    within: '.pictures .lie, .refused .lie',
    why: 'a picture of a turn or a rule is a part of the board, as near as what it is about',
  },
  {
    kind: 'cut',
    within: '.today .plate .lie, .card .picture .lie',
    why: 'the picture of a puzzle is a part of the board, as near as what it asks about',
  },
  {
    kind: 'tails',
    within: '.today .plate .lie, .card .picture .lie',
    why: 'the picture of a puzzle ends where its part of the board does, also within a number',
  },
  {
    kind: 'shortened',
    within: '.replay .lie',
    why: 'the board beside the text about a game is a picture of the table, which has it in full',
  },
  {
    kind: 'cut',
    within: '.replay .lie',
    why: 'of a wide board the text about a game shows the part where something happened last, large enough to read',
  },
  {
    kind: 'cut',
    within: '.film .pane',
    why: 'of a wide board a film shows the part where something happens, large enough to read',
  },
  {
    kind: 'tails',
    within: '.pictures .lie, .replay .lie, .film .pane',
    why: 'the edge of a picture of a part of the board runs through whatever is there',
  },
  {
    kind: 'cut',
    within: '.preview .page',
    why: 'a study is looked at a page at a time, and the other pages are out of sight until they are turned to',
  },
]

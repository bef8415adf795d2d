/** What the sheets are called; a game names its own. */
import type { SheetName } from './sheets.ts'

export const titleOfSheet = (name: SheetName, game: string): string => {
  switch (name) {
    case 'sheet':
      return `game.${game}.board.sheet`
    case 'game':
      return `game.${game}.board.panel`
    case 'moves':
    case 'seats':
      return `table.${name}`
    case 'notes':
    case 'analysis':
      return `${name}.title`
    case 'result':
      return 'table.end.result'
    case 'info':
      return 'table.infoTab'
    case 'rules':
      return 'table.rulesTab'
  }
}

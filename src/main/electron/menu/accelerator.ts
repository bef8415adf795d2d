/** Keys as the sheet of keys shows them, in the way Electron writes them. */

const NAMES: Readonly<Record<string, string>> = {
  Ctrl: 'CmdOrCtrl',
  '⇧': 'Shift',
  '←': 'Left',
  '→': 'Right',
  '↑': 'Up',
  '↓': 'Down',
  '⌫': 'Backspace',
  '+': 'Plus',
}

export const acceleratorOf = (stroke: readonly string[]): string =>
  stroke.map((cap) => NAMES[cap] ?? cap).join('+')

/** Digits, letters and signs as a keyboard without an input method types them: `１２` and `Ａ` become `12` and `A`. */
export const halfWidth = (text: string): string => text.normalize('NFKC')

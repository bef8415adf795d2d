import type { Texts } from '../../../kernel/text.ts'
export const rulesEn = {} as const satisfies Texts

import type { Texts } from '../../../kernel/text.ts'
export const rulesZhHant = {} as const satisfies Texts

/** Numbers with a real minus sign. */
export { formatScores, withMinus, withSign } from '../../../engine/kernel/numbers.ts'

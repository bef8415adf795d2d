/** Numbers with a real minus sign. */
export { standings, withMinus, withSign } from '../../../engine/kernel/numbers.ts'

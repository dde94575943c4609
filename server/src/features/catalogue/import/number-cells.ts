import { CATALOGUE_LIMITS, isGtin, readContent } from '@sampan/contract/rules'
import { type DecimalSign, readWhole } from '@sampan/contract/typed-number'
import { Misread } from './field-columns.ts'

export const numberIn = (decimal_sign: DecimalSign | undefined) => (cell: string) => {
  // `+5` may be meant as a change of the stock.
  const reading = readWhole(cell.startsWith('+') ? '' : cell, decimal_sign)
  const number = reading.state === 'read' ? reading.value : -1
  if (number < 0 || number > CATALOGUE_LIMITS.stock) throw new Misread('not_a_number')
  return number
}

export const contentIn = (cell: string) => {
  const net_content = readContent(cell)
  if (net_content === undefined) throw new Misread('not_a_content')
  return net_content
}

export const weightIn = (decimal_sign: DecimalSign | undefined) => (cell: string) => {
  const reading = readWhole(cell, decimal_sign)
  const grams = reading.state === 'read' ? reading.value : 0
  if (grams < 1 || grams > CATALOGUE_LIMITS.weight_grams) throw new Misread('not_a_weight')
  return grams
}

export const gtinIn = (cell: string) => {
  const digits = cell.replace(/[\s-]/g, '')
  if (!isGtin(digits)) throw new Misread('not_a_gtin')
  return digits
}

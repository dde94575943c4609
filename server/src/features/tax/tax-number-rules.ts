import { checkTaxNumber } from '@sampan/contract/tax-number'
import { Refusal } from '../../refusal/refusal.ts'

/**
 * A company's tax number in the form in which it is stored. A number that may be of a country
 * without a known form stays as typed.
 * @param country of the company's address; a prefix of another country comes before it
 * @throws Refusal tax_number_form, tax_number_digit
 */
export function rightTaxNumber(country: string | null, text: string | null, field: string): string | null {
  if (text === null) return null
  const { number, fault } = checkTaxNumber(country ?? '', text)
  if (fault === 'form' || fault === 'digit') throw new Refusal(`tax_number_${fault}`, { field })
  return number
}

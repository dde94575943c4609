import type { TaxQuote } from '@sampan/contract'
import { checkTaxNumber } from '@sampan/contract/tax-number'

export type CheckedCompany = {
  company: string
  /** In its usual form. */
  company_tax_number: string | null
  /** Why the number is no proof. A number with a wrong form or digit is declined when the order is created. */
  fault: 'missing' | 'form' | 'digit' | 'elsewhere' | 'unchecked' | null
  number_country: string | null
  delivery_country: string
}

/**
 * A company that buys, with the two proofs for which its taxes are those of a company: the number passes the check of its
 * country, and that is the country of the delivery. No register is asked.
 */
export function checkCompany(
  company: string,
  tax_number: string | undefined,
  delivery_country: string,
): CheckedCompany {
  if (tax_number === undefined)
    return { company, company_tax_number: null, fault: 'missing', number_country: null, delivery_country }
  const { number, fault, country } = checkTaxNumber(delivery_country, tax_number)
  // A text that is no number of the asked country may be one of another country.
  const number_country = fault === null ? country : null
  const isElsewhere = fault === 'other' || (country !== null && country !== delivery_country)
  return {
    ...{ company, company_tax_number: number, number_country, delivery_country },
    fault: fault === 'form' || fault === 'digit' ? fault : isElsewhere ? 'elsewhere' : country ? null : 'unchecked',
  }
}

export const buyerOf = (company: CheckedCompany | undefined) => (company?.fault === null ? 'business' : 'consumer')

/** The effect of a company on the taxes of an order. */
export function companyEffect(company: CheckedCompany, quote: TaxQuote | undefined) {
  if (company.fault !== null || !quote) return null
  const { why } = quote
  if (why === 'business') return 'arrival'
  return why === 'exempt' || why === 'reverse_charge' ? why : null
}

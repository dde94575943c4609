import { readAmount } from '@sampan/contract/typed-number'

/** Numbers with this many digits are treated as bank references, not amounts. */
const AMOUNT_DIGITS = 7

/** The cents of an amount, or null. A search moves no money, so `1,250` may be read as thousands. */
function centsOf(text: string): number | null {
  const reading = readAmount(text)
  if (reading.state === 'ambiguous') return reading.grouped_value
  return reading.state === 'read' ? reading.value : null
}

/**
 * The query for a search text: a whole e-mail address or the id of a shopper, an amount in dollars, otherwise a
 * reference or a transaction.
 */
export function searchOf(input: string): { shopper?: string; amount_cents?: string; reference?: string } {
  const text = input.trim()
  if (text === '') return {}
  if (text.includes('@') || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return { shopper: text }
  const isAmount = /[$.,]/.test(text) || text.length <= AMOUNT_DIGITS
  const amount_cents = isAmount ? centsOf(text) : null
  return amount_cents !== null && amount_cents > 0 ? { amount_cents: String(amount_cents) } : { reference: text }
}

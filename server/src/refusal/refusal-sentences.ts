import type { Reason, RefusalDetails } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { findSentence, type NameIn, sentence } from '../language/sentence.ts'

export type ErrorSentence = NameIn<'error'>

/** The sentence of a refusal. Some reasons have a second one, which names the sums or the obstacles. */
export function sentenceOf(reason: Reason, language: Language, details: RefusalDetails = {}): string {
  const { limit_cents, over_cents, obstacles, order_numbers, fault } = details
  if (fault) return sentence(`catalogue_fault.${fault}`)[language]
  const listed = (words: readonly string[]) => new Intl.ListFormat(language).format(words)
  if (obstacles) {
    const list = listed(obstacles.map((obstacle) => sentence(`account.obstacle.${obstacle}`)[language]))
    return sentence('refusal.account_not_empty.with_list')[language].replace('{list}', list)
  }
  if (order_numbers)
    return sentence('refusal.parcel_shared.with_list')[language].replace('{list}', listed(order_numbers))
  const usual = sentence(`refusal.${reason}`)[language]
  const with_sums = findSentence(`refusal.${reason}.with_sums`)
  if (!with_sums || limit_cents === undefined) return usual
  const text = with_sums[language].replaceAll('{limit}', dollars(limit_cents))
  if (over_cents !== undefined) return text.replace('{over}', dollars(over_cents))
  return text.includes('{over}') ? usual : text
}

/**
 * `123456` → `$1,234.56`, formatted as in the storefront in every language. A function, because `$1` has a special
 * meaning in a replacement string.
 */
const dollars = (cents: number) => () => {
  const digits = String(cents).padStart(3, '0')
  return `$${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`
}

export const errorSentence = (name: ErrorSentence, language: Language): string => sentence(`error.${name}`)[language]

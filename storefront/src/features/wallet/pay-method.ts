import type { I18n } from '@lingui/core'
import { payMethodName } from '@sampan/contract/pay-method'
import { languageTag } from '@sampan/front/language'

/** Methods that are paid in a shop or by a bank transfer, so that the money arrives up to days later. */
const LATER: ReadonlySet<string> = new Set(['konbini', 'customer_balance', 'us_bank_account', 'sepa_debit', 'oxxo'])

export const arrivesLater = (method: string | null): boolean => method !== null && LATER.has(method)

/** The named methods, each once and in their order. */
export const methodNames = (methods: readonly string[], i18n: I18n): string[] => [
  ...new Set(methods.flatMap((method) => payMethodName(method, languageTag(i18n)) ?? [])),
]

import { type Language, languageOf } from '@sampan/contract/rules'
import { type SentenceId, sentence } from '../../language/sentence.ts'

/** The most frequent reasons to refuse a recharge, as the shopper reads them. */
const RECHARGE_REASONS = [
  'recharge.reason.not_arrived',
  'recharge.reason.unreadable_picture',
  'recharge.reason.wrong_picture',
  'recharge.reason.already_credited',
] as const

/** The most frequent reasons for refusing a withdrawal and for failed payouts. */
const WITHDRAWAL_REASONS = [
  'withdrawal.reason.wrong_details',
  'withdrawal.reason.other_name',
  'withdrawal.reason.returned_by_bank',
  'withdrawal.reason.contact_us',
] as const

/** The reason for a withdrawal that a correction ended, in the shopper's language. */
export const takenBackReason = (shopper_language: string): string =>
  sentence('withdrawal.reason.top_up_reversed')[languageOf(shopper_language)?.tag ?? 'en']

/** The reason for a withdrawal that a dispute ended, in the shopper's language. */
export const disputedReason = (shopper_language: string): string =>
  sentence('withdrawal.reason.payment_disputed')[languageOf(shopper_language)?.tag ?? 'en']

/** The reason for a refund that did not reach its card, in the shopper's language. */
export const cardReason = (shopper_language: string): string =>
  sentence('withdrawal.reason.card_refused')[languageOf(shopper_language)?.tag ?? 'en']

type Reader = { shopper_language: string; operator_language: Language }

const readyFor = (reasons: readonly SentenceId[], { shopper_language, operator_language }: Reader) => {
  const tag = languageOf(shopper_language)?.tag ?? operator_language
  return reasons.map((reason) => ({ text: sentence(reason)[tag], meaning: sentence(reason)[operator_language] }))
}

/** Each reason in the shopper's language, with its translation for the operator. */
export const rechargeReasons = (reader: Reader) => readyFor(RECHARGE_REASONS, reader)
export const withdrawalReasons = (reader: Reader) => readyFor(WITHDRAWAL_REASONS, reader)

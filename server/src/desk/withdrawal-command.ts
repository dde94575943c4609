import {
  AUDIT_FILTERS,
  type AuditFilter,
  choose,
  idOf,
  type Options,
  pageOf,
  take,
  type Words,
} from './command-words.ts'

/** A command about withdrawals. An `id` may be its first 8 characters or more. */
export type WithdrawalCommand =
  | { name: 'withdrawals'; status: AuditFilter; page: number }
  | { name: 'withdrawal-pass'; id: string }
  | { name: 'withdrawal-refuse'; id: string; reason: string }
  | { name: 'payout-file'; id: string | undefined; draw_type: DrawType }
  | { name: 'payout-sent'; id: string }
  | { name: 'payout-done'; id: string; reference: string }
  | { name: 'payout-failed'; id: string; reason: string }

const DRAW_TYPES = ['bank', 'chain'] as const
type DrawType = (typeof DRAW_TYPES)[number]

type Name = WithdrawalCommand['name']

export const WITHDRAWAL_USAGES: Record<Name, { takes: string; does: string }> = {
  withdrawals: { takes: '[--status 0|1|2|all] [--page 1]', does: 'Withdrawals: waiting (0), passed (1), refused (2).' },
  'withdrawal-pass': { takes: '<extract_id>', does: 'Pass a waiting withdrawal: its payout is queued.' },
  'withdrawal-refuse': {
    takes: '<extract_id> "<reason>"',
    does: 'Refuse a waiting withdrawal: the money goes back. The shopper reads the reason.',
  },
  'payout-file': {
    takes: '[<file_id>] [--to bank|chain]',
    does: 'Write the file with all queued payouts to banks or on chains, which count as sent then; or an earlier one again.',
  },
  'payout-sent': { takes: '<extract_id>', does: 'Say that a queued payout was sent without a file.' },
  'payout-done': {
    takes: '<extract_id> <reference>',
    does: 'Say that it was paid: the bank’s reference, or the transaction.',
  },
  'payout-failed': {
    takes: '<extract_id> "<reason>"',
    does: 'Say that it failed for good: the money goes back. The shopper reads the reason.',
  },
}

type Readers = { [N in Name]: (words: Words, options: Options) => Extract<WithdrawalCommand, { name: N }> }

export const WITHDRAWAL_READERS: Readers = {
  withdrawals: (words, options) => {
    take(words, 0, 0)
    return { name: 'withdrawals', status: choose(AUDIT_FILTERS, options.status ?? '0'), page: pageOf(options) }
  },
  'withdrawal-pass': (words) => ({ name: 'withdrawal-pass', id: idOf(take(words, 1)) }),
  'withdrawal-refuse': (words) => ({ name: 'withdrawal-refuse', id: idOf(take(words, 2)), reason: words[1] ?? '' }),
  'payout-file': (words, { to = 'bank' }) => {
    const id = take(words, 0, 1).length > 0 ? idOf(words) : undefined
    return { name: 'payout-file', id, draw_type: choose(DRAW_TYPES, to, 'way to pay out') }
  },
  'payout-sent': (words) => ({ name: 'payout-sent', id: idOf(take(words, 1)) }),
  'payout-done': (words) => ({ name: 'payout-done', id: idOf(take(words, 2)), reference: words[1] ?? '' }),
  'payout-failed': (words) => ({ name: 'payout-failed', id: idOf(take(words, 2)), reason: words[1] ?? '' }),
}

export const WITHDRAWAL_OPTIONS: Partial<Record<Name, (keyof Options)[]>> = {
  withdrawals: ['status', 'page'],
  'payout-file': ['to'],
}

import { cents } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { isMailboxVerified } from '../../account/mailbox/mailbox-service.ts'
import { readinessToWithdraw } from '../../account/security/withdrawal-wait-service.ts'
import { amountLimits } from '../../setting/amount-limit-sql.ts'
import { findDisputing } from '../card/dispute/dispute-sql.ts'
import { findCardMoney } from '../card/refund/card-money-sql.ts'
import { networksForWithdrawal } from '../chain/chain-network-service.ts'
import { findEarlierAddresses } from './withdrawal-address-sql.ts'
import { countWithdrawals, findOwnWithdrawals, type WithdrawalFilter } from './withdrawal-sql.ts'
import { extractEntry } from './withdrawal-view.ts'

export async function readExtractOptions(db: Db, { user_id, language }: { user_id: string; language: Language }) {
  const [
    { balance_cents, receivable_cents },
    disputing,
    limits,
    readiness,
    networks,
    earlier_addresses,
    email_verified,
    payments,
  ] = await Promise.all([
    balanceOf(db, user_id),
    findDisputing(db, [user_id]),
    amountLimits(db, 'extract_minimum', 'extract_maximum', 'extract_bank_fixed', 'extract_chain_fixed'),
    readinessToWithdraw(db, user_id),
    networksForWithdrawal(db, language),
    findEarlierAddresses(db, user_id),
    isMailboxVerified(db, user_id),
    findCardMoney(db, user_id),
  ])
  // The shop charges a fixed sum for any amount.
  const charge = (fixed_cents: number) => ({ rate_bp: 0, fixed_cents: cents(fixed_cents) })
  return {
    balance_cents,
    receivable_cents,
    is_disputed: disputing.has(user_id),
    minimum_cents: limits.extract_minimum,
    maximum_cents: limits.extract_maximum,
    charges: { bank: charge(limits.extract_bank_fixed), chain: charge(limits.extract_chain_fixed) },
    cards: payments.map(({ provider: _, left_cents, ...payment }) => ({ ...payment, left_cents: cents(left_cents) })),
    networks,
    earlier_addresses,
    ...readiness,
    email_verified,
  }
}

type Page = { page: number; page_size: number }

/** A shopper's own withdrawals. With a cursor, the page number is ignored. */
export async function listOwnWithdrawals(
  db: Db,
  filter: WithdrawalFilter & { user_id: string },
  { page, page_size, cursor }: Page & { cursor?: string | undefined },
) {
  const [extracts, total] = await Promise.all([
    findOwnWithdrawals(db, filter, { page, cursor, limit: page_size + 1 }),
    countWithdrawals(db, filter),
  ])
  const rows = extracts.slice(0, page_size)
  const next_cursor = extracts.length > page_size ? (rows.at(-1)?.extract_id ?? null) : null
  return { items: rows.map(extractEntry), total, page, page_size, next_cursor }
}

/** One withdrawal of the shopper. @throws NotFound, also for another shopper's withdrawal. */
export async function readOwnWithdrawal(db: Db, user_id: string, extract_id: string) {
  const [row] = await findOwnWithdrawals(db, { user_id, extract_id }, { page: 1, cursor: undefined, limit: 1 })
  if (!row) throw new NotFound()
  return extractEntry(row)
}

import assert from 'node:assert/strict'
import { type Alone, cents } from '@sampan/contract'
import type { DeskRole } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { countsAsSecondFrom } from '../operator-term-sql.ts'
import { type AloneKind, type CountedAct, findAllowance, insertActAlone, lockCount } from './act-alone-sql.ts'

// Limits how much money one operator may move alone in 24 hours, over all shoppers. Limits by shopper are not enough,
// because an operator could invent many shoppers.

const ROLES: Record<AloneKind, readonly DeskRole[]> = {
  recharge: ['finance'],
  extract: ['finance'],
  refund: ['finance', 'fulfilment', 'support'],
  promo: ['catalogue', 'finance'],
}

export type Allowance = { counted: CountedAct; limit_cents: number; used_cents: number; left_cents: number }

async function countedOf(db: Db, operator_id: string, kind: AloneKind): Promise<CountedAct> {
  const { counts } = await countsAsSecondFrom(db, operator_id, ROLES[kind])
  return { operator_id, kind, is_new: !counts }
}

async function read(db: Db, counted: CountedAct): Promise<Allowance> {
  const { limit_cents, used_cents } = await findAllowance(db, counted)
  return { counted, limit_cents, used_cents, left_cents: Math.max(0, limit_cents - used_cents) }
}

/** The operator's current allowance. Operators who have had their role for less than a day share one limit. */
export const readAllowance = async (db: Db, operator_id: string, kind: AloneKind): Promise<Allowance> =>
  read(db, await countedOf(db, operator_id, kind))

/**
 * Reads the allowance and locks it until the transaction ends. The caller has already locked the orders, recharges and
 * withdrawals that it needs.
 */
export async function lockAllowance(tx: Tx, operator_id: string, kind: AloneKind): Promise<Allowance> {
  const counted = await countedOf(tx, operator_id, kind)
  await lockCount(tx, counted)
  return read(tx, counted)
}

type Limit = Pick<Alone, 'because'> & { limit_cents: number; used_cents: number }

/** The limit with the smallest remaining amount: the operator's own limit, or one of the others. */
export function lowestLimit({ limit_cents, used_cents }: Allowance, others: readonly Limit[]): Alone {
  const limits: Limit[] = [...others, { because: 'operator', limit_cents, used_cents }]
  const [lowest] = limits.map(leftOf).sort((one, other) => one.up_to_cents - other.up_to_cents)
  assert(lowest, 'the operator has a limit')
  return lowest
}

const leftOf = ({ because, limit_cents, used_cents }: Limit): Alone => ({
  because,
  up_to_cents: cents(Math.max(0, limit_cents - used_cents)),
  limit_cents: cents(limit_cents),
  used_cents: cents(used_cents),
})

export const countAlone = (tx: Tx, { counted }: Allowance, act: { ref_id: string; amount_cents: number }) =>
  insertActAlone(tx, { ...counted, ...act })

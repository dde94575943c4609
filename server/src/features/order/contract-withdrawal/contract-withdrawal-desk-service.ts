import type { Endpoints } from '@sampan/contract'
import { type Language, orderNumberIn } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import { countedTo } from '../../../db/count-up-to.ts'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { queueMail } from '../../../mail/mail-queue-service.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { readBrand } from '../../brand/brand-service.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import {
  attachWithdrawal,
  countWithdrawalsAtDesk,
  findPaidOrderByNumber,
  findWithdrawalAtDesk,
  findWithdrawalsAtDesk,
  lockWithdrawal,
  resolveWithdrawal,
  type WithdrawalFilter,
  type WithdrawalRow,
} from './contract-withdrawal-desk-sql.ts'
import { refusalMail } from './contract-withdrawal-mail.ts'

type AtDesk = z.input<Endpoints['GET /api/admin/contract_withdrawal/detail']['reply']>

export async function listWithdrawals(db: Db, language: Language, filter: WithdrawalFilter, start: PageStart) {
  const [{ items, next_cursor }, count] = await Promise.all([
    findWithdrawalsAtDesk(db, language, filter, start),
    countWithdrawalsAtDesk(db, language, filter),
  ])
  const { page, page_size } = start
  return { items: items.map(withdrawalAtDesk), next_cursor, ...countedTo(count), page, page_size }
}

/** @throws NotFound */
export async function readWithdrawal(db: Db, language: Language, contract_withdrawal_id: string): Promise<AtDesk> {
  const row = await findWithdrawalAtDesk(db, language, contract_withdrawal_id)
  if (!row) throw new NotFound()
  return withdrawalAtDesk(row)
}

const withdrawalAtDesk = ({ user_id, account, refund_id, state, amount_cents, ...row }: WithdrawalRow): AtDesk => ({
  ...row,
  refund: refund_id !== null && state !== null && amount_cents !== null ? { refund_id, state, amount_cents } : null,
  shopper: user_id !== null && account !== null ? { user_id, account } : null,
})

const lockOpen = async (tx: Tx, contract_withdrawal_id: string) => {
  const row = await lockWithdrawal(tx, contract_withdrawal_id)
  if (!row) throw new NotFound()
  if (row.status === 'done' || row.status === 'refused') throw new Refusal('already_audited')
  return row
}

type Target = { contract_withdrawal_id: string }

/**
 * Attaches a declaration to a paid order, whose shopper the operator has identified.
 * @throws NotFound for an unknown declaration or order; Refusal already_audited, state_changed if it has an order.
 */
export const attachAtDesk = (db: Db, operator: OperatorSession, input: Target & { order_number: string }) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { contract_withdrawal_id } = input
    const order = await findPaidOrderByNumber(tx, orderNumberIn(input.order_number))
    if (order) await lockShopper(tx, order.user_id)
    const row = await lockOpen(tx, contract_withdrawal_id)
    if (row.status !== 'unmatched') throw new Refusal('state_changed')
    if (!order) throw new Refusal('order_unknown', { field: 'order_number' })
    await attachWithdrawal(tx, contract_withdrawal_id, order)
    await log({
      action: 'contract_withdrawal_attached',
      ref_type: 'contract_withdrawal',
      ref_id: contract_withdrawal_id,
      details: { order_number: orderNumberIn(input.order_number) },
    })
  })

/** Marks a declaration as done. @throws NotFound; Refusal already_audited. */
export const finishAtDesk = (
  db: Db,
  { operator_id, ...session }: OperatorSession,
  { contract_withdrawal_id }: Target,
) =>
  actAtDesk(db, { operator_id, ...session }, async (tx, log) => {
    await lockOpen(tx, contract_withdrawal_id)
    await resolveWithdrawal(tx, contract_withdrawal_id, { status: 'done', operator_id, refusal_reason: null })
    await log({
      action: 'contract_withdrawal_done',
      ref_type: 'contract_withdrawal',
      ref_id: contract_withdrawal_id,
      details: {},
    })
  })

/** Refuses a declaration and mails the reason. @throws NotFound; Refusal already_audited. */
export const refuseWithdrawalAtDesk = (
  { db, keys, config }: Pick<Context, 'db' | 'keys' | 'config'>,
  operator: OperatorSession,
  { contract_withdrawal_id, reason }: Target & { reason: string },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { email, language } = await lockOpen(tx, contract_withdrawal_id)
    const verdict = { status: 'refused', operator_id: operator.operator_id, refusal_reason: reason } as const
    await resolveWithdrawal(tx, contract_withdrawal_id, verdict)
    const place = { brand: await readBrand(tx), language, public_url: config.public_url }
    await queueMail(tx, keys, { to: email, ...refusalMail(place, reason, email) })
    await log({
      action: 'contract_withdrawal_refused',
      ref_type: 'contract_withdrawal',
      ref_id: contract_withdrawal_id,
      details: { reason },
    })
  })

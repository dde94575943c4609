import { DESK_COUNT_LIMIT } from '@sampan/contract'
import type { ContractWithdrawalStatus, Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Db } from '../../../db/database.ts'
import { newestFirst, oldestFirst, type PageStart } from '../../../db/newest-first.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OrderKey } from '../order-sql.ts'

type Item = { order_item_id: string; quantity: number; title: string | null }

const IS_OPEN = sql<boolean>`contract_withdrawal.status in ('unmatched', 'attached')`

const withdrawals = (db: Db, language: Language) =>
  db
    .selectFrom('contract_withdrawal')
    .leftJoin('user_account', 'user_account.user_id', 'contract_withdrawal.user_id')
    .leftJoin('operator', 'operator.operator_id', 'contract_withdrawal.resolved_by')
    .leftJoin('refund', (join) =>
      join
        .onRef('refund.user_id', '=', 'contract_withdrawal.user_id')
        .onRef('refund.refund_id', '=', 'contract_withdrawal.refund_id'),
    )
    .select([
      'contract_withdrawal_id',
      'contract_withdrawal.name',
      'order_number',
      'email',
      'contract_withdrawal.language',
      'part',
    ])
    .select(['contract_withdrawal.status', 'declared_at', 'due_at', 'contract_withdrawal.user_id'])
    .select(['contract_withdrawal.order_id', 'refund.refund_id', 'refund.state'])
    .select(sql<number | null>`refund.amount_cents + refund.tax_cents`.as('amount_cents'))
    .select([
      'contract_withdrawal.resolved_at',
      'contract_withdrawal.refusal_reason',
      'user_account.account',
      'operator.account as resolved_by',
    ])
    .select(sql<boolean>`${IS_OPEN} and due_at < now()`.as('is_overdue'))
    .select(
      sql<Item[] | null>`(select jsonb_agg(jsonb_build_object('order_item_id', chosen.order_item_id,
          'quantity', chosen.quantity, 'title', worded(order_item.title, ${language})) order by position)
        from jsonb_to_recordset(contract_withdrawal.items) as chosen (order_item_id uuid, quantity int)
        left join order_item on order_item.user_id = contract_withdrawal.user_id
          and order_item.order_item_id = chosen.order_item_id and order_item.order_id = contract_withdrawal.order_id)`.as(
        'items',
      ),
    )

/** Filter of the desk's list; see the contract. */
export type WithdrawalFilter = { status?: 'open' | 'all' | ContractWithdrawalStatus | undefined }

const matching = (db: Db, language: Language, { status = 'open' }: WithdrawalFilter) =>
  withdrawals(db, language)
    .$if(status === 'open', (query) => query.where(IS_OPEN))
    .$if(status !== 'open' && status !== 'all', (query) =>
      query.where(sql<boolean>`contract_withdrawal.status = ${sql.lit(status)}`),
    )

/** Open declarations: oldest first, because their money is due. Others: newest first. */
export function findWithdrawalsAtDesk(db: Db, language: Language, filter: WithdrawalFilter, start: PageStart) {
  const order = { at: 'declared_at', id: 'contract_withdrawal_id' }
  const { status = 'open' } = filter
  const isOpen = status === 'open' || status === 'unmatched' || status === 'attached'
  const rows = matching(db, language, filter)
  return isOpen ? oldestFirst(rows, order, start) : newestFirst(rows, order, start)
}

export const countWithdrawalsAtDesk = (db: Db, language: Language, filter: WithdrawalFilter) =>
  countUpTo(db, matching(db, language, filter), DESK_COUNT_LIMIT + 1)

export const findWithdrawalAtDesk = (db: Db, language: Language, contract_withdrawal_id: string) =>
  withdrawals(db, language).where('contract_withdrawal_id', '=', contract_withdrawal_id).executeTakeFirst()
export type WithdrawalRow = NonNullable<Awaited<ReturnType<typeof findWithdrawalAtDesk>>>

export const lockWithdrawal = (tx: Tx, contract_withdrawal_id: string) =>
  tx
    .selectFrom('contract_withdrawal')
    .select(['status', 'order_number', 'email', 'language', 'user_id', 'order_id'])
    .where('contract_withdrawal_id', '=', contract_withdrawal_id)
    .forUpdate()
    .executeTakeFirst()

/** A paid order by its number, of any shopper whose account exists. */
export const findPaidOrderByNumber = (tx: Tx, order_number: string): Promise<OrderKey | undefined> =>
  tx
    .selectFrom('shop_order')
    .innerJoin('user_account', 'user_account.user_id', 'shop_order.user_id')
    .select(['shop_order.user_id', 'order_id'])
    .where('order_number', '=', order_number)
    .where('paid_at', 'is not', null)
    .where('user_account.deleted_at', 'is', null)
    .executeTakeFirst()

export const attachWithdrawal = (tx: Tx, contract_withdrawal_id: string, { user_id, order_id }: OrderKey) =>
  tx
    .updateTable('contract_withdrawal')
    .set({ user_id, order_id, status: 'attached' })
    .where('contract_withdrawal_id', '=', contract_withdrawal_id)
    .execute()

type Verdict = { status: 'done' | 'refused'; operator_id: string; refusal_reason: string | null }

export const resolveWithdrawal = (tx: Tx, contract_withdrawal_id: string, verdict: Verdict) =>
  tx
    .updateTable('contract_withdrawal')
    .set({ status: verdict.status, resolved_by: verdict.operator_id, refusal_reason: verdict.refusal_reason })
    .set('resolved_at', sql<string>`now()`)
    .where('contract_withdrawal_id', '=', contract_withdrawal_id)
    .execute()

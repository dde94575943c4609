import { DESK_COUNT_LIMIT } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { countedTo } from '../../../db/count-up-to.ts'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { recentChangesOf } from '../../account/security/withdrawal-wait-service.ts'
import { readAllowance } from '../../operator/proposal/act-alone-service.ts'
import type { OperatorWithRoles } from '../../operator/proposal/proposal-service.ts'
import { findRefund } from '../card/refund/card-refund-sql.ts'
import { isReadNetwork } from '../chain/chain-network-sql.ts'
import { waitingAbout } from '../correction/money-proposals-service.ts'
import { withdrawalReasons } from '../ready-reasons.ts'
import { listPayments } from './payment-service.ts'
import { payoutHoldOf } from './payout-hold-service.ts'
import { findSimilar } from './withdrawal-address-sql.ts'
import { aloneWith } from './withdrawal-audit-service.ts'
import { countWithdrawalsAtDesk, findWithdrawalsAtDesk, type WithdrawalFilterAtDesk } from './withdrawal-desk-sql.ts'
import { findParts, findWithdrawal } from './withdrawal-sql.ts'
import { extractAtDesk, extractEntry } from './withdrawal-view.ts'

export async function listWithdrawals(
  db: Db,
  operator: OperatorWithRoles,
  filter: WithdrawalFilterAtDesk,
  start: PageStart,
) {
  const [{ items, next_cursor }, count] = await Promise.all([
    findWithdrawalsAtDesk(db, filter, start),
    countWithdrawalsAtDesk(db, filter, DESK_COUNT_LIMIT + 1),
  ])
  const waiting = await waitingAbout(
    db,
    operator,
    items.map(({ extract_id }) => extract_id),
  )
  const desk_items = items.map((row) => extractAtDesk(row, operator.operator_account, waiting(row.extract_id)))
  return { items: desk_items, next_cursor, ...countedTo(count), page: start.page, page_size: start.page_size }
}

/** One withdrawal as the list shows it. @throws NotFound. */
export async function readWithdrawal(db: Db, operator: OperatorWithRoles, extract_id: string) {
  const [row, waiting] = await Promise.all([findWithdrawal(db, extract_id), waitingAbout(db, operator, [extract_id])])
  if (!row) throw new NotFound()
  return extractAtDesk(row, operator.operator_account, waiting(extract_id))
}

/** The withdrawal with the data that its audit needs. @throws NotFound. */
export async function readWithdrawalToAudit(
  db: Db,
  { operator, language }: { operator: OperatorWithRoles; language: Language },
  extract_id: string,
) {
  const row = await findWithdrawal(db, extract_id)
  if (!row) throw new NotFound()
  const { user_id, network, address, request_id } = row
  const [alone, hold, recent_changes, similar, payments, is_verified, waiting, parts, refund] = await Promise.all([
    readAllowance(db, operator.operator_id, 'extract').then((allowance) => aloneWith(db, allowance, row)),
    payoutHoldOf(db, row),
    recentChangesOf(db, user_id),
    address === null ? [] : findSimilar(db, { user_id, address }),
    listPayments(db, operator, extract_id),
    network !== null && isReadNetwork(db, network),
    waitingAbout(db, operator, [extract_id]),
    request_id === null ? [] : findParts(db, request_id),
    row.draw_type === 'card' ? findRefund(db, extract_id) : undefined,
  ])
  return {
    ...extractAtDesk(row, operator.operator_account, waiting(extract_id)),
    hold: { ...hold, recent_changes },
    is_verified,
    payments,
    similar: similar.map(({ user_id: owner, account, ...withdrawal }) => ({
      ...withdrawal,
      shopper: { user_id: owner, account },
    })),
    alone,
    parts: parts.map(extractEntry),
    refund: refund ?? null,
    ready_reasons: withdrawalReasons({ shopper_language: row.language, operator_language: language }),
  }
}

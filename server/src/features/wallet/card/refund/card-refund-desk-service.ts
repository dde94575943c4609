import type { Endpoints } from '@sampan/contract'
import { nameText } from '@sampan/contract/person-name'
import type { z } from 'zod'
import type { DbAndKeys } from '../../../../context.ts'
import { countedTo } from '../../../../db/count-up-to.ts'
import type { Db } from '../../../../db/database.ts'
import type { PageStart } from '../../../../db/newest-first.ts'
import type { OperatorSession } from '../../../../http/authenticators.ts'
import { actAtDesk } from '../../../operator/operator-act-service.ts'
import { refuseOwn } from '../../../operator/own-money-service.ts'
import { endChangedProposals } from '../../../operator/proposal/proposal-outdated-service.ts'
import { type OperatorWithRoles, propose, waitingProposals } from '../../../operator/proposal/proposal-service.ts'
import { countRefundsAtDesk, findRefundsAtDesk, type RefundFilter } from './card-refund-desk-sql.ts'
import {
  decideWay,
  give_back_kind,
  paymentToGiveBack,
  refund_proposals,
  undecidedRefund,
  way_kind,
} from './card-refund-proposals-service.ts'

type Way = z.output<Endpoints['POST /api/admin/provider/refund_way']['body']>

export async function listRefunds(db: Db, operator: OperatorWithRoles, filter: RefundFilter, start: PageStart) {
  const [{ items, next_cursor }, count] = await Promise.all([
    findRefundsAtDesk(db, filter, start),
    countRefundsAtDesk(db, filter),
  ])
  const ids = items.map(({ refund_id }) => refund_id)
  const waiting = await waitingProposals(db, operator, refund_proposals, ids)
  const { page, page_size } = start
  return {
    items: items.map(({ user_id, account, family_name, given_name, method, brand, last_four, ...refund }) => ({
      ...refund,
      shopper: { user_id, account },
      shopper_name: nameText({ family_name, given_name }),
      card: { method, brand, last_four },
      proposal: waiting.find(({ ref_id }) => ref_id === refund.refund_id) ?? null,
    })),
    next_cursor,
    ...countedTo(count),
    ...{ page, page_size },
  }
}

/**
 * Decides about a refused refund. Another way than the card is proposed to a second operator.
 * @throws NotFound; Refusal state_changed, second_operator_needed, proposal_open
 */
export const decideWayAtDesk = ({ db, keys }: DbAndKeys, operator: OperatorSession, { refund_id, way, reason }: Way) =>
  actAtDesk(db, operator, async (tx) => {
    const { account } = await undecidedRefund(tx, { refund_id })
    refuseOwn(account, operator)
    if (way === 'other') {
      await propose(tx, operator, { kind: way_kind, ref_id: refund_id, body: { refund_id }, reason, keys })
      return 'proposed' as const
    }
    await decideWay(tx, { refund_id, way, operator_id: operator.operator_id }, null)
    await endChangedProposals(tx, operator, { kinds: [way_kind.name], ref_id: refund_id })
    return 'done' as const
  })

/** Proposes to give a held payment back. @throws NotFound; Refusal state_changed, second_operator_needed */
export const proposeGivingBack = (
  { db, keys }: DbAndKeys,
  operator: OperatorSession,
  { payment_id, reason }: { payment_id: string; reason: string },
) =>
  actAtDesk(db, operator, async (tx) => {
    const { account } = await paymentToGiveBack(tx, { payment_id })
    refuseOwn(account, operator)
    return propose(tx, operator, { kind: give_back_kind, ref_id: payment_id, body: { payment_id }, reason, keys })
  })

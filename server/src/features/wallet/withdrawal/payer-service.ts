import { bareAddress, shownAddress } from '../../../chain/chain-address.ts'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { consumeFreshCode } from '../../operator/session/second-factor-service.ts'
import {
  deletePayer,
  findEntrants,
  findPayers,
  insertPayer,
  lockUnknownPayer,
  refuseUnknownPayer,
} from '../chain/payout/payer-sql.ts'
import type { PaymentKey } from '../chain/payout/payment-sql.ts'
import { findKinds } from '../chain/payout/payout-address-sql.ts'
import { lockWithdrawalForDesk } from './withdrawal-audit-service.ts'

/**
 * Confirms that the address of a payment is the shop's wallet. Later payments from it need no confirmation.
 * @throws NotFound; Refusal state_changed unless the payment waits for this; second_operator_needed for operators who
 * entered a payment from this wallet, or whose withdrawal it is; second_factor_needed.
 */
export const confirmPayer = (db: Db, operator: OperatorSession, key: PaymentKey) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lockWithdrawalForDesk(tx, key.extract_id, operator)
    const payment = await lockUnknownPayer(tx, key)
    if (!payment) throw new Refusal('state_changed')
    const { network, payer: address, entered_by } = payment
    // The other payments from this wallet are checked again too.
    const entrants = await findEntrants(tx, network, address)
    if ([entered_by, ...entrants].includes(operator.operator_id)) throw new Refusal('second_operator_needed')
    await consumeFreshCode(tx, operator)
    await insertPayer(tx, { network, address, entered_by, confirmed_by: operator.operator_id })
    const details = { network, address, transaction_hash: key.transaction_hash }
    await log({ action: 'payer_confirmed', ref_type: 'withdrawal', ref_id: key.extract_id, details })
  })

/**
 * Answers that a payment did not come from the shop's wallet, so that it does not pay the withdrawal. Other payments from
 * this wallet still wait for an answer.
 * @throws NotFound; Refusal state_changed unless the payment waits for this; second_operator_needed for the operator who
 * entered it, or whose withdrawal it is; second_factor_needed.
 */
export const refusePayer = (db: Db, operator: OperatorSession, key: PaymentKey) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lockWithdrawalForDesk(tx, key.extract_id, operator)
    const payment = await lockUnknownPayer(tx, key)
    if (!payment) throw new Refusal('state_changed')
    const { network, payer: address, entered_by } = payment
    if (entered_by === operator.operator_id) throw new Refusal('second_operator_needed')
    await consumeFreshCode(tx, operator)
    await refuseUnknownPayer(tx, key)
    const details = { network, address, transaction_hash: key.transaction_hash }
    await log({ action: 'payer_refused', ref_type: 'withdrawal', ref_id: key.extract_id, details })
  })

type Removal = { network: string; address: string; reason: string }

/**
 * Removes a wallet that pays withdrawals. One operator may do it, because the only effect is that another operator
 * confirms the next payment from it again.
 * @throws NotFound; Refusal second_factor_needed.
 */
export const removePayer = (db: Db, operator: OperatorSession, { network, address, reason }: Removal) =>
  actAtDesk(db, operator, async (tx, log) => {
    await consumeFreshCode(tx, operator)
    const kind = (await findKinds(tx, [network])).get(network)
    const payer = kind && bareAddress(kind, address)
    if (!payer || !(await deletePayer(tx, network, payer))) throw new NotFound()
    await log({ action: 'payer_removed', ref_type: 'network', ref_id: network, details: { address, reason } })
  })

/** The shop's wallets as the operators' desk shows them. */
export const listPayers = async (db: Db) =>
  (await findPayers(db)).map(({ kind, name, address, ...payer }) => ({
    ...payer,
    network_name: name,
    address: shownAddress(kind, address),
  }))

import { cents, type Endpoints } from '@sampan/contract'
import { AUDIT_STATUS } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { chainAccount } from '../../../ledger/accounts.ts'
import { lockWallet, post } from '../../../ledger/ledger.ts'
import { holdForWithdrawal, voidWithdrawal, type Withdrawal } from '../../../ledger/withdrawal-flows.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { seal } from '../../../security/sealed.ts'
import { refuseUnverified } from '../../account/mailbox/mailbox-service.ts'
import { withdrawalsWaitUntil } from '../../account/security/withdrawal-wait-service.ts'
import { amountLimits } from '../../setting/amount-limit-sql.ts'
import { sumWaitingCardMoney } from '../card/card-sql.ts'
import { findDisputing } from '../card/dispute/dispute-sql.ts'
import { chosenNetwork, type ShopperAndKeys } from '../chain/chain-network-service.ts'
import { insertWithdrawal, type LockedWithdrawal, lockWithdrawal, moveWithdrawal } from './withdrawal-sql.ts'

type Application = z.output<Endpoints['POST /api/user/extract']['body']>

/** The purpose under which card numbers are encrypted. */
export const CARD_NUMBER = 'bank card number'

/**
 * Requests a withdrawal and holds its sum. The caller has checked the payment code.
 * @throws Refusal code_needed, extract_waits, card_money_waits, extract_not_positive, extract_minimum, extract_maximum, network_missing,
 * chain_address_invalid, receivable_open, dispute_open, extract_over_balance; state_changed when the network pays another token now.
 */
export const applyForWithdrawal = (db: Db, caller: ShopperAndKeys, application: Application) =>
  transaction(db, async (tx) => {
    const { user_id } = caller
    await refuseUnverified(tx, user_id)
    const retry_at = await withdrawalsWaitUntil(tx, user_id)
    if (retry_at) throw new Refusal('extract_waits', { retry_at })
    const { amount_cents, draw_type } = application
    const destination = await payoutDestination(tx, caller, application)
    const service_charge_cents = await chargeFor(tx, draw_type, amount_cents)
    const { balance_cents, receivable_cents } = await lockWallet(tx, user_id)
    if (receivable_cents > 0) throw new Refusal('receivable_open')
    if ((await findDisputing(tx, [user_id])).has(user_id)) throw new Refusal('dispute_open')
    if (amount_cents > balance_cents) throw new Refusal('extract_over_balance', { field: 'amount_cents' })
    if (draw_type === 'chain') await refuseCardMoney(tx, user_id, { amount_cents, balance_cents })
    const sums = { user_id, amount_cents, service_charge_cents, net_cents: amount_cents - service_charge_cents }
    const extract_id = await insertWithdrawal(tx, { ...sums, ...destination })
    await post(
      tx,
      `user:${user_id}`,
      await holdForWithdrawal(tx, ledgerWithdrawal({ ...sums, ...destination, extract_id })),
    )
    return { extract_id, status: AUDIT_STATUS.auditing, service_charge_cents, net_cents: sums.net_cents }
  })

/**
 * Keeps money that arrived by card in the shop for a time: a stolen card's money could not be fetched back from a chain.
 * @throws Refusal card_money_waits
 */
async function refuseCardMoney(tx: Tx, user_id: string, sums: { amount_cents: number; balance_cents: number }) {
  const { waiting_cents = 0 } = (await sumWaitingCardMoney(tx, user_id)) ?? {}
  const limit_cents = cents(Math.max(0, sums.balance_cents - waiting_cents))
  if (sums.amount_cents > limit_cents) throw new Refusal('card_money_waits', { field: 'amount_cents', limit_cents })
}

/**
 * The charge for a withdrawal, in cents.
 * @throws Refusal extract_not_positive, extract_minimum, extract_maximum.
 */
async function chargeFor(tx: Tx, draw_type: 'bank' | 'chain', amount_cents: number): Promise<number> {
  const fixed_fee = `extract_${draw_type}_fixed` as const
  const limits = await amountLimits(tx, 'extract_minimum', 'extract_maximum', fixed_fee)
  const field = 'amount_cents'
  if (amount_cents <= 0) throw new Refusal('extract_not_positive', { field })
  if (amount_cents < limits.extract_minimum) throw new Refusal('extract_minimum', { field })
  if (amount_cents > limits.extract_maximum) throw new Refusal('extract_maximum', { field })
  if (amount_cents <= limits[fixed_fee]) throw new Refusal('extract_not_positive', { field })
  return limits[fixed_fee]
}

type Bank = { draw_type: 'bank'; bank_name: string; account_name: string; bank_card_number: string }
type Chain = { draw_type: 'chain'; network: string; token?: string | undefined; address: string }
export type PayoutDestination =
  | (Omit<Bank, 'bank_card_number'> & { card_number_sealed: Buffer; card_key_id: string; card_last_four: string })
  | (Chain & { token: string })

/** Checks the destination of a payout. @throws Refusal network_missing, chain_address_invalid, state_changed. */
export async function payoutDestination(
  tx: Tx,
  { user_id, keys }: ShopperAndKeys,
  input: Bank | Chain,
): Promise<PayoutDestination> {
  if (input.draw_type === 'bank') {
    const { draw_type, bank_name, account_name, bank_card_number } = input
    const card_number_sealed = seal(keys, CARD_NUMBER, user_id, bank_card_number)
    const card = { card_number_sealed, card_key_id: keys.key_id, card_last_four: bank_card_number.slice(-4) }
    return { draw_type, bank_name, account_name, ...card }
  }
  const { draw_type } = input
  const { network, token, address } = await chosenNetwork(tx, { user_id, keys }, input, 'pays_withdrawals')
  return { draw_type, network, token, address }
}

type WithdrawalColumns = { extract_id: string; user_id: string; net_cents: number; service_charge_cents: number } & (
  | { network?: null | undefined; token?: null | undefined }
  | { network: string | null; token: string | null }
)

/** The withdrawal in the form that the ledger uses. */
export const ledgerWithdrawal = ({
  extract_id,
  user_id,
  net_cents,
  service_charge_cents,
  ...to
}: WithdrawalColumns): Withdrawal => ({
  withdrawal_id: extract_id,
  user_id,
  net_cents,
  service_charge_cents,
  to: to.network && to.token ? chainAccount(to.network, to.token) : 'external:bank',
})

/**
 * Cancels a withdrawal before its audit and returns its sum to the balance.
 * @throws NotFound, also for another shopper's withdrawal; Refusal already_audited, also when the withdrawal is already
 * cancelled.
 */
export const cancelWithdrawal = (db: Db, user_id: string, extract_id: string) =>
  transaction(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, user_id, extract_id)
    if (!withdrawal) throw new NotFound()
    if (withdrawal.status !== 'auditing') throw new Refusal('already_audited')
    await moveWithdrawal(tx, extract_id, { status: 'refused', payout_state: 'cancelled' })
    await returnToWallet(tx, `user:${user_id}`, withdrawal)
  })

/**
 * Returns the held sum of a withdrawal to the wallet. An open debt is repaid from the sum first.
 * @param actor the actor in the form that the ledger stores
 */
export const returnToWallet = async (tx: Tx, actor: string, withdrawal: LockedWithdrawal): Promise<number> =>
  post(tx, actor, await voidWithdrawal(tx, ledgerWithdrawal(withdrawal)))

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { cents, type Endpoints, sumCents } from '@sampan/contract'
import { AUDIT_STATUS } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { chainAccount, clearingOf } from '../../../ledger/accounts.ts'
import { lockWallet, post } from '../../../ledger/ledger.ts'
import { holdForWithdrawal, voidWithdrawal, type Withdrawal } from '../../../ledger/withdrawal-flows.ts'
import type { ProviderName } from '../../../provider/provider.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { seal } from '../../../security/sealed.ts'
import { refuseUnverified } from '../../account/mailbox/mailbox-service.ts'
import { withdrawalsWaitUntil } from '../../account/security/withdrawal-wait-service.ts'
import { amountLimits } from '../../setting/amount-limit-sql.ts'
import { findDisputing } from '../card/dispute/dispute-sql.ts'
import { sumWaitingCardMoney } from '../card/refund/card-money-sql.ts'
import { splitForShopper } from '../card/refund/card-split-service.ts'
import { chosenNetwork, type ShopperAndKeys } from '../chain/chain-network-service.ts'
import { insertWithdrawal, type LockedWithdrawal, lockParts, lockWithdrawal, moveWithdrawal } from './withdrawal-sql.ts'

type Application = z.output<Endpoints['POST /api/user/extract']['body']>

/** The purpose under which card numbers are encrypted. */
export const CARD_NUMBER = 'bank card number'

/**
 * Requests a withdrawal and holds its sum. Money that came by card goes back to its card first; the rest goes to the given bank or
 * chain. The caller has checked the payment code.
 * @throws Refusal code_needed, extract_waits, card_money_waits, extract_not_positive, extract_minimum, extract_maximum, network_missing,
 * chain_address_invalid, receivable_open, dispute_open, extract_over_balance, card_rest, card_rest_small; state_changed when the
 * network pays another token or the cards get another part now; also the refusals of `splitForShopper`.
 */
export const applyForWithdrawal = (db: Db, caller: ShopperAndKeys, application: Application) =>
  transaction(db, async (tx) => {
    const { user_id } = caller
    await refuseUnverified(tx, user_id)
    const retry_at = await withdrawalsWaitUntil(tx, user_id)
    if (retry_at) throw new Refusal('extract_waits', { retry_at })
    const { amount_cents, draw_type } = application
    const destination = draw_type === 'card' ? null : await payoutDestination(tx, caller, application)
    const limits = await withdrawalLimits(tx, amount_cents)
    const { balance_cents, receivable_cents } = await lockWallet(tx, user_id)
    if (receivable_cents > 0) throw new Refusal('receivable_open')
    if ((await findDisputing(tx, [user_id])).has(user_id)) throw new Refusal('dispute_open')
    if (amount_cents > balance_cents) throw new Refusal('extract_over_balance', { field: 'amount_cents' })
    const { parts, card_cents, rest_cents } = await splitForShopper(tx, user_id, amount_cents)
    if ((application.card_cents ?? card_cents) !== card_cents) throw new Refusal('state_changed')
    const withdrawals: (Sums & (PayoutDestination | CardDestination))[] = parts.map(({ payment, ...part }) => {
      const { provider, payment_id } = payment
      return { ...sumsOf(part.amount_cents, 0), draw_type: 'card', provider, payment_id }
    })
    if (rest_cents > 0) {
      if (!destination) throw new Refusal('card_rest', { field: 'amount_cents', limit_cents: cents(card_cents) })
      const charge_cents = chargeFor(limits, destination.draw_type, { rest_cents, card_cents })
      if (destination.draw_type === 'chain')
        await refuseCardMoney(tx, user_id, { rest_cents, card_cents, balance_cents })
      withdrawals.unshift({ ...sumsOf(rest_cents, charge_cents), ...destination })
    }
    return holdFor(tx, user_id, withdrawals)
  })

type Sums = { amount_cents: number; service_charge_cents: number; net_cents: number }
type CardDestination = { draw_type: 'card'; provider: ProviderName; payment_id: string }

const sumsOf = (amount_cents: number, service_charge_cents: number): Sums => ({
  ...{ amount_cents, service_charge_cents },
  net_cents: amount_cents - service_charge_cents,
})

/** Stores the withdrawals of one request and holds their sums. */
async function holdFor(tx: Tx, user_id: string, withdrawals: (Sums & (PayoutDestination | CardDestination))[]) {
  const request_id = withdrawals.length > 1 ? randomUUID() : null
  const parts: { extract_id: string; draw_type: 'bank' | 'chain' | 'card'; amount_cents: number; net_cents: number }[] =
    []
  for (const withdrawal of withdrawals) {
    const { draw_type, amount_cents, net_cents } = withdrawal
    const extract_id = await insertWithdrawal(tx, { user_id, request_id, ...withdrawal })
    await post(
      tx,
      `user:${user_id}`,
      await holdForWithdrawal(tx, ledgerWithdrawal({ ...withdrawal, user_id, extract_id })),
    )
    parts.push({ extract_id, draw_type, amount_cents, net_cents })
  }
  const [first] = parts
  assert(first, 'a withdrawal has a part')
  return {
    extract_id: first.extract_id,
    status: AUDIT_STATUS.auditing,
    service_charge_cents: sumCents(withdrawals.map((withdrawal) => withdrawal.service_charge_cents)),
    net_cents: sumCents(parts.map((part) => part.net_cents)),
    parts,
  }
}

/**
 * Keeps money that arrived by card in the shop for a time: a stolen card's money could not be fetched back from a chain. The part
 * that goes back to its card may leave.
 * @throws Refusal card_money_waits
 */
async function refuseCardMoney(
  tx: Tx,
  user_id: string,
  sums: { rest_cents: number; card_cents: number; balance_cents: number },
) {
  const { rest_cents, card_cents, balance_cents } = sums
  const waiting_cents = Math.max(0, (await sumWaitingCardMoney(tx, user_id)) - card_cents)
  const limit_cents = cents(Math.max(0, balance_cents - waiting_cents))
  if (rest_cents + card_cents > limit_cents)
    throw new Refusal('card_money_waits', { field: 'amount_cents', limit_cents })
}

type Limits = Record<'extract_bank_fixed' | 'extract_chain_fixed', number>

/**
 * Checks the whole amount of a request.
 * @throws Refusal extract_not_positive, extract_minimum, extract_maximum.
 */
async function withdrawalLimits(tx: Tx, amount_cents: number): Promise<Limits> {
  const names = ['extract_minimum', 'extract_maximum', 'extract_bank_fixed', 'extract_chain_fixed'] as const
  const limits = await amountLimits(tx, ...names)
  const field = 'amount_cents'
  if (amount_cents <= 0) throw new Refusal('extract_not_positive', { field })
  if (amount_cents < limits.extract_minimum) throw new Refusal('extract_minimum', { field })
  if (amount_cents > limits.extract_maximum) throw new Refusal('extract_maximum', { field })
  return limits
}

/**
 * The charge for the part to a bank or a chain, in cents. Refunds to cards have no charge.
 * @throws Refusal extract_not_positive; card_rest_small when the part next to refunds does not exceed its charge.
 */
function chargeFor(
  limits: Limits,
  draw_type: 'bank' | 'chain',
  { rest_cents, card_cents }: Record<'rest_cents' | 'card_cents', number>,
) {
  const charge_cents = limits[`extract_${draw_type}_fixed`]
  const field = 'amount_cents'
  if (rest_cents > charge_cents) return charge_cents
  if (card_cents === 0) throw new Refusal('extract_not_positive', { field })
  throw new Refusal('card_rest_small', { field, limit_cents: cents(card_cents) })
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

type WithdrawalColumns = { extract_id: string; user_id: string; net_cents: number; service_charge_cents: number } & {
  network?: string | null | undefined
  token?: string | null | undefined
  provider?: ProviderName | null | undefined
}

/** The withdrawal in the form that the ledger uses. */
export const ledgerWithdrawal = ({
  extract_id,
  user_id,
  net_cents,
  service_charge_cents,
  network,
  token,
  provider,
}: WithdrawalColumns): Withdrawal => ({
  withdrawal_id: extract_id,
  user_id,
  net_cents,
  service_charge_cents,
  to: network && token ? chainAccount(network, token) : provider ? clearingOf(provider) : 'external:bank',
})

/**
 * Cancels a withdrawal before its audit, with the other parts of its request, and returns its sum to the balance.
 * @throws NotFound, also for another shopper's withdrawal; Refusal already_audited, also when the withdrawal is already
 * cancelled.
 */
export const cancelWithdrawal = (db: Db, user_id: string, extract_id: string) =>
  transaction(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, user_id, extract_id)
    if (!withdrawal) throw new NotFound()
    if (withdrawal.status !== 'auditing') throw new Refusal('already_audited')
    for (const part of await lockParts(tx, withdrawal)) {
      await moveWithdrawal(tx, part.extract_id, { status: 'refused', payout_state: 'cancelled' })
      await returnToWallet(tx, `user:${user_id}`, part)
    }
  })

/**
 * Returns the held sum of a withdrawal to the wallet. An open debt is repaid from the sum first.
 * @param actor the actor in the form that the ledger stores
 */
export const returnToWallet = async (tx: Tx, actor: string, withdrawal: LockedWithdrawal): Promise<number> =>
  post(tx, actor, await voidWithdrawal(tx, ledgerWithdrawal(withdrawal)))

import { cents, type Endpoints, type ProposedChange } from '@sampan/contract'
import { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { type Keys, keyOfId } from '../../../security/keys.ts'
import { unseal } from '../../../security/sealed.ts'
import { findBlocked, lockShopper } from '../../account/shopper/shopper-sql.ts'
import { insertDeskLog } from '../../operator/log/log-write-sql.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import {
  anyKind,
  type OperatorWithRoles,
  type ProposalKind,
  propose,
} from '../../operator/proposal/proposal-service.ts'
import { payOutBalance } from './balance-payout-service.ts'
import { CARD_NUMBER, type PayoutDestination, payoutDestination } from './withdrawal-service.ts'

const Sealed = z.object({ card_number: z.base64(), key_id: z.string() })
const PayoutBody = z.discriminatedUnion('draw_type', [
  z.object({
    draw_type: z.literal('bank'),
    user_id: z.uuid(),
    amount_cents: z.int().positive(),
    bank_name: z.string(),
    account_name: z.string(),
    card_last_four: z.string(),
    /** The encrypted card number, which is removed when the proposal ends. */
    sealed: Sealed.optional(),
  }),
  z.object({
    draw_type: z.literal('chain'),
    user_id: z.uuid(),
    amount_cents: z.int().positive(),
    network: z.string(),
    /** Proposals of earlier versions name no token. */
    token: z.string().optional(),
    address: z.string(),
  }),
])
type PayoutBody = z.output<typeof PayoutBody>

const accountOf = async (db: Db, { user_id }: PayoutBody) => (await findBlocked(db, user_id))?.account ?? null

const payout_kind: ProposalKind<PayoutBody> = {
  name: 'shopper_payout',
  body: PayoutBody,
  about: accountOf,
  accountNumber: (body, keys) => {
    if (body.draw_type === 'chain' || !body.sealed || !keyOfId(keys, body.sealed.key_id)) return null
    return unseal(keys, CARD_NUMBER, body.user_id, Buffer.from(body.sealed.card_number, 'base64'))
  },
  concerns: accountOf,
  changes: async (db, body) => {
    const { user_id, amount_cents } = body
    const shopper = await findBlocked(db, user_id)
    if (!shopper) throw new NotFound()
    const { balance_cents, receivable_cents } = await balanceOf(db, user_id)
    if (receivable_cents > 0) throw new Refusal('receivable_open')
    if (!shopper.is_blocked || balance_cents !== amount_cents) throw new Refusal('state_changed')
    return [{ field: 'balance', before: { cents: balance_cents }, after: { cents: cents(0) } }, ...placeShown(body)]
  },
  carryOut: async (tx, { proposer, decider, body, keys }) => {
    await lockBlocked(tx, body.user_id, [proposer, decider])
    const to = await destinationOf(tx, keys, body)
    const extract_id = await payOutBalance(tx, { ...body, to, decided_by: decider.operator_id })
    const details = { extract_id, amount_cents: body.amount_cents, proposed_by: proposer.operator_account }
    const about = { action: 'shopper_paid_out', ref_type: 'shopper', ref_id: body.user_id, details } as const
    await insertDeskLog(tx, { operator_id: decider.operator_id, ...about })
  },
}

const networkShown = ({ network, token }: { network: string; token?: string | undefined }) =>
  token === undefined ? network : `${network} · ${token.toUpperCase()}`

function placeShown(body: PayoutBody): ProposedChange[] {
  const newText = (field: ProposedChange['field'], text: string) => ({ field, before: null, after: { text } })
  return body.draw_type === 'chain'
    ? [newText('network', networkShown(body)), newText('address', body.address)]
    : [
        newText('bank_name', body.bank_name),
        newText('account_name', body.account_name),
        newText('account_number', `…${body.card_last_four}`),
      ]
}

/** The destination of a payout. @throws Refusal network_missing; state_changed when the card number was removed. */
async function destinationOf(tx: Tx, keys: Keys, body: PayoutBody): Promise<PayoutDestination> {
  if (body.draw_type === 'chain') return payoutDestination(tx, { user_id: body.user_id, keys }, body)
  const { draw_type, bank_name, account_name, card_last_four, sealed } = body
  if (!sealed) throw new Refusal('state_changed')
  const card_number_sealed = Buffer.from(sealed.card_number, 'base64')
  return { draw_type, bank_name, account_name, card_last_four, card_number_sealed, card_key_id: sealed.key_id }
}

/**
 * Locks a blocked shopper.
 * @throws NotFound; Refusal state_changed unless the shopper is blocked, second_operator_needed if the shopper is one
 * of `people`.
 */
async function lockBlocked(tx: Tx, user_id: string, people: readonly OperatorWithRoles[]): Promise<void> {
  const shopper = await lockShopper(tx, user_id)
  if (!shopper) throw new NotFound()
  if (!shopper.blocked_at) throw new Refusal('state_changed')
  if (people.some(({ operator_account }) => operator_account === shopper.account))
    throw new Refusal('second_operator_needed')
}

type PayoutRequest = z.output<Endpoints['POST /api/admin/shopper/pay_out']['body']>

/**
 * Proposes to pay out a blocked shopper's whole balance. The card number is encrypted, and removed when the proposal
 * ends.
 * @returns the proposal's id.
 * @throws NotFound; Refusal extract_not_positive, receivable_open, network_missing, chain_address_invalid,
 * second_operator_needed, proposal_open; state_changed unless the shopper is blocked.
 */
export const proposePayout = (db: Db, keys: Keys, operator: OperatorSession, { user_id, reason, to }: PayoutRequest) =>
  actAtDesk(db, operator, async (tx) => {
    await lockBlocked(tx, user_id, [operator])
    const { balance_cents: amount_cents } = await balanceOf(tx, user_id)
    if (amount_cents <= 0) throw new Refusal('extract_not_positive')
    const destination = await payoutDestination(tx, { user_id, keys }, to)
    return propose(tx, operator, {
      kind: payout_kind,
      ref_id: user_id,
      body: { user_id, amount_cents, ...storedDestination(destination) },
      reason,
      keys,
    })
  })

function storedDestination(destination: PayoutDestination) {
  if (destination.draw_type === 'chain') return destination
  const { card_number_sealed, card_key_id, ...recipient } = destination
  return { ...recipient, sealed: { card_number: card_number_sealed.toString('base64'), key_id: card_key_id } }
}

export const payout_proposals: readonly ProposalKind[] = [anyKind(payout_kind)]

import type { ProposedChange } from '@sampan/contract'
import { cents } from '@sampan/contract'
import { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import { PROVIDER_NAMES } from '../../../provider/provider.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { insertDeskLog } from '../../operator/log/log-write-sql.ts'
import { refuseOwn } from '../../operator/own-money-service.ts'
import { anyKind, type ProposalKind } from '../../operator/proposal/proposal-service.ts'
import { findPaymentAtDesk } from './card-desk-sql.ts'
import { lockPayment } from './card-sql.ts'
import { credit } from './card-state-service.ts'
import { findProvider, lockProvider, type ProviderRow, saveProvider } from './provider-sql.ts'
import { hasOpenRefund } from './refund/card-refund-sql.ts'

// The keys of a provider decide who gets the money and what is credited. Two owners decide both.

const Sealed = z.object({ secrets: z.base64() })
const ProviderBody = z.object({
  provider: z.enum(PROVIDER_NAMES),
  revision: z.string().nullable(),
  mode: z.enum(['test', 'live']),
  key_end: z.string(),
  is_open: z.boolean(),
  /** Whether there are new keys. They are removed from the proposal when it ends. */
  has_keys: z.boolean(),
  sealed: Sealed.optional(),
})
type ProviderBody = z.output<typeof ProviderBody>

/** A digest of the settings of a provider that an owner sees. */
export const revisionOfProvider = ({ mode, key_end, is_open, secrets_sealed }: ProviderRow): string =>
  revisionOf([mode, key_end, is_open, secrets_sealed.toString('base64')])

/** @throws Refusal id_taken or changed_meanwhile when another owner changed the provider; NotFound */
function refuseChanged({ revision }: ProviderBody, row: ProviderRow | undefined): void {
  if (row?.is_from_environment) throw new NotFound()
  refuseOutdated(revision, row && revisionOfProvider(row))
}

const text = (value: string | undefined) => (value === undefined ? null : { text: value })

export const provider_kind: ProposalKind<ProviderBody> = {
  name: 'payment_provider',
  body: ProviderBody,
  about: async (_db, { provider }) => (provider === 'stripe' ? 'Stripe' : 'PayPal'),
  changes: async (db, body) => {
    const row = await findProvider(db, body.provider)
    refuseChanged(body, row)
    const keys: ProposedChange[] = [
      {
        field: body.provider === 'stripe' ? 'secret_key' : 'client_id',
        before: text(row && `… ${row.key_end}`),
        after: text(`… ${body.key_end}`),
      },
      { field: 'mode', before: text(row?.mode), after: text(body.mode) },
    ]
    return [
      ...(body.has_keys ? keys : []),
      ...(row?.is_open === body.is_open
        ? []
        : [{ field: 'is_open' as const, before: { is: row?.is_open ?? false }, after: { is: body.is_open } }]),
    ]
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const { provider, mode, key_end, is_open, has_keys, sealed } = body
    const row = await lockProvider(tx, provider)
    refuseChanged(body, row)
    if (has_keys && !sealed) throw new Refusal('state_changed')
    const secrets_sealed = sealed ? Buffer.from(sealed.secrets, 'base64') : row?.secrets_sealed
    if (!secrets_sealed) throw new Refusal('state_changed')
    const kept = { api_url: null, is_demo: false, is_from_environment: false }
    await saveProvider(tx, { provider, mode, key_end, is_open, secrets_sealed, ...kept }, decider.operator_id)
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'provider_saved',
      ref_type: 'provider',
      ref_id: provider,
      details: { mode, key_end, is_open, proposed_by: proposer.operator_account },
    })
  },
}

const CreditBody = z.object({ payment_id: z.uuid() })
type CreditBody = z.output<typeof CreditBody>

/** @throws NotFound; Refusal state_changed when the payment is not held any more. */
async function heldPayment(db: Db, { payment_id }: CreditBody) {
  const payment = await findPaymentAtDesk(db, payment_id)
  if (!payment) throw new NotFound()
  if (payment.status !== 'held' || (await hasOpenRefund(db, payment_id))) throw new Refusal('state_changed')
  return payment
}

const accountOf: ProposalKind<CreditBody>['about'] = async (db, { payment_id }) =>
  (await findPaymentAtDesk(db, payment_id))?.account ?? null

/** Credits a held payment with the ordered amount. Another amount or currency cannot be credited: it is given back. */
export const credit_kind: ProposalKind<CreditBody> = {
  name: 'payment_credit',
  body: CreditBody,
  about: accountOf,
  concerns: accountOf,
  changes: async (db, body) => {
    const { amount_cents, held_because, ref } = await heldPayment(db, body)
    if (held_because !== 'risk' && held_because !== 'attempts' && held_because !== 'balance')
      throw new Refusal('payment_not_creditable')
    return [
      { field: 'credited', before: { cents: cents(0) }, after: { cents: cents(amount_cents) } },
      { field: 'transaction', before: null, after: { text: ref ?? '' } },
    ]
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const { user_id, payment_id, account, amount_cents } = await heldPayment(tx, body)
    refuseOwn(account, proposer, decider)
    await lockShopper(tx, user_id)
    const payment = await lockPayment(tx, user_id, payment_id)
    if (payment?.status !== 'held' || (await hasOpenRefund(tx, payment_id))) throw new Refusal('state_changed')
    await credit(tx, payment, null)
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'payment_credited',
      ref_type: 'payment',
      ref_id: payment_id,
      details: { amount_cents, proposed_by: proposer.operator_account },
    })
  },
}

export const provider_proposals: readonly ProposalKind[] = [anyKind(provider_kind), anyKind(credit_kind)]

import { cents, type Endpoints } from '@sampan/contract'
import { nameText } from '@sampan/contract/person-name'
import type { z } from 'zod'
import type { Context, DbAndKeys } from '../../../context.ts'
import { countedTo } from '../../../db/count-up-to.ts'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated } from '../../../http/revision.ts'
import type { ProviderMode, ProviderName } from '../../../provider/provider.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { hasSecondOperator } from '../../operator/operator-term-sql.ts'
import {
  decidersOf,
  type OperatorWithRoles,
  propose,
  waitingProposals,
} from '../../operator/proposal/proposal-service.ts'
import {
  countPaymentsAtDesk,
  findPaymentAtDesk,
  findPaymentsAtDesk,
  type PaymentAtDeskRow,
  type PaymentFilter,
} from './card-desk-sql.ts'
import { sealSecrets } from './open-provider.ts'
import { credit_kind, provider_kind, provider_proposals, revisionOfProvider } from './provider-proposals-service.ts'
import { findProvider, findProvidersAtDesk, lockProvider, saveProvider } from './provider-sql.ts'
import { refund_proposals } from './refund/card-refund-proposals-service.ts'

type ProvidersReply = z.input<Endpoints['GET /api/admin/provider/list']['reply']>
type Save = z.output<Endpoints['POST /api/admin/provider/save']['body']>
type PaymentReply = z.input<Endpoints['GET /api/admin/provider/payments']['reply']>['items'][number]

export async function readProviders(
  { db, config }: Pick<Context, 'db' | 'config'>,
  operator: OperatorWithRoles,
): Promise<ProvidersReply> {
  const [has_second, proposals, rows] = await Promise.all([
    hasSecondOperator(db, operator.operator_id, decidersOf(provider_kind)),
    waitingProposals(db, operator, [provider_kind as never]),
    findProvidersAtDesk(db),
  ])
  return {
    has_second,
    proposals,
    providers: rows.map(({ secrets_sealed: _, api_url: __, ...row }) => ({
      ...row,
      revision: revisionOfProvider({ ...row, secrets_sealed: _, api_url: __ }),
    })),
    events_url: `${config.public_url}/hooks/provider/`,
  }
}

const KEY_FIELDS = {
  stripe: ['secret_key', 'webhook_secret'],
  paypal: ['client_id', 'client_secret', 'webhook_id', 'mode'],
} as const satisfies Record<ProviderName, readonly (keyof Save)[]>

const KEY_END = 4
const endOf = (key: string) => key.slice(-KEY_END)
const modeOf = (secret_key: string) => (/^(sk|rk)_live_/.test(secret_key) ? 'live' : 'test')

type NewKeys = { secrets: Buffer; mode: ProviderMode; key_end: string }

/** The keys that an owner enters, encrypted; undefined for none. @throws Refusal provider_keys when some are missing */
function newKeys(keys: Keys, save: Save): NewKeys | undefined {
  const { provider, secret_key, webhook_secret, client_id, client_secret, webhook_id, mode } = save
  const fields = KEY_FIELDS[provider]
  if (fields.every((field) => save[field] === undefined)) return undefined
  if (secret_key !== undefined && webhook_secret !== undefined && provider === 'stripe')
    return {
      secrets: sealSecrets(keys, provider, { secret_key, webhook_secret }),
      mode: modeOf(secret_key),
      key_end: endOf(secret_key),
    }
  if (client_id !== undefined && client_secret !== undefined && webhook_id !== undefined && mode !== undefined)
    if (provider === 'paypal')
      return {
        secrets: sealSecrets(keys, provider, { client_id, client_secret, webhook_id }),
        mode,
        key_end: endOf(client_id),
      }
  throw new Refusal('provider_keys', { field: fields.find((field) => save[field] === undefined) ?? fields[0] })
}

/**
 * Proposes keys of a provider, or that it opens. Closing it alone is done at once.
 * @throws Refusal provider_keys when the keys are incomplete or missing, id_taken, changed_meanwhile, and the refusals of a
 * proposal; NotFound for a provider of the environment.
 */
export async function saveProviderAtDesk({ db, keys }: DbAndKeys, operator: OperatorSession, save: Save) {
  const { provider, is_open, revision, reason } = save
  const entered = newKeys(keys, save)
  const stored = await findProvider(db, provider)
  if (stored?.is_from_environment || stored?.is_demo) throw new NotFound()
  refuseOutdated(revision, stored && revisionOfProvider(stored))
  const { mode, key_end } = entered ?? stored ?? {}
  if (mode === undefined || key_end === undefined)
    throw new Refusal('provider_keys', { field: KEY_FIELDS[provider][0] })
  if (!entered && !is_open) return closeProvider(db, operator, save)
  const body = {
    ...{ provider, revision, mode, key_end, is_open, has_keys: entered !== undefined },
    ...(entered && { sealed: { secrets: entered.secrets.toString('base64') } }),
  } as const
  await actAtDesk(db, operator, (tx) =>
    propose(tx, operator, { kind: provider_kind, ref_id: provider, body, reason, keys }),
  )
  return 'proposed' as const
}

/** Closes a provider for new top-ups. Payments that were begun are still credited. */
const closeProvider = (db: Db, operator: OperatorSession, { provider, revision }: Save) =>
  actAtDesk(db, operator, async (tx, log) => {
    const row = await lockProvider(tx, provider)
    refuseOutdated(revision, row && revisionOfProvider(row))
    if (!row) throw new NotFound()
    await saveProvider(tx, { ...row, is_open: false }, operator.operator_id)
    const { mode, key_end } = row
    const details = { mode, key_end, is_open: false }
    await log({ action: 'provider_saved', ref_type: 'provider', ref_id: provider, details })
    return 'done' as const
  })

export async function listPayments(db: Db, operator: OperatorWithRoles, filter: PaymentFilter, start: PageStart) {
  const [{ items, next_cursor }, count] = await Promise.all([
    findPaymentsAtDesk(db, filter, start),
    countPaymentsAtDesk(db, filter),
  ])
  const ids = items.map(({ payment_id }) => payment_id)
  const waiting = await waitingProposals(db, operator, [...provider_proposals, ...refund_proposals], ids)
  const { page, page_size } = start
  return {
    items: items.map((row) => ({
      ...paymentAtDesk(row),
      proposal: waiting.find(({ ref_id }) => ref_id === row.payment_id) ?? null,
    })),
    next_cursor,
    ...countedTo(count),
    ...{ page, page_size },
  }
}

function paymentAtDesk(row: PaymentAtDeskRow): Omit<PaymentReply, 'proposal'> {
  const { user_id, account, payment_id, provider, mode, ref, status, held_because, arrived_minor } = row
  const { arrived_currency, decline_reason, method, brand, last_four, risk, same_card, created_at, credited_at } = row
  return {
    shopper: { user_id, account },
    shopper_name: nameText(row),
    ...{ payment_id, provider, mode, ref, status, held_because, arrived_minor, arrived_currency, decline_reason },
    ...{ method, brand, last_four, risk, same_card, created_at, credited_at },
    amount_cents: cents(row.amount_cents),
    fee_cents: row.fee_cents === null ? null : cents(row.fee_cents),
  } as Omit<PaymentReply, 'proposal'> // the table checks the words
}

/** Proposes to credit a held payment. @throws NotFound; Refusal second_operator_needed, payment_not_creditable */
export const proposePaymentCredit = (
  { db, keys }: DbAndKeys,
  operator: OperatorSession,
  { payment_id, reason }: { payment_id: string; reason: string },
) =>
  actAtDesk(db, operator, async (tx) => {
    const payment = await findPaymentAtDesk(tx, payment_id)
    if (!payment) throw new NotFound()
    if (payment.account === operator.operator_account) throw new Refusal('second_operator_needed')
    return propose(tx, operator, { kind: credit_kind, ref_id: payment_id, body: { payment_id }, reason, keys })
  })

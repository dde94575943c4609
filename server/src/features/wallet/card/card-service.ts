import { nameIn } from '@sampan/contract/brand-name'
import type { Language } from '@sampan/contract/rules'
import { z } from 'zod'
import { clock } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import { sentence } from '../../../language/sentence.ts'
import {
  type PaymentState,
  type Provider,
  type ProviderName,
  ProviderRefusal,
  ProviderUnavailable,
} from '../../../provider/provider.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { readBrand } from '../../brand/brand-service.ts'
import { keepForTopUp } from '../../order/order-pay-service.ts'
import { endAttempts, isTestingCards, refuseManyAttempts } from './abuse/attempt-service.ts'
import { refuseAboveLimits } from './card-limits-service.ts'
import {
  findPayment,
  findPaymentById,
  findPaymentByRef,
  insertPayment,
  isDeleted,
  type PaymentRow,
  setDue,
  setPage,
} from './card-sql.ts'
import { applyState, cancelWithoutPage } from './card-state-service.ts'
import { openProviders, providerFor } from './open-provider.ts'
import { watchProvider } from './provider-watch-service.ts'
import type { Turn } from './turns.ts'

type Source = Pick<Context, 'db' | 'keys' | 'config'>
type TopUp = {
  user_id: string
  amount_cents: number
  /** Without it, the first provider that is open. */
  provider?: ProviderName | undefined
  order_ids?: string[] | undefined
  network: string | null
}

/** Providers demand at least half an hour; some minutes more let the shopper read the page first. */
const PAGE_MS = 35 * 60_000

/**
 * Stores a payment that the shopper begins. Its page is made by `refreshPayment`, outside of any transaction, because the
 * provider may take seconds.
 * @throws NotFound for an order of another shopper; Refusal order_not_payable, order_expired, card_unavailable, card_amount,
 * card_day_limit, card_month_limit, card_attempts, card_attempts_network
 */
export const beginTopUp = (
  source: Source,
  { user_id, amount_cents, provider: name, order_ids, network }: TopUp,
  now_ms: number,
) =>
  transaction(source.db, async (tx) => {
    await lockShopper(tx, user_id)
    const expires_at = new Date(now_ms + PAGE_MS).toISOString()
    if (order_ids) await keepForTopUp(tx, user_id, order_ids, expires_at)
    const providers = await openProviders({ db: tx, keys: source.keys })
    const provider = name === undefined ? providers[0] : providers.find((provider) => provider.name === name)
    if (!provider) throw new Refusal('card_unavailable')
    await refuseAboveLimits(tx, user_id, amount_cents)
    await refuseManyAttempts(tx, source.config, user_id, network)
    const order = { user_id, amount_cents, order_ids: order_ids ?? null, expires_at, network }
    const payment = { ...order, provider: provider.name, mode: provider.mode }
    return { payment_id: await insertPayment(tx, payment), expires_at }
  })

type Reader = { user_id: string; language: Language; mailbox: string | null }

/**
 * Brings a payment up to date: makes the provider's page if it does not exist yet, and otherwise asks the provider. If the
 * provider does not reply, or refuses to, the stored state is returned: it is asked again later.
 * @throws NotFound for a payment of another shopper; Refusal card_unavailable when the page could not be made.
 */
export async function refreshPayment(source: Source, reader: Reader, payment_id: string): Promise<PaymentRow> {
  const { db } = source
  const payment = await findPayment(db, reader.user_id, payment_id)
  if (!payment) throw new NotFound()
  if (payment.status !== 'open' && payment.status !== 'pending') return payment
  const provider = await providerFor(source, payment)
  if (payment.ref === null) {
    if (!provider) throw new Refusal('card_unavailable')
    return makePage(source, provider, payment, reader)
  }
  if (!provider) return payment
  try {
    return (await readFrom(db, provider, payment)) ?? payment
  } catch (error) {
    if (error instanceof ProviderUnavailable) await watchProvider(db, payment.provider)
    else if (!(error instanceof ProviderRefusal)) throw error
    return payment
  }
}

async function makePage({ db, config }: Source, provider: Provider, payment: PaymentRow, reader: Reader) {
  const { payment_id, amount_cents, expires_at } = payment
  const address = `${config.public_url}/cardTopUp?payment=${payment_id}`
  const { language, mailbox } = reader
  try {
    const page = await provider.createPayment({
      ...{ payment_id, amount_cents, language, mailbox, expires_at },
      title: sentence('card.title')[language].replace('{shop}', nameIn(await readBrand(db), language)),
      return_url: address,
      cancel_url: `${address}&cancelled=1`,
    })
    await setPage(db, payment_id, page)
    return { ...payment, ...page }
  } catch (error) {
    if (error instanceof ProviderUnavailable) await watchProvider(db, payment.provider)
    else if (!(error instanceof ProviderRefusal)) throw error
    throw new Refusal('card_unavailable')
  }
}

/**
 * Reads a payment from the provider, takes its money if the shopper has approved it, and applies its state.
 * @throws ProviderUnavailable, ProviderRefusal
 */
export const readFrom = async (db: Db, provider: Provider, payment: PaymentRow, turn?: Turn) =>
  payment.ref === null ? payment : take(db, provider, { payment, state: await provider.readPayment(payment.ref) }, turn)

type Read = { payment: PaymentRow; state: PaymentState }

async function take(db: Db, provider: Provider, { payment, state: read }: Read, turn: Turn = (work) => work()) {
  const isWanted = read.status === 'approved' && (await isStillWanted(db, payment, read))
  const state = isWanted ? await provider.capturePayment(payment.ref ?? read.ref) : read
  return turn(() => apply(db, provider, payment, state))
}

/** Whether the shop takes the money that the shopper approved: what is not as ordered, or has ended, is never taken. */
async function isStillWanted(db: Db, { user_id, payment_id, amount_cents }: PaymentRow, state: PaymentState) {
  const payment = await findPayment(db, user_id, payment_id)
  const isAsOrdered = state.currency === 'USD' && state.amount_minor === amount_cents
  return payment?.status === 'open' && isAsOrdered && !(await isDeleted(db, user_id))
}

async function apply(db: Db, provider: Provider, payment: PaymentRow, state: PaymentState) {
  const applied = await closeIfTested(db, provider, await applyState(db, payment, state))
  if (applied) await setDue(db, applied, pauseAfter(applied, state.fee_cents === null), true)
  return applied
}

const PaymentId = z.uuid()

/**
 * The payment that a provider's id names; undefined for one of another origin. The id may be that of a part of the payment, or
 * the shop may have lost the reply in which the provider named its id.
 * @throws ProviderUnavailable, ProviderRefusal
 */
export async function paymentOfRef(db: Db, provider: Provider, ref: string): Promise<PaymentRow | undefined> {
  const payment = await findPaymentByRef(db, provider.name, ref)
  return payment ?? (await paymentOfState(db, provider, await provider.readPayment(ref)))
}

async function paymentOfState(db: Db, provider: Provider, state: PaymentState): Promise<PaymentRow | undefined> {
  const whole = await findPaymentByRef(db, provider.name, state.ref)
  if (whole) return whole
  // Another system with the same account may store other ids there.
  const { success, data: payment_id } = PaymentId.safeParse(state.payment_id)
  const payment = success ? await findPaymentById(db, provider.name, payment_id) : undefined
  if (payment?.ref === null) await setPage(db, payment.payment_id, { ref: state.ref, url: null })
  return payment && { ...payment, ref: state.ref }
}

/**
 * Reads the payment that an event names, unless nothing of it can change any more, or the shop has keys of the other mode.
 * @returns the payment after it; undefined for one of another origin, and for one that the provider does not have.
 * @throws ProviderUnavailable, ProviderRefusal
 */
export async function readByRef(db: Db, provider: Provider, ref: string, turn: Turn) {
  const named = await findPaymentByRef(db, provider.name, ref)
  if (named?.status === 'credited' && named.fee_cents !== null) return named
  if (named && named.mode !== provider.mode) return named
  const state = named ? await provider.readPayment(named.ref ?? ref) : await readUnknown(provider, ref)
  const payment = named ?? (state && (await paymentOfState(db, provider, state)))
  if (!payment || !state || payment.mode !== provider.mode) return payment
  return take(db, provider, { payment, state }, turn)
}

async function readUnknown(provider: Provider, ref: string): Promise<PaymentState | undefined> {
  try {
    return await provider.readPayment(ref)
  } catch (error) {
    if (error instanceof ProviderRefusal) return undefined
    throw error
  }
}

/** Closes the page of a shopper who tries one card after the other. */
async function closeIfTested(db: Db, provider: Provider, payment: PaymentRow | undefined) {
  if (!payment?.ref || !(await isTestingCards(db, payment))) return payment
  await applyState(db, payment, await endPage(provider, payment.ref))
  return endAttempts(db, payment)
}

/** Ends the page of a payment. If the provider cannot end it, the shop takes nothing that is approved there. */
async function endPage(provider: Provider, ref: string): Promise<PaymentState> {
  await provider.cancelPayment(ref)
  const state = await provider.readPayment(ref)
  return state.status === 'open' || state.status === 'approved' ? { ...state, status: 'cancelled' } : state
}

const FIRST_PAUSE_S = 20
const DAY_S = 86_400
const MS = 1_000
const MOST_DOUBLINGS = 13

/**
 * Seconds until the provider is asked again, at the latest when the page ends; null when the state is final. A held payment may be
 * decided at the provider.
 */
export function pauseAfter({ status, reads, expires_at }: PaymentRow, isFeeUnknown: boolean): number | null {
  const isFinal = status === 'declined' || status === 'cancelled' || status === 'expired'
  if (isFinal || (status === 'credited' && !isFeeUnknown)) return null
  const pause_s = Math.min(DAY_S, FIRST_PAUSE_S * 2 ** Math.min(reads, MOST_DOUBLINGS))
  const left_s = (Date.parse(expires_at) - clock.now_ms()) / MS + 1
  return status === 'open' && left_s > 0 ? Math.min(pause_s, left_s) : pause_s
}

/** Ends the page of a payment that the shopper does not want any more. A payment made before is credited all the same. */
export async function cancelPayment(source: Source, user_id: string, payment_id: string): Promise<PaymentRow> {
  const payment = await findPayment(source.db, user_id, payment_id)
  if (!payment) throw new NotFound()
  if (payment.status !== 'open') return payment
  if (payment.ref === null) return (await cancelWithoutPage(source.db, payment)) ?? payment
  const provider = await providerFor(source, payment)
  if (!provider) return payment
  try {
    return (await apply(source.db, provider, payment, await endPage(provider, payment.ref))) ?? payment
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return payment
    throw error
  }
}

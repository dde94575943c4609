import { nameIn } from '@sampan/contract/brand-name'
import type { Language } from '@sampan/contract/rules'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import { sentence } from '../../../language/sentence.ts'
import { type Provider, ProviderRefusal, ProviderUnavailable } from '../../../provider/provider.ts'
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
  type PaymentRow,
  setDue,
  setPage,
} from './card-sql.ts'
import { applyState, cancelWithoutPage } from './card-state-service.ts'
import { openProvider, providerOf } from './open-provider.ts'

type Source = Pick<Context, 'db' | 'keys' | 'config'>
type TopUp = { user_id: string; amount_cents: number; order_ids?: string[] | undefined; network: string | null }

/** Providers demand at least half an hour; some minutes more let the shopper read the page first. */
const PAGE_MS = 35 * 60_000

/**
 * Stores a payment that the shopper begins. Its page is made by `refreshPayment`, outside of any transaction, because the
 * provider may take seconds.
 * @throws NotFound for an order of another shopper; Refusal order_not_payable, order_expired, card_unavailable, card_amount,
 * card_day_limit, card_month_limit, card_attempts, card_attempts_network
 */
export const beginTopUp = (source: Source, { user_id, amount_cents, order_ids, network }: TopUp, now_ms: number) =>
  transaction(source.db, async (tx) => {
    await lockShopper(tx, user_id)
    const expires_at = new Date(now_ms + PAGE_MS).toISOString()
    if (order_ids) await keepForTopUp(tx, user_id, order_ids, expires_at)
    const provider = await openProvider({ db: tx, keys: source.keys })
    if (!provider) throw new Refusal('card_unavailable')
    await refuseAboveLimits(tx, user_id, amount_cents)
    await refuseManyAttempts(tx, source.config, user_id, network)
    const { name, mode } = provider
    const payment = { user_id, provider: name, mode, amount_cents, order_ids: order_ids ?? null, expires_at, network }
    return { payment_id: await insertPayment(tx, payment), expires_at }
  })

type Reader = { user_id: string; language: Language; mailbox: string | null }

/**
 * Brings a payment up to date: makes the provider's page if it does not exist yet, and otherwise asks the provider. If the
 * provider does not reply, the stored state is returned: it is asked again later.
 * @throws NotFound for a payment of another shopper; Refusal card_unavailable when the page could not be made.
 */
export async function refreshPayment(source: Source, reader: Reader, payment_id: string): Promise<PaymentRow> {
  const { db } = source
  const payment = await findPayment(db, reader.user_id, payment_id)
  if (!payment) throw new NotFound()
  if (payment.status !== 'open' && payment.status !== 'pending') return payment
  const provider = await providerOf(source, payment.provider)
  if (!provider) throw new Refusal('card_unavailable')
  if (payment.ref === null) return makePage(source, provider, payment, reader)
  try {
    return (await readFrom(db, provider, payment)) ?? payment
  } catch (error) {
    if (error instanceof ProviderUnavailable) return payment
    throw error
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
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) throw new Refusal('card_unavailable')
    throw error
  }
}

/** Reads a payment from the provider and applies its state. @throws ProviderUnavailable, ProviderRefusal */
export async function readFrom(db: Db, provider: Provider, payment: PaymentRow): Promise<PaymentRow | undefined> {
  if (payment.ref === null) return payment
  const state = await provider.readPayment(payment.ref)
  const applied = await closeIfTested(db, provider, await applyState(db, payment, state))
  if (applied) await setDue(db, applied, pauseAfter(applied, state.fee_cents === null), true)
  return applied
}

/**
 * The payment that a provider's id names; undefined for one of another origin. The id may be that of a part of the payment, or
 * the shop may have lost the reply in which the provider named its id.
 * @throws ProviderUnavailable, ProviderRefusal
 */
export async function paymentOfRef(db: Db, provider: Provider, ref: string): Promise<PaymentRow | undefined> {
  const named = await findPaymentByRef(db, provider.name, ref)
  if (named) return named
  const state = await provider.readPayment(ref)
  const whole = await findPaymentByRef(db, provider.name, state.ref)
  if (whole || state.payment_id === null) return whole
  const payment = await findPaymentById(db, provider.name, state.payment_id)
  if (payment?.ref === null) await setPage(db, payment.payment_id, { ref: state.ref, url: null })
  return payment && { ...payment, ref: state.ref }
}

/** Closes the page of a shopper who tries one card after the other. */
async function closeIfTested(db: Db, provider: Provider, payment: PaymentRow | undefined) {
  if (!payment?.ref || !(await isTestingCards(db, payment))) return payment
  await provider.cancelPayment(payment.ref)
  await applyState(db, payment, await provider.readPayment(payment.ref))
  return endAttempts(db, payment)
}

const FIRST_PAUSE_S = 20
const DAY_S = 86_400
const MOST_DOUBLINGS = 13

/** Seconds until the provider is asked again; null when the state is final. */
function pauseAfter({ status, reads }: PaymentRow, isFeeUnknown: boolean): number | null {
  const isFinal = status === 'declined' || status === 'cancelled' || status === 'expired' || status === 'held'
  if (isFinal || (status === 'credited' && !isFeeUnknown)) return null
  return Math.min(DAY_S, FIRST_PAUSE_S * 2 ** Math.min(reads, MOST_DOUBLINGS))
}

/** Ends the page of a payment that the shopper does not want any more. What was paid before is credited all the same. */
export async function cancelPayment(source: Source, user_id: string, payment_id: string): Promise<PaymentRow> {
  const payment = await findPayment(source.db, user_id, payment_id)
  if (!payment) throw new NotFound()
  if (payment.status !== 'open') return payment
  if (payment.ref === null) return (await cancelWithoutPage(source.db, payment)) ?? payment
  const provider = await providerOf(source, payment.provider)
  if (!provider) return payment
  try {
    await provider.cancelPayment(payment.ref)
    return (await readFrom(source.db, provider, payment)) ?? payment
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return payment
    throw error
  }
}

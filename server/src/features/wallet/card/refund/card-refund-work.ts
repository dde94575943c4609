import pLimit from 'p-limit'
import type { Fault, Outcome } from '../../../../background/background-loop.ts'
import type { Context } from '../../../../context.ts'
import {
  type Provider,
  type ProviderName,
  ProviderRefusal,
  ProviderUnavailable,
  type RefundState,
} from '../../../../provider/provider.ts'
import { providerFor } from '../open-provider.ts'
import { applyRefund, beginRefund, pauseOf, type RefundReply } from './card-refund-service.ts'
import { findDueRefunds, findRefundById, findRefundByRef, postponeRefund, type RefundRow } from './card-refund-sql.ts'

type Source = Pick<Context, 'db' | 'keys'>

const ASKED_AT_ONCE = 40
const CALLS_AT_ONCE = 4

/**
 * Asks providers for refunds, and about refunds that are not final. Each refund is asked for until the provider replies, with the
 * same id, so that it is made once, whatever is lost or killed in between.
 */
export async function askForRefunds(source: Source, fault: Fault): Promise<Outcome> {
  const due = await findDueRefunds(source.db, ASKED_AT_ONCE)
  const limit = pLimit(CALLS_AT_ONCE)
  await Promise.all(due.map((refund) => limit(() => askForRefund(source, refund, fault))))
  return due.length < ASKED_AT_ONCE ? 'done' : 'more'
}

async function askForRefund(source: Source, due: RefundRow, fault: Fault): Promise<void> {
  const { db } = source
  try {
    const provider = await providerFor(source, due)
    if (!provider) return await postponeRefund(db, due.refund_id, pauseOf(due))
    const refund = await beginRefund(db, due)
    if (refund) await applyRefund(db, refund, await replyTo(provider, refund))
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) fault(error)
    await postponeRefund(db, due.refund_id, pauseOf(due))
  }
}

/** @throws ProviderUnavailable; ProviderRefusal when the provider does not know its own refund. */
async function replyTo(provider: Provider, refund: RefundRow): Promise<RefundReply> {
  const { refund_id, ref, amount_minor, refund_ref } = refund
  if (refund_ref !== null) return provider.readRefund(refund_ref)
  try {
    return await provider.refundPayment({ refund_id, ref, amount_cents: amount_minor })
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    return { status: 'refused', refund_ref: null, problem: error.message.slice(0, 300) }
  }
}

/**
 * Applies the refund that an event names. The shop may have lost the reply in which the provider named its id.
 * @returns false for a refund that the shop did not ask for.
 * @throws ProviderUnavailable, ProviderRefusal
 */
export async function applyRefundEvent({ db }: Source, provider: Provider, refund_ref: string): Promise<boolean> {
  const state = await provider.readRefund(refund_ref)
  const refund =
    (await findRefundByRef(db, provider.name, refund_ref)) ?? (await refundOfShop(db, provider.name, state))
  if (!refund) return false
  await applyRefund(db, refund, state)
  return true
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

async function refundOfShop(db: Source['db'], provider: ProviderName, { refund_id }: RefundState) {
  if (refund_id === null || !UUID.test(refund_id)) return undefined
  const refund = await findRefundById(db, refund_id)
  return refund?.provider === provider ? refund : undefined
}

import type { Context } from '../../../../context.ts'
import type { Db } from '../../../../db/database.ts'
import { type Tx, transaction } from '../../../../db/transaction.ts'
import { networkOf, widerNetworkOf } from '../../../../http/rate-limits.ts'
import type { PaymentState, Risk } from '../../../../provider/provider.ts'
import { Refusal } from '../../../../refusal/refusal.ts'
import type { Keys } from '../../../../security/keys.ts'
import { lockPayment, type PaymentRow, updatePayment } from '../card-sql.ts'
import {
  attemptsUntil,
  findCardsOf,
  findIsDemo,
  findProtection,
  insertDecline,
  lockNetworkOfCards,
  type Protection,
} from './attempt-sql.ts'

/** The network that is counted: an IPv4 /24 or an IPv6 /64, as a MAC, because addresses are personal data. */
export function cardNetwork(keys: Keys, ip: string): string {
  const network = networkOf(ip)
  return keys.mac('card network', network.includes(':') ? network : widerNetworkOf(ip)).toString('base64url')
}

async function protectionNow(db: Db): Promise<Protection> {
  const protection = await findProtection(db)
  if (!protection) throw new Error('card_protection has no row')
  return protection
}

const ofShopper = (user_id: string) => ({ column: 'user_id', value: user_id }) as const
const ofCard = (fingerprint: string) => ({ column: 'fingerprint', value: fingerprint }) as const

/** The time at which a shopper can begin the next top-up; undefined if now. */
export async function nextAttemptAt({ db, config }: Pick<Context, 'db' | 'config'>, user_id: string) {
  if (!config.limits) return undefined
  const { shopper_points, card_points, decline_points } = await protectionNow(db)
  const cards = await findCardsOf(db, user_id)
  const times = await Promise.all([
    attemptsUntil(db, ofShopper(user_id), shopper_points, decline_points),
    ...cards.map((card) => attemptsUntil(db, ofCard(card), card_points, decline_points)),
  ])
  return times
    .filter((time) => time !== undefined)
    .sort()
    .at(-1)
}

/**
 * Refuses a further top-up after too many attempts of the shopper, with one of the shopper's cards, or from the network. The
 * caller has locked the shopper.
 * @throws Refusal card_attempts, card_attempts_network
 */
export async function refuseManyAttempts(tx: Tx, config: Context['config'], user_id: string, network: string | null) {
  if (!config.limits) return
  const retry_at = await nextAttemptAt({ db: tx, config }, user_id)
  if (retry_at !== undefined) throw new Refusal('card_attempts', { retry_at })
  if (network === null) return
  await lockNetworkOfCards(tx, network)
  const { network_points, decline_points } = await protectionNow(tx)
  const free_at = await attemptsUntil(tx, { column: 'network', value: network }, network_points, decline_points)
  if (free_at !== undefined) throw new Refusal('card_attempts_network', { retry_at: free_at })
}

/** Counts a declined attempt. Providers that do not tell attempts apart have one per payment. */
export async function countDecline(tx: Tx, payment: PaymentRow, state: PaymentState): Promise<void> {
  if (state.decline_reason === null || state.status === 'paid') return
  const fingerprint = state.instrument?.fingerprint ?? null
  await insertDecline(tx, payment, { attempt_ref: state.attempt_ref ?? 'only', fingerprint })
}

const RISKS: readonly Risk[] = ['normal', 'elevated', 'highest', 'review']

/** Why the protection from stolen cards holds a payment that has arrived; undefined if it does not. */
export async function suspicionOf(tx: Tx, { provider }: PaymentRow, { risk, instrument }: PaymentState) {
  const { review_risk, card_points, decline_points } = await protectionNow(tx)
  if (risk && RISKS.indexOf(risk) >= RISKS.indexOf(review_risk)) return 'risk' as const
  const fingerprint = instrument?.fingerprint
  if (!fingerprint || (await findIsDemo(tx, provider))?.is_demo) return undefined
  // The payment itself is one of the points.
  const until = await attemptsUntil(tx, ofCard(fingerprint), card_points + 1, decline_points)
  return until === undefined ? undefined : ('attempts' as const)
}

/** Whether the page of a payment has to be closed, because the shopper or the network has used up the attempts on it. */
export async function isTestingCards(db: Db, { user_id, provider, status, decline_reason }: PaymentRow) {
  if (status !== 'open' || decline_reason === null || (await findIsDemo(db, provider))?.is_demo) return false
  const { shopper_points, decline_points } = await protectionNow(db)
  return (await attemptsUntil(db, ofShopper(user_id), shopper_points, decline_points)) !== undefined
}

/** Stores that a page was closed after too many declined attempts. A payment that was made on it in time stays credited. */
export const endAttempts = (db: Db, { user_id, payment_id }: PaymentRow): Promise<PaymentRow | undefined> =>
  transaction(db, async (tx) => {
    const payment = await lockPayment(tx, user_id, payment_id)
    if (payment && (payment.status === 'cancelled' || payment.status === 'expired' || payment.status === 'declined'))
      await updatePayment(tx, payment, { status: 'declined', decline_reason: 'too_many_attempts' })
    return lockPayment(tx, user_id, payment_id)
  })

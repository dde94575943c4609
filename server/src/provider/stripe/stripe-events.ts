import type Stripe from 'stripe'
import { clock } from '../../clock.ts'
import { ForgedEvent, type Provider, type ProviderEvent, type ProviderMode } from '../provider.ts'
import { idOf } from './stripe-state.ts'

/** Age of an event after which it may be a repeated message of an attacker. Stripe signs each delivery again. */
const TOLERANCE_S = 300

/** Kinds by the object of the event. */
const KINDS: Record<string, Exclude<ProviderEvent['kind'], 'other'>> = {
  'checkout.session': 'payment',
  payment_intent: 'payment',
  charge: 'payment',
  review: 'payment',
  'radar.early_fraud_warning': 'payment',
  refund: 'refund',
  dispute: 'dispute',
  payout: 'payout',
}

type EventObject = { object: string; id?: string; payment_intent?: string | { id: string } | null }

type Settings = { webhook_secret: string; mode: ProviderMode }

export function readEvent(
  stripe: Stripe,
  { webhook_secret, mode }: Settings,
  ...[headers, body]: Parameters<Provider['readEvent']>
): ProviderEvent {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string') throw new ForgedEvent('The event has no signature')
  const event = verifiedEvent(() =>
    stripe.webhooks.constructEvent(body, signature, webhook_secret, TOLERANCE_S, undefined, clock.now_ms()),
  )
  if (event.livemode !== (mode === 'live')) throw new ForgedEvent(`Event ${event.id} is not of ${mode} mode`)
  return { event_ref: event.id, ...subjectOf(event.data.object as EventObject) } // each of the SDK's types has these fields
}

function verifiedEvent(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct()
  } catch {
    // The SDK's message contains the signed text, which must not reach the log.
    throw new ForgedEvent('The event is not signed by Stripe, or is too old')
  }
}

/** Objects of a payment are replaced by its payment intent, by which the payment can be read. */
function subjectOf({ object, id = '', payment_intent }: EventObject): Pick<ProviderEvent, 'kind' | 'ref'> {
  const kind = KINDS[object]
  if (!kind) return { kind: 'other', ref: id }
  if (kind !== 'payment' || object === 'checkout.session' || object === 'payment_intent') return { kind, ref: id }
  const ref = idOf(payment_intent)
  return ref ? { kind, ref } : { kind: 'other', ref: id }
}

import { expect } from 'vitest'
import type { NewPayment, Provider, ProviderEvent } from '../../../server/src/provider/provider.ts'
import { openStripe } from '../../../server/src/provider/stripe/stripe.ts'
import { cleanUp } from '../../../server/testing/clean-up.ts'
import { openStripeStandIn, type StripeOptions, type StripeStandIn } from '../stripe-stand-in.ts'
import { aPayment } from './a-payment.ts'
import { anEventTaker, type EventTaker } from './event-taker.ts'

export const SECRET_KEY = 'sk_test_shop'
export const WEBHOOK_SECRET = 'whsec_shop'

const LATER_MS = 600_000
const RETRY_MS = 10
const TIMEOUT_MS = 300

/** A shop that takes events, the stand-in, and the provider through the real SDK. */
export type StripeWorld = StripeStandIn &
  Omit<EventTaker, 'events_url'> & {
    stripe: Provider
    /** The deliveries, verified and parsed by the provider. */
    readEvents: () => Promise<ProviderEvent[]>
  }

/** Seconds do not pass by themselves: slow methods settle by `control.settle`. */
export async function aStripeWorld(options: Partial<StripeOptions> = {}): Promise<StripeWorld> {
  const { events_url, ...taker } = await anEventTaker()
  const standIn = await openStripeStandIn({
    events_url,
    webhook_secret: WEBHOOK_SECRET,
    secret_key: SECRET_KEY,
    later_ms: LATER_MS,
    retry_ms: RETRY_MS,
    seed: 1,
    ...options,
  })
  cleanUp(() => standIn.close())
  const stripe = openStripe({
    secret_key: SECRET_KEY,
    webhook_secret: WEBHOOK_SECRET,
    mode: 'test',
    api_url: standIn.url,
    timeout_ms: TIMEOUT_MS,
  })
  const readEvents = () => Promise.all(taker.deliveries.map(({ headers, body }) => stripe.readEvent(headers, body)))
  return { ...standIn, ...taker, stripe, readEvents }
}

/** A payment that was made by a method of the page. */
export async function aPaid(
  { stripe, control }: StripeWorld,
  fields: Partial<NewPayment> = {},
  method: string = 'success',
) {
  const payment = aPayment(fields)
  const { ref, url } = await stripe.createPayment(payment)
  const outcome = control.complete(ref, { method })
  return { ...payment, ref, url, outcome }
}

/** Waits until the shop has got an event of this type. */
export const eventOf = ({ deliveries }: StripeWorld, type: string) =>
  expect.poll(() => deliveries.map(({ body }) => JSON.parse(String(body)).type)).toContain(type)

import { createServer } from 'node:http'
import { expect } from 'vitest'
import type { NewPayment, Provider, ProviderEvent } from '../../../server/src/provider/provider.ts'
import { openStripe } from '../../../server/src/provider/stripe/stripe.ts'
import { cleanUp } from '../../../server/testing/clean-up.ts'
import { openStripeStandIn, type StandInOptions, type StripeStandIn } from '../stripe-stand-in.ts'

export const SECRET_KEY = 'sk_test_shop'
export const WEBHOOK_SECRET = 'whsec_shop'

const HOUR_MS = 3_600_000
const LATER_MS = 600_000
const RETRY_MS = 10
const TIMEOUT_MS = 300

type Delivery = { headers: Record<string, string | string[] | undefined>; body: Buffer }

/** A shop that takes events, the stand-in, and the provider through the real SDK. */
export type StripeWorld = StripeStandIn & {
  stripe: Provider
  /** Events in the order of their arrival. */
  deliveries: Delivery[]
  /** The deliveries, verified and parsed by the provider. */
  readEvents: () => Promise<ProviderEvent[]>
  /** Makes the shop refuse the next deliveries. */
  refuse: (count: number) => void
}

/** Seconds do not pass by themselves: slow methods settle by `control.settle`. */
export async function aStripeWorld(options: Partial<StandInOptions> = {}): Promise<StripeWorld> {
  const deliveries: Delivery[] = []
  let refusals = 0
  const shop = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    if (refusals > 0) {
      refusals--
      response.writeHead(500).end()
      return
    }
    deliveries.push({ headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(200).end()
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const address = shop.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const standIn = await openStripeStandIn({
    events_url: `http://127.0.0.1:${port}/events`,
    webhook_secret: WEBHOOK_SECRET,
    secret_key: SECRET_KEY,
    later_ms: LATER_MS,
    retry_ms: RETRY_MS,
    seed: 1,
    ...options,
  })
  cleanUp(async () => {
    await standIn.close()
    shop.closeAllConnections()
    shop.close()
  })
  const stripe = openStripe({
    secret_key: SECRET_KEY,
    webhook_secret: WEBHOOK_SECRET,
    mode: 'test',
    api_url: standIn.url,
    timeout_ms: TIMEOUT_MS,
  })
  const readEvents = () => Promise.all(deliveries.map(({ headers, body }) => stripe.readEvent(headers, body)))
  const refuse = (count: number) => {
    refusals = count
  }
  return { ...standIn, stripe, deliveries, readEvents, refuse }
}

let count = 0

export function aPayment(fields: Partial<NewPayment> = {}): NewPayment {
  count++
  return {
    payment_id: `payment-${count}`,
    amount_cents: 1_240,
    language: 'en',
    mailbox: 'ada@example.com',
    title: 'Top-up',
    return_url: 'http://127.0.0.1:8080/cardTopUp?payment=1',
    cancel_url: 'http://127.0.0.1:8080/cardTopUp?payment=1&cancelled=1',
    expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
    ...fields,
  }
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

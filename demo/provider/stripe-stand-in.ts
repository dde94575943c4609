// A stand-in of Stripe on loopback, which the real SDK talks to: for tests, and for the demo without the internet.
import { createHmac } from 'node:crypto'
import { openStandIn, type StandIn, type StandInOptions } from './stand-in/stand-in.ts'
import type { Due } from './stand-in/store.ts'
import { answer } from './stripe/api.ts'
import { ApiError } from './stripe/api-error.ts'
import { type Control, controlOf } from './stripe/control.ts'
import { openDispute } from './stripe/disputes.ts'
import { answerBrowser } from './stripe/hosted.ts'
import { failRefund } from './stripe/money.ts'
import { expire, settle } from './stripe/payments.ts'
import { openStripeStore } from './stripe/store.ts'
import type { World } from './stripe/world.ts'

export type StripeOptions = StandInOptions & { webhook_secret: string; secret_key: string }
export type StripeStandIn = StandIn<Control>

const MS = 1_000

export function openStripeStandIn({ webhook_secret, secret_key, ...options }: StripeOptions): Promise<StripeStandIn> {
  const store = openStripeStore(options.data)
  const provider = {
    store,
    messageOf: (event_ref: string) => {
      const event = store.get('event', event_ref)
      if (!event) return undefined
      const body = JSON.stringify(event)
      const taken = () => {
        event.pending_webhooks = 0
      }
      return { body, headers: { 'stripe-signature': signatureOf(body, webhook_secret) }, taken }
    },
    work: doLater,
    answerBrowser,
    answer: (world: World, request: Parameters<typeof answer>[2]) => {
      const { isReplayed, ...reply } = answer(world, secret_key, request)
      const id = `req_${Math.floor(world.random() * 1e12)}`
      return { ...reply, headers: { 'request-id': id, ...(isReplayed && { 'idempotent-replayed': 'true' }) } }
    },
    fault: (status: 503 | 429) => ({
      status,
      body: new ApiError(status, 'Out of service', status === 503 ? { type: 'api_error' } : { code: 'rate_limit' })
        .body,
    }),
    controlOf,
  }
  return openStandIn(provider, options)
}

/** Stripe signs each delivery with its time. */
function signatureOf(body: string, secret: string): string {
  const time = Math.floor(Date.now() / MS)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

function doLater(world: World, { work, id }: Due): void {
  if (work === 'settle') settle(world, id)
  else if (work === 'fail_refund') failRefund(world, id)
  else if (work === 'dispute') openDispute(world, id)
  else {
    const session = world.store.get('checkout.session', id)
    if (session) expire(world, session)
  }
}

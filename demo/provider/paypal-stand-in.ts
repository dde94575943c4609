// A stand-in of PayPal on loopback, which the real SDK talks to: for tests, and for the demo without the internet.
import { randomUUID } from 'node:crypto'
import { answer } from './paypal/api.ts'
import { ApiError } from './paypal/api-error.ts'
import { newSigner, type Signer } from './paypal/certificate.ts'
import { type Control, controlOf } from './paypal/control.ts'
import { answerBrowser } from './paypal/hosted.ts'
import { failRefund, openDispute } from './paypal/money.ts'
import { settle } from './paypal/orders.ts'
import { signatureOf } from './paypal/signature.ts'
import { openPayPalStore, type World } from './paypal/store.ts'
import { type ApiRequest, openStandIn, type StandIn, type StandInOptions } from './stand-in/stand-in.ts'
import type { Due } from './stand-in/store.ts'

export type PayPalOptions = StandInOptions & { client_id: string; client_secret: string; webhook_id: string }
export type PayPalStandIn = StandIn<Control>

/** Keys take a moment to be made, so the stand-ins of a process share them. */
let shared: Signer | undefined
const sharedSigner = (): Signer => {
  shared ??= newSigner()
  return shared
}

export async function openPayPalStandIn(options: PayPalOptions): Promise<PayPalStandIn> {
  const { client_id, client_secret, webhook_id } = options
  const store = openPayPalStore(options.data)
  const signer = sharedSigner()
  const cert_id = `CERT-${randomUUID()}`
  const account = { client_id, client_secret, certificate: signer.certificate }
  const provider = {
    store,
    messageOf: (event_ref: string) => {
      const event = store.get('event', event_ref)
      if (!event) return undefined
      const body = JSON.stringify(event)
      const cert_url = `${standIn.url}/v1/notifications/certs/${cert_id}`
      return { body, headers: signatureOf({ body, webhook_id, cert_url, signer }) }
    },
    work: doLater,
    answerBrowser,
    answer: (world: World, request: ApiRequest) => answer(world, account, request),
    fault: (status: 503 | 429) => ({
      status,
      body: new ApiError(status, status === 503 ? 'SERVICE_UNAVAILABLE' : 'RATE_LIMIT_REACHED').body,
    }),
    controlOf,
  }
  const standIn: PayPalStandIn = await openStandIn(provider, options)
  return standIn
}

function doLater(world: World, { work, id }: Due): void {
  if (work === 'settle') settle(world, id)
  else if (work === 'fail_refund') failRefund(world, id)
  else if (work === 'dispute') openDispute(world, id)
}

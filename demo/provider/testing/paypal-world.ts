import { openPayPal } from '../../../server/src/provider/paypal/paypal.ts'
import type { Provider, ProviderEvent } from '../../../server/src/provider/provider.ts'
import { cleanUp } from '../../../server/testing/clean-up.ts'
import { openPayPalStandIn, type PayPalOptions, type PayPalStandIn } from '../paypal-stand-in.ts'
import { anEventTaker, type EventTaker } from './event-taker.ts'
import { PAYPAL_SECRETS } from './offer-stand-ins.ts'

const LATER_MS = 600_000
const RETRY_MS = 10
const TIMEOUT_MS = 300

/** A shop that takes events, the stand-in, and the provider through the real SDK. */
export type PayPalWorld = PayPalStandIn &
  Omit<EventTaker, 'events_url'> & {
    paypal: Provider
    /** The deliveries, verified and parsed by the provider. */
    readEvents: () => Promise<ProviderEvent[]>
  }

/** Seconds do not pass by themselves: slow methods settle by `control.settle`. */
export async function aPayPalWorld(options: Partial<PayPalOptions> = {}): Promise<PayPalWorld> {
  const { events_url, ...taker } = await anEventTaker()
  const settings = { later_ms: LATER_MS, retry_ms: RETRY_MS, seed: 1 }
  const standIn = await openPayPalStandIn({ events_url, ...PAYPAL_SECRETS, ...settings, ...options })
  cleanUp(() => standIn.close())
  const paypal = openPayPal({ ...PAYPAL_SECRETS, mode: 'test', api_url: standIn.url, timeout_ms: TIMEOUT_MS })
  const readEvents = () => Promise.all(taker.deliveries.map(({ headers, body }) => paypal.readEvent(headers, body)))
  return { ...standIn, ...taker, paypal, readEvents }
}

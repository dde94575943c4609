import type { Provider, ProviderEvent } from '../../../server/src/provider/provider.ts'
import type { CommonControl, Ledger } from '../stand-in/control.ts'
import type { EventTaker } from './event-taker.ts'
import { aPayPalWorld } from './paypal-world.ts'
import { aStripeWorld } from './stripe-world.ts'

/** The outcome after the shopper has chosen a way to pay. */
type Way = 'pays' | 'declined' | 'pays_later' | 'fails_later'

/** The methods of each page by their outcome. */
export const METHODS_BY_WAY = {
  stripe: { pays: 'success', declined: 'declined', pays_later: 'konbini', fails_later: 'bank_fails' },
  paypal: { pays: 'success', declined: 'declined', pays_later: 'bank_later', fails_later: 'bank_fails' },
} as const satisfies Record<Provider['name'], Record<Way, string>>

/** Calls of the stand-ins that all providers have. */
export type Control = CommonControl & {
  complete: (ref: string, choice?: { method?: string }) => unknown
  settle: (ref: string, is_paid?: boolean) => void
  payElsewhere: (amount_cents: number) => string
  openDispute: (ref: string, input?: { is_inquiry?: boolean; amount?: number }) => string
  winDispute: (dispute_ref: string) => void
  loseDispute: (dispute_ref: string) => void
  failRefund: (refund_ref: string) => void
  makePayout: (amount_cents?: number) => string
  endPayout: (payout_ref: string, is_paid?: boolean) => void
  ledger: () => Ledger
}

export type ProviderWorld = Omit<EventTaker, 'events_url'> & {
  provider: Provider
  url: string
  control: Control
  readEvents: () => Promise<ProviderEvent[]>
  /** The shopper pays on the page, and the shop takes the money. */
  pay: (ref: string, way?: Way) => Promise<void>
  close: () => Promise<void>
}

type Options = {
  data?: string
  /** Signs events for another shop. */
  is_foreign?: boolean
}

export const PROVIDER_WORLDS: Record<Provider['name'], (options?: Options) => Promise<ProviderWorld>> = {
  stripe: async ({ is_foreign, ...options } = {}) => {
    const webhook = is_foreign && { webhook_secret: 'whsec_other' }
    const { stripe, ...world } = await aStripeWorld({ ...options, ...webhook })
    return worldOf(stripe, world)
  },
  paypal: async ({ is_foreign, ...options } = {}) => {
    const webhook = is_foreign && { webhook_id: 'WH-OTHER' }
    const { paypal, ...world } = await aPayPalWorld({ ...options, ...webhook })
    return worldOf(paypal, world)
  },
}

function worldOf(provider: Provider, world: Omit<ProviderWorld, 'provider' | 'pay'>): ProviderWorld {
  const pay = async (ref: string, way: Way = 'pays') => {
    world.control.complete(ref, { method: METHODS_BY_WAY[provider.name][way] })
    await provider.capturePayment(ref)
  }
  return { ...world, provider, pay }
}

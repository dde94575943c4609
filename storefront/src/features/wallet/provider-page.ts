import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { CardWay } from '@sampan/contract'

const NAMES: Record<CardWay['provider'], string> = { stripe: 'Stripe', paypal: 'PayPal' }

export const providerName = (provider: CardWay['provider']): string => NAMES[provider]

/** The name of a way to top up: one provider offers cards and wallet apps of all kinds, the other its own account. */
export const wayName = (provider: CardWay['provider'], i18n: I18n): string =>
  provider === 'stripe' ? t(i18n)`Card or wallet app` : NAMES[provider]

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** The provider's page, if the browser may open it: over HTTPS, or on this computer in the demo. */
export function providerPage(address: string | null): URL | undefined {
  const url = address === null ? null : URL.parse(address)
  if (url?.username !== '' || url.password !== '') return undefined
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
  return isSafe ? url : undefined
}

/** The URL of a card top-up in the shop, where the shopper waits for the money. */
export const cardPaymentHref = (payment_id: string): string => `/cardTopUp?payment=${payment_id}`

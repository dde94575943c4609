import type { ProviderAtDesk } from '@sampan/contract'

type ProviderName = ProviderAtDesk['provider']

/** Names of payment providers, equal in all languages. */
export const PROVIDER_TITLES: Readonly<Record<ProviderName, string>> = { stripe: 'Stripe', paypal: 'PayPal' }

export const isProvider = (name: string): name is ProviderName => Object.hasOwn(PROVIDER_TITLES, name)

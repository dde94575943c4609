import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ProviderAtDesk } from '@sampan/contract'

type ProviderName = ProviderAtDesk['provider']
type Mode = ProviderAtDesk['mode']

export const NO_KEYS = { secret_key: '', webhook_secret: '', client_id: '', client_secret: '', webhook_id: '' }
export type Keys = typeof NO_KEYS
export type KeyName = keyof Keys

/** A key of an account at a provider. `begin`: how it begins, if the provider says so. */
type Key = { name: KeyName; label: (i18n: I18n) => string; pattern: RegExp; begin?: string }

const ANY = /^[\x21-\x7e]{8,}$/

/** The keys that an owner copies from the provider; the first is the one by which owners recognise the account. */
export const KEYS: Record<ProviderName, readonly Key[]> = {
  stripe: [
    {
      name: 'secret_key',
      label: (i18n) => t(i18n)`Secret key`,
      pattern: /^(sk|rk)_(test|live)_[\x21-\x7e]+$/,
      begin: 'sk_test_, sk_live_, rk_test_, rk_live_',
    },
    {
      name: 'webhook_secret',
      label: (i18n) => t(i18n)`Signing secret of the events`,
      pattern: /^whsec_[\x21-\x7e]{2,}$/,
      begin: 'whsec_',
    },
  ],
  paypal: [
    { name: 'client_id', label: (i18n) => t(i18n)`Client ID`, pattern: ANY },
    { name: 'client_secret', label: (i18n) => t(i18n)`Client secret`, pattern: ANY },
    { name: 'webhook_id', label: (i18n) => t(i18n)`Webhook ID`, pattern: ANY },
  ],
}

export const hasKeys = (keys: Keys): boolean => Object.keys(NO_KEYS).some((name) => keys[name as KeyName].trim() !== '')

const KEY_LIMIT = 300

function keyFault(key: string, { pattern, begin }: Key, i18n: I18n): string | undefined {
  const maxLength = KEY_LIMIT
  if (key === '') return t(i18n)`Required`
  if (key.length > maxLength) return t(i18n)`Use at most ${maxLength} characters`
  if (pattern.test(key)) return undefined
  return begin ? t(i18n)`Begins with ${begin}` : t(i18n)`Copy it as the provider shows it`
}

/** The faults of the keys that are sent. */
export function keyFaults(name: ProviderName, keys: Keys, i18n: I18n): Partial<Keys> {
  const faults: Partial<Keys> = {}
  for (const key of KEYS[name]) {
    const fault = keyFault(keys[key.name].trim(), key, i18n)
    if (fault) faults[key.name] = fault
  }
  return faults
}

/** The keys as they are sent. PayPal's do not show their mode. */
export function keysToSend(name: ProviderName, keys: Keys, mode: Mode): Partial<Keys & { mode: Mode }> {
  const entered = Object.fromEntries(KEYS[name].map((key) => [key.name, keys[key.name].trim()]))
  return { ...entered, ...(name === 'paypal' && { mode }) }
}

/** The mode of the keys; undefined while the typed key does not show it. */
export function modeOf(name: ProviderName, keys: Keys, mode: Mode): Mode | undefined {
  if (name === 'paypal') return hasKeys(keys) ? mode : undefined
  const [, found] = /^(?:sk|rk)_(live|test)_/.exec(keys.secret_key.trim()) ?? []
  return found as Mode | undefined // one of the two
}

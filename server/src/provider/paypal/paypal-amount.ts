import type { Money } from '@paypal/paypal-server-sdk'

/** Currencies that PayPal takes in whole units. */
const WHOLE = ['HUF', 'JPY', 'TWD']
const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

export const dollars = (cents: number): Money => ({
  currencyCode: 'USD',
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
})

/** An amount in the smallest unit of its currency. @throws Error for an amount with more digits than the currency has. */
export function minorOf({ value, currencyCode }: Money): number {
  const [, sign, whole, fraction = ''] = AMOUNT.exec(value) ?? []
  if (whole === undefined || (WHOLE.includes(currencyCode) && Number(fraction) > 0))
    throw new Error(`PayPal reports the amount ${value} ${currencyCode}`)
  const minor = WHOLE.includes(currencyCode) ? Number(whole) : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** US cents; null for another currency, and if there is no amount. */
export const centsOf = (money: Money | undefined): number | null =>
  money?.currencyCode === 'USD' ? minorOf(money) : null

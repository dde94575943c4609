/**
 * Money as text, by string arithmetic: Intl differs in spaces and signs between Node and browsers, and a page rendered
 * on the server must match the browser's exactly. All amounts are whole US cents.
 */
const MINUS = '\u2212'

export type MoneyParts = { sign: string; whole: string; rest: string }

/** `-112300` → `{ sign: '−$', whole: '1,123', rest: '.00' }`. `signed` adds a plus sign to positive amounts. */
export function moneyParts(cents: number, signed = false): MoneyParts {
  const size = Math.abs(Math.trunc(cents))
  const digits = String(size).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  const before = cents < 0 ? MINUS : signed && cents > 0 ? '+' : ''
  return { sign: `${before}$`, whole, rest: `.${digits.slice(-2)}` }
}

/** `123456` → `$1,234.56`, `-5` → `−$0.05`. */
export function moneyText(cents: number, { signed = false } = {}): string {
  const { sign, whole, rest } = moneyParts(cents, signed)
  return sign + whole + rest
}

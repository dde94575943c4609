// Parses amounts. Separate from money-text.ts, because only forms need to parse, while every price needs formatting.

/** Keeps only a leading minus, digits, one point and two decimals of a typed or pasted amount. */
export function cleanMoney(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\u2212\u30fc]/g, '-')
    .replace(/[\u3002]/g, '.')
  const sign = plain.trimStart().startsWith('-') ? '-' : ''
  const [whole = '', ...decimals] = plain.replace(/[^\d.]/g, '').split('.')
  const point = decimals.length > 0 ? '.' : ''
  return sign + whole.replace(/^0+(?=\d)/, '').slice(0, 12) + point + decimals.join('').slice(0, 2)
}

/** The cents of a typed amount; null while it has no digit. */
export function parseMoney(typed: string): number | null {
  const text = cleanMoney(typed)
  const [whole = '', decimals = ''] = text.replace('-', '').split('.')
  if (whole === '' && decimals === '') return null
  const cents = Number(whole + decimals.padEnd(2, '0'))
  return text.startsWith('-') ? -cents : cents
}

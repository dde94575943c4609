import type { FileCurrency } from '@sampan/contract/rules'

/** Signs and codes that stand next to a price. A yen sign is also the sign of the yuan. */
const SIGNS: readonly [RegExp, readonly FileCurrency[]][] = [
  [/^(?:us\$|\$|usd)|(?:us\$|\$|usd)$/i, ['USD']],
  [/^(?:cny|rmb|元|人民币)|(?:cny|rmb|元|人民币)$/i, ['CNY']],
  [/^(?:jpy|円)|(?:jpy|円)$/i, ['JPY']],
  [/^[¥￥]|[¥￥]$/, ['CNY', 'JPY']],
  [/^(?:krw|₩|￦)|(?:krw|₩|￦|원)$/i, ['KRW']],
  [/^(?:thb|฿)|(?:thb|฿|บาท)$/i, ['THB']],
  [/^(?:eur|€)|(?:eur|€)$/i, ['EUR']],
  [/^(?:gbp|£)|(?:gbp|£)$/i, ['GBP']],
]

const signIn = (cell: string) => SIGNS.find(([sign]) => sign.test(cell))

/** The currency that a price names; undefined if it names none, or one of several. */
export function currencyIn(cell: string): FileCurrency | undefined {
  const currencies = signIn(cell.trim())?.[1] ?? []
  return currencies.length === 1 ? currencies[0] : undefined
}

/**
 * A price without the sign of the file's currency. The sign of another currency stays, so that the price cannot be read:
 * it would be misread otherwise.
 */
export function withoutSign(cell: string, currency: FileCurrency): string {
  // Magento writes four decimals.
  const text = cell.trim().replace(/([.,]\d\d)00$/, '$1')
  const [sign, currencies] = signIn(text) ?? []
  return sign && currencies?.includes(currency) ? text.replace(sign, '').trim() : text
}

/** The currency that a heading names, such as `单价（元）` or `Price (EUR)`. */
export const currencyOfHeading = (heading: string): FileCurrency | undefined =>
  currencyIn(
    heading
      .normalize('NFKC')
      .replace(/[\s()[\]:：]+/g, ' ')
      .trim(),
  )

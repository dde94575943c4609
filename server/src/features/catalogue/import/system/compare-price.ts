import type { FileCurrency } from '@sampan/contract/rules'
import { readAmount } from '@sampan/contract/typed-number'
import { withoutSign } from './file-amount.ts'
import { NO, type Row, type SourceSheet } from './source-rows.ts'
import type { Variant } from './variant.ts'

/** The first compare-at or regular price that is above its price. The shop itself has not sold at it. */
export function comparePrice(variants: readonly Variant[], { mapping }: SourceSheet): string {
  for (const { row } of variants) {
    const sale = salePrice(row, mapping.currency)
    const isReduced = sale !== '' && row.all('sale_dates').length === 0
    const compared = isReduced ? row.get('price') : row.get('compare_price')
    const price = isReduced ? sale : row.get('price')
    if (
      compared !== '' &&
      centsIn(withoutSign(compared, mapping.currency)) > centsIn(withoutSign(price, mapping.currency))
    )
      return withoutSign(compared, mapping.currency)
  }
  return ''
}

/** The sale price; empty if there is none: some systems write 0, or switch it off in a column next to it. */
export function salePrice(row: Row, currency: FileCurrency): string {
  const sale = row.get('sale_price')
  const isOff = NO.test(row.get('sale_switch')) || centsIn(withoutSign(sale, currency)) === 0
  return isOff ? '' : sale
}

/** The amount of a cell for a comparison; -1 if it cannot be read. */
function centsIn(cell: string): number {
  const reading = readAmount(cell)
  if (reading.state === 'ambiguous') return reading.grouped_value
  return reading.state === 'read' ? reading.value : -1
}

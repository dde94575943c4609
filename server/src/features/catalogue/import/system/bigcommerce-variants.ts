import { dollars } from '@sampan/contract/csv-text'
import { readAmount } from '@sampan/contract/typed-number'
import type { Row } from './source-rows.ts'
import type { Variant } from './variant.ts'

/** A sign in front of an option, such as `[RB]` for radio buttons. */
const SIGN = /[,;\s]*\[[A-Z0-9]{1,4}\]/
/** The colour of a swatch behind its name: `Red:#ff0000` or `Red[#FF0000]`. */
const SWATCH = /\s*(?::#[0-9a-f|#:]+|\[#[^\]]*\])$/i

const kindOf = (row: Row) => row.get('row_kind').trim().toLowerCase()

/** Rows that belong to the product above them. */
export const isPartOfProduct = (row: Row): boolean => /^(?:sku|variant|rule|image|video)$/.test(kindOf(row))

/**
 * The options of a row in one cell: `[RB]Size=S,[CS]Color=Red`, or `Type=Swatch|Name=Color|Value=Red`. A cell that
 * cannot be read becomes an option without a value, which the check reports.
 */
function optionsInCell(cell: string): [string, string][] {
  if (/(?:^|\|)Name=/i.test(cell))
    return cell
      .split(/(?=Type=)/i)
      .filter(Boolean)
      .map((part) => {
        const [, name = '', value = ''] = /(?:^|\|)Name=([^|]*)\|Value=([^|;]*)/i.exec(part) ?? []
        return [name.trim() || part, value.replace(SWATCH, '').trim()]
      })
  return cell
    .split(SIGN)
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf('=')
      return at < 0
        ? [part, '']
        : [
            part.slice(0, at).trim(),
            part
              .slice(at + 1)
              .replace(SWATCH, '')
              .trim(),
          ]
    })
}

/**
 * The SKUs of a product whose row is followed by rows of SKUs and of rules. They have the price of the product, unless
 * they or a rule with their number have another one. Undefined for a product without rows of SKUs.
 */
export function bigCommerceVariants(rows: readonly Row[]): Variant[] | undefined {
  const [product] = rows
  const skus = rows.filter((row) => kindOf(row) === 'sku' || kindOf(row) === 'variant')
  const rules = rows.filter((row) => kindOf(row) === 'rule')
  if (!product || (skus.length === 0 && rules.length === 0)) return undefined
  const numbers = new Set(skus.map((row) => row.get('article_number')))
  const variants = skus.map((row) => {
    const rule = rules.find(
      (one) => one.get('article_number') !== '' && one.get('article_number') === row.get('article_number'),
    )
    return variantOf(row, product, rule)
  })
  // A rule for other SKUs or for options is not understood: its cell is reported.
  const others = rules.filter(
    (row) => !numbers.has(row.get('article_number')) && (row.get('price') || row.get('weight_kg')),
  )
  return [
    ...variants,
    ...others.map((row) => ({
      row: row.with({ price: row.get('price') || 'rule' }),
      options: [],
      article_number: '',
      isCounted: true,
    })),
  ]
}

function variantOf(row: Row, product: Row, rule: Row | undefined): Variant {
  const own = row.get('price')
  const base = own || product.get('price')
  const changed = rule?.get('price') ?? ''
  const price = changed === '' ? base : afterRule(changed, base)
  const isBase = changed === '' && own === ''
  return {
    row: row.with({
      price,
      sale_price: row.get('sale_price') || (isBase ? product.get('sale_price') : ''),
      compare_price: row.get('compare_price') || (isBase ? product.get('compare_price') : ''),
      cost: row.get('cost') || product.get('cost'),
      ...(rule && NO_SALE.test(rule.get('status')) && { status: 'no' }),
    }),
    options: optionsInCell(row.get('options') || row.get('title')),
    article_number: row.get('article_number'),
    isCounted: true,
  }
}
const NO_SALE = /^(?:n|no|false|0)$/i

/** The price after a rule such as `[FIXED]49`, `[ADD]5` or `[REMOVE]5`; the rule itself if it cannot be read. */
function afterRule(rule: string, base: string): string {
  const [, kind = '', number = ''] = /^\[(fixed|add|remove)\]\s*([\d.]+)$/i.exec(rule.trim()) ?? []
  const [amount, before] = [readAmount(number), readAmount(base)]
  if (/^[\d.,]+$/.test(rule.trim())) return rule.trim()
  if (kind === '' || amount.state !== 'read') return rule
  if (kind.toLowerCase() === 'fixed') return number
  if (before.state !== 'read') return rule
  return dollars(kind.toLowerCase() === 'add' ? before.value + amount.value : before.value - amount.value)
}

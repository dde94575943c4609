import { cents, type TaxPart } from '@sampan/contract'
import type { TaxGap } from '@sampan/contract/rules'
import { type Destination, type Rule, ruleFor } from './tax-book-rules.ts'
import { type Line, moneyOf } from './tax-scheme-rules.ts'
import { inCents, spread } from './tax-sum-rules.ts'

type Sum = { rate_1000: number | null; amount_cents: number; value_cents?: number }

/**
 * A part of a line, with the shares of the tax on goods, freight and charges.
 * @param is_contained whether the prices of goods and freight contain the tax.
 */
export function partOf(
  kind: TaxPart['kind'],
  at: TaxPart['at'],
  { rule_id, revision, name }: Rule,
  { rate_1000, amount_cents, value_cents }: Sum,
  bases: { goods: number; freight: number; charges: number } = { goods: 1, freight: 0, charges: 0 },
  is_contained = false,
): TaxPart {
  const [goods = 0, freight = 0, charges = 0] = spread(amount_cents, [bases.goods, bases.freight, bases.charges])
  return {
    kind,
    name: name ?? 'duty',
    ...{ at, rule_id, revision, rate_1000 },
    amount_cents: cents(amount_cents),
    ...{ goods_cents: cents(goods), freight_cents: cents(freight), charges_cents: cents(charges) },
    value_cents: value_cents === undefined ? null : cents(value_cents),
    // The tax on charges is never contained in a price, because the charges are not.
    added_cents: cents(at === 'arrival' ? 0 : is_contained ? charges : amount_cents),
  }
}

/** The tax rules of a line, one of each name. At least one has to exist: a rate of zero is a rule, too. */
export function taxesOf(destination: Destination, line: Line): Rule[] | TaxGap {
  const rules: Rule[] = []
  for (const shelf of destination.taxes.values()) {
    const rule = ruleFor(shelf, line)
    if (typeof rule === 'string') return rule
    if (rule) rules.push(rule)
  }
  return rules.length === 0 ? 'rule' : rules
}

/**
 * The charges of lines that one scheme collects. Lines with the same HS code of six digits are one item, whose charge is
 * split by net value.
 */
export function chargesOf(
  destination: Destination,
  lines: readonly Line[],
  at: TaxPart['at'],
): TaxPart[][] | { line: number; gap: TaxGap } {
  const parts: TaxPart[][] = lines.map(() => [])
  for (const shelf of destination.charges.values()) {
    const charged = new Map<string, { rule: Rule; members: number[] }>()
    for (const [index, line] of lines.entries()) {
      const rule = ruleFor(shelf, line)
      if (typeof rule === 'string') return { line: index, gap: rule }
      if (!rule || (rule.collects !== null && rule.collects !== at)) continue
      if (rule.per === 'item' && line.hs_code === null) return { line: index, gap: 'hs_code' }
      const unit = `${rule.rule_id} ${rule.per === 'item' ? line.hs_code?.slice(0, 6) : ''}`
      const item = charged.get(unit)
      if (item) item.members.push(index)
      else charged.set(unit, { rule, members: [index] })
    }
    for (const { rule, members } of charged.values()) {
      const money = moneyOf(destination, rule)
      if (!money) return { line: members[0] ?? 0, gap: 'exchange_rate' }
      const shares = spread(
        inCents(money),
        members.map((index) => lines[index]?.net_cents ?? 0),
      )
      for (const [index, member] of members.entries())
        parts[member]?.push(partOf('charge', at, rule, { rate_1000: null, amount_cents: shares[index] ?? 0 }))
    }
  }
  return parts
}

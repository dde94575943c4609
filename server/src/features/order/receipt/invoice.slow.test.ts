// Recomputes the taxes of the invoices and credit notes of random orders and refunds in SQL, from the stored parts and sums.
import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCheckout, benefits, performAction, refundAction, type Taxed } from '../../../../testing/refund-actions.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { clock } from '../../../clock.ts'

// The rules of the examples change with the day.
clock.now_ms = () => Date.UTC(2026, 9, 15, 12)

const shop = await aShop({ max: 10 })
const owner = await anOperator(shop)
const csv = (await readFile(new URL('../../../../testing/tax/example-rules.csv', import.meta.url), 'utf8'))
  // British prices contain the tax.
  .replace(/^(gb-sale,.*)tax_freight tax_duty registration/m, '$1prices tax_freight tax_duty registration')
// Before there is a second operator, who would have to agree.
await owner.call('POST /api/admin/tax/import', { body: { csv } })
const desk = [owner, await anOperator(shop)] as const

const seed = process.env.TAX_SEED ? { seed: Number(process.env.TAX_SEED) } : {}

/** A tax on top of the price and on charges, and a tax in the price. All goods of an order have one rate. */
const taxed = fc.constantFrom<Taxed>(
  { country: 'DE', facts: { hs_code: '847160', origin_country: 'CN' } },
  { country: 'GB', facts: { hs_code: '847160', origin_country: 'CN' } },
)

/** Each document with its tax, what bears it, and its charges: everything that is no added tax or charge, less a contained tax. */
const documents = (order_id: string) => sql<{
  receipt_id: string
  tax: number
  net: number
  charges: number
  local: number
}>`
  with moved as (
    select receipt_id, part.kind as part_kind, coalesce(back.amount_cents, part.amount_cents) as amount,
      coalesce(back.added_cents, part.added_cents) as added
    from receipt join order_item on order_item.order_id = receipt.order_id
      join order_tax_part as part on part.order_item_id = order_item.order_item_id and at = 'checkout'
      left join refund_tax_part as back on back.refund_id = receipt.receipt_id
        and back.order_item_id = part.order_item_id and back.position = part.position
    where receipt.order_id = ${order_id} and (receipt.kind = 'receipt' or back.refund_id is not null)
  ), summed as (
    select receipt_id, coalesce(sum(amount) filter (where part_kind = 'tax'), 0) as tax,
      coalesce(sum(amount - added) filter (where part_kind = 'tax'), 0) as included,
      coalesce(sum(amount) filter (where part_kind <> 'tax'), 0) as charges
    from receipt left join moved using (receipt_id) where order_id = ${order_id} group by receipt_id
  )
  select receipt_id, tax::bigint as tax, charges::bigint as charges,
    (total_cents - tax_cents + charges - included)::bigint as net,
    round(tax * 10000 * 100 / (exchange_rates ->> case country when 'DE' then 'EUR' else 'GBP' end)::numeric)::bigint as local
  from summed join receipt using (receipt_id) join order_tax on order_tax.order_id = receipt.order_id
  order by receipt_id`

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

test('the invoices and credit notes of random orders have the taxes that SQL computes', async () => {
  const story = fc.record({
    of_size: benefits,
    taxed,
    actions: fc.array(refundAction, { minLength: 2, maxLength: 8 }),
  })
  let notes = 0
  await fc.assert(
    fc.asyncProperty(story, async ({ of_size, taxed, actions }) => {
      const checkout = await aCheckout(shop, of_size, taxed)
      for (const one of actions) await performAction(shop, desk, checkout, one)
      for (const order_id of checkout.order_ids) {
        const { receipt, credit_notes } = (
          await checkout.buyer.call('GET /api/order/receipts', { query: { order_id } })
        ).data
        notes += credit_notes.length
        const issued = [receipt, ...credit_notes].map(({ receipt_id, invoice }) => ({
          receipt_id,
          tax: sumOf((invoice?.rates ?? []).map((rate) => rate.tax_cents)),
          net: sumOf((invoice?.rates ?? []).map((rate) => rate.net_cents)),
          charges: sumOf((invoice?.charges ?? []).map((charge) => charge.amount_cents)),
          local: sumOf((invoice?.rates ?? []).map((rate) => rate.local_tax ?? Number.NaN)),
        }))
        const expected = (await documents(order_id).execute(shop.db)).rows
        const byId = (one: { receipt_id: string }, other: { receipt_id: string }) =>
          one.receipt_id < other.receipt_id ? -1 : 1
        // A credit note of freight alone returns no tax, so that it has no rate and nothing that bears one.
        const withTax = issued.filter(({ net }) => net !== 0).map(({ receipt_id }) => receipt_id)
        expect(issued.sort(byId).filter(({ net }) => net !== 0)).toEqual(
          expected.filter(({ receipt_id }) => withTax.includes(receipt_id)),
        )
        for (const { receipt_id, tax } of expected) if (!withTax.includes(receipt_id)) expect(tax).toBe(0)
      }
    }),
    { numRuns: Number(process.env.TAX_RUNS ?? 20), ...seed },
  )
  expect(notes).toBeGreaterThan(0)
})

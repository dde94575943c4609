import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Phone } from '../open-browser.ts'
import type { OpenShop } from '../open-shop.ts'
import { aBuyer, type Buyer, theDesk } from '../people.ts'

/** The day of the demo's rules. */
const AS_OF = '2026-11-28'
/** Columns of the file of rules. No column before the source contains a comma. */
const [VALID_FROM, VALID_UNTIL, REGISTRATION] = [23, 24, 25]
const FOREVER = '2020-01-01'

const REGISTRATIONS: Record<string, string> = {
  'eu-ioss': 'IM0000000000',
  'gb-sale': 'GB000000000',
  'au-sale': '83 914 571 673',
  'us-ca-sales-tax': 'CA permit',
}

/**
 * Enters registration numbers in the demo's rules of taxes, by their file, as an operator does. The rules of the demo's
 * day apply on all days afterwards, so that a test does not depend on the date.
 */
export async function openCountries(shop: OpenShop, registrations = REGISTRATIONS): Promise<void> {
  const desk = await theDesk(shop)
  const { text } = await desk('GET /api/admin/tax/export', { query: {} })
  const [heading = '', ...lines] = text.trim().split('\n')
  const rules = lines.map((line) => line.split(','))
  const applies = (rule: string[]) => {
    const [from = '', until = ''] = [rule[VALID_FROM], rule[VALID_UNTIL]]
    return from <= AS_OF && (until === '' || until >= AS_OF)
  }
  for (const [rule_id = ''] of rules.filter((rule) => !applies(rule)))
    await desk('POST /api/admin/tax/remove', { body: { rule_id, revision: 1 } })
  const undated = rules.filter(applies).map((rule) => {
    const registration = registrations[rule[0] ?? ''] ?? ''
    return rule.with(VALID_FROM, FOREVER).with(VALID_UNTIL, '').with(REGISTRATION, registration).join(',')
  })
  const reply = await desk('POST /api/admin/tax/import', { body: { csv: [heading, ...undated].join('\n') } })
  expect(reply.outcome).toBe('done')
}

export type Goods = { product_id: string; hs_code: string; origin_country: string; price_cents: number }

/**
 * Sets the facts of goods on which their taxes depend, and a freight of their shop to a country.
 * @returns a SKU of the product that can be bought
 */
export async function priceGoods(
  shop: OpenShop,
  { product_id, price_cents, ...facts }: Goods,
  { country, freight_cents }: { country: string; freight_cents: number },
): Promise<string> {
  const db = shop.database()
  const { shop_id } = await db
    .updateTable('product')
    .set(facts)
    .where('product_id', '=', product_id)
    .returning('shop_id')
    .executeTakeFirstOrThrow()
  await db.updateTable('sku').set({ price_cents }).where('product_id', '=', product_id).execute()
  const days = { handling_days: 1, transit_days_min: 3, transit_days_max: 6 }
  const sums = { base_cents: freight_cents, each_further_cents: 0, free_from_cents: null }
  await db
    .insertInto('freight_rule')
    .values({ shop_id, country, ...sums, ...days })
    .onConflict((conflict) => conflict.columns(['shop_id', 'country', 'service']).doUpdateSet(sums))
    .execute()
  const skus = await shop.call()('GET /api/product/stock', { query: { product_id } })
  return skus.find(({ stock }) => stock > 1)?.sku_id ?? ''
}

const PLACES: Record<string, { postcode: string; region?: string }> = {
  AU: { postcode: '2000' },
  DE: { postcode: '10115' },
  GB: { postcode: 'SW1A 1AA' },
  JP: { postcode: '107-0062' },
  KR: { postcode: '04524' },
  TH: { postcode: '10110' },
  US: { postcode: '94103', region: 'US-CA' },
}

/** Adds an address in a country, as the default address. */
export async function addAddressIn(shop: OpenShop, { call }: Pick<Buyer, 'call'>, country: string, is_default = true) {
  const { postcode = '', region } = PLACES[country] ?? {}
  const areas = await shop.call()('GET /api/area', { query: { country } })
  const state = areas.find(({ code }) => region === undefined || code === region)
  const area = [state, state?.children?.[0], state?.children?.[0]?.children?.[0]]
  const needs_city = (await shop.call()('GET /api/area', { query: {} })).find(
    ({ code }) => code === country,
  )?.needs_city
  const { id } = await call('POST /api/user/address_add', {
    body: {
      ...{ addressee: 'Robin Reed', mobile: '+66812345678', country, postcode, is_default },
      area: area.flatMap((one) => (one ? [one.code] : [])),
      ...(needs_city && { city: 'Harbour Town' }),
      ...{ detailed_address: '7 Quay Street', tag: 'home' },
    },
  })
  return id
}

/** A shopper with a payment code and money, whose only address is in a country. */
export async function aBuyerIn(shop: OpenShop, country: string): Promise<Buyer> {
  const buyer = await aBuyer(shop, 100_000)
  const address_id = await addAddressIn(shop, buyer, country)
  await buyer.call('GET /api/user/address_del', { query: { id: buyer.address_id } })
  return { ...buyer, address_id }
}

/** The sums on the current screen as screen readers read them, for example "Freight $9.00". */
export const sumsOn = ({ page }: Pick<Phone, 'page'>, within = 'main'): Promise<string[]> =>
  page
    .locator(within)
    .locator('dl > div')
    .filter({ visible: true })
    .evaluateAll((rows) =>
      rows.map((row) => {
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
        const words: string[] = []
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          if (!text.parentElement?.closest('[aria-hidden=true]')) words.push(text.nodeValue ?? '')
        return words.join(' ').replaceAll(/\s+/g, ' ').trim()
      }),
    )

/** The taxes that the shop owes according to the ledger, in cents by account: country and kind. */
export async function owedTaxes(shop: OpenShop): Promise<Record<string, number>> {
  const { rows } = await sql<{ code: string; owed: number }>`
    select code, ledger_summed_balance(code)::int as owed from ledger_account where code like 'taxes:%'`.execute(
    shop.database(),
  )
  return Object.fromEntries(rows.map(({ code, owed }) => [code, owed]))
}

// Purchases for several countries, from the product's page to the receipt. The sums of each case were calculated by hand
// from the rates of its country, in US cents. Limits in other currencies are at the demo's rates: EUR 1.16, GBP 1.33,
// AUD 0.66, JPY 0.0065.
import { moneyText } from '@sampan/contract/money-text'
import { expect, test } from 'vitest'
import { aPhone, open, type Phone } from '../open-browser.ts'
import { PAYMENT_CODE } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import { addToCart, button, enterCode, expectToast, link, placeOrder, seeTitle, sentence, signedIn } from '../steps.ts'
import { aBuyerIn, type Goods, openCountries, owedTaxes, priceGoods, sumsOn } from './tax-world.ts'

const { shop, browser } = await openShopAndBrowser()
await openCountries(shop)

type Case = {
  goods: Goods
  country: string
  freight_cents: number
  /** Added at checkout. */
  added_cents: number
  total_cents: number
  arrival_cents: number
  /** The limit above which taxes are due on arrival. */
  limit?: string
  /** Lines of the receipt about duties, charges and the taxes by rate, these also in the destination's currency. */
  receipt: string[]
  /** The taxes that the shop owes the country afterwards, by kind. */
  owed: Record<string, number>
  /** Added for the country without a region, as on the product's page. */
  product_added_cents?: number
}
const keyboard = { product_id: 'keyboard', hs_code: '847160', origin_country: 'CN' }
const handbag = { product_id: 'handbag-box', hs_code: '420221', origin_country: 'CN' }
const scarf = { product_id: 'scarf-check', hs_code: '621420', origin_country: 'CN' }
const backpack = { product_id: 'backpack', hs_code: '420292', origin_country: 'CN' }
const tote = { product_id: 'tote-quilted', hs_code: '420222', origin_country: 'JP' }
const headphones = { product_id: 'headphones', hs_code: '851830', origin_country: 'CN' }

const CASES: Record<string, Case> = {
  // EUR 3 + EUR 2 = 348 + 232 for the item; 19 % of 7,900 + 900 + 580 = 1,782.20.
  'Germany up to EUR 150': {
    ...{ goods: { ...keyboard, price_cents: 7_900 }, country: 'DE', freight_cents: 900 },
    ...{ added_cents: 348 + 232 + 1_782, total_cents: 11_162, arrival_cents: 0 },
    receipt: ['Customs duty $3.48', 'Handling fee $2.32', 'VAT 19% on $93.80 $17.82 EUR 15.36'],
    owed: { 'taxes:DE:charge': 580, 'taxes:DE:tax': 1_782 },
  },
  // One cent above 174.00. Duty 3 % of 18,901 = 567.03, fee 232; 19 % of 18,901 + 567 + 232 = 3,743.
  'Germany above EUR 150': {
    ...{ goods: { ...handbag, price_cents: 17_401 }, country: 'DE', freight_cents: 1_500 },
    ...{ added_cents: 0, total_cents: 18_901, arrival_cents: 567 + 232 + 3_743, limit: '€150' },
    ...{ receipt: [], owed: {} },
  },
  // 20 % of 13,500.
  'the United Kingdom up to GBP 135': {
    ...{ goods: { ...scarf, price_cents: 12_000 }, country: 'GB', freight_cents: 1_500 },
    ...{ added_cents: 2_700, total_cents: 16_200, arrival_cents: 0 },
    receipt: ['VAT 20% on $135.00 $27.00 GBP 20.30'],
    owed: { 'taxes:GB:tax': 2_700 },
  },
  // Duty 17.6 + 12.5 + 25 % of 6,000 = 3,306; California 7.25 % of 6,000 = 435.
  California: {
    ...{ goods: { ...backpack, price_cents: 6_000 }, country: 'US', freight_cents: 1_000 },
    ...{ added_cents: 3_306 + 435, total_cents: 10_741, arrival_cents: 0, product_added_cents: 3_306 },
    receipt: ['Customs duty $33.06', 'Sales tax 7.25% on $60.00 $4.35'],
    owed: { 'taxes:US:duty': 3_306, 'taxes:US:tax': 435 },
  },
  // 60 % of 20,000 = JPY 18,461: duty 6.6 % of 18,000 = 1,188, so 1,100; tax 7.8 % of 19,000 = 1,482, so 1,400, and
  // 22/78 of it = 394, so 300. JPY 2,800 are 1,820 cents.
  'Japan above the relief': {
    ...{ goods: { ...scarf, price_cents: 20_000 }, country: 'JP', freight_cents: 1_500 },
    ...{ added_cents: 0, total_cents: 21_500, arrival_cents: 1_820, limit: '¥16,666' },
    ...{ receipt: [], owed: {} },
  },
  // 8 % of 20,000 = 1,600; 10 % of 21,600 = 2,160.
  'Korea above USD 150': {
    ...{ goods: { ...tote, price_cents: 18_000 }, country: 'KR', freight_cents: 2_000 },
    ...{ added_cents: 0, total_cents: 20_000, arrival_cents: 3_760, limit: '$150' },
    ...{ receipt: [], owed: {} },
  },
  // 30 % of 3,600 = 1,080; 7 % of 4,680 = 327.60.
  Thailand: {
    ...{ goods: { ...scarf, price_cents: 3_000 }, country: 'TH', freight_cents: 600 },
    ...{ added_cents: 0, total_cents: 3_600, arrival_cents: 1_408 },
    ...{ receipt: [], owed: {} },
  },
  // 10 % of 9,900.
  'Australia up to AUD 1,000': {
    ...{ goods: { ...headphones, price_cents: 9_000 }, country: 'AU', freight_cents: 900 },
    ...{ added_cents: 990, total_cents: 10_890, arrival_cents: 0 },
    receipt: ['GST 10% on $99.00 $9.90 AUD 15.00'],
    owed: { 'taxes:AU:tax': 990 },
  },
}

const [TAXES, ON_ARRIVAL] = ['Taxes and duties', 'None on arrival']

/** The lines of the sums at checkout and of the order. */
const linesOf = ({ goods, freight_cents, added_cents, arrival_cents, total_cents }: Case) => [
  `Items ${moneyText(goods.price_cents)}`,
  `Freight ${moneyText(freight_cents)}`,
  ...(added_cents > 0 ? [`${TAXES} ${moneyText(added_cents)}`] : []),
  ...(arrival_cents > 0 ? [`${TAXES} About ${moneyText(arrival_cents)} on arrival`] : []),
  ...(added_cents + arrival_cents > 0 ? [] : [`${TAXES} ${ON_ARRIVAL}`]),
  `Total ${moneyText(total_cents)}`,
]

/** The sentence at products and in the cart. */
const lineOf = (phone: Phone, added_cents: number, arrival_cents: number) => {
  const [now, amount] = [moneyText(added_cents), moneyText(arrival_cents)]
  if (arrival_cents > 0) return sentence(phone, 'About {amount} in taxes and duties on arrival', { amount })
  return added_cents > 0
    ? sentence(phone, 'Plus {now} in taxes and duties, nothing on arrival', { now })
    : sentence(phone, 'Nothing to pay on arrival')
}

/** Whether something is due on arrival, and why. */
const arrivalSentence = ({ arrival_cents, limit }: Case) =>
  arrival_cents === 0
    ? 'There’s nothing to pay on arrival.'
    : limit === undefined
      ? 'Customs or the carrier collects about {amount} in taxes and duties on arrival. The total doesn’t include them.'
      : 'Customs or the carrier collects about {amount} in taxes and duties on arrival, because the items are worth more than {most}. The total doesn’t include them.'

async function buy(phone: Phone, one: Case): Promise<string> {
  const { page } = phone
  const { added_cents, arrival_cents, product_added_cents = added_cents } = one
  await lineOf(phone, product_added_cents, arrival_cents).waitFor()
  await addToCart(phone)
  await open(phone, '/bag')
  await lineOf(phone, added_cents, arrival_cents).waitFor()
  await button(phone, 'Check out').click()
  await seeTitle(phone, 'Checkout')
  const amount = moneyText(arrival_cents)
  await sentence(phone, arrivalSentence(one), { amount, most: one.limit ?? '' }).waitFor()
  expect(await sumsOn(phone)).toEqual(linesOf(one))
  await placeOrder(phone).click()
  await expectToast(phone, 'Create Order Success')
  await enterCode(phone, PAYMENT_CODE)
  await expectToast(phone, 'Pay Success')
  await link(phone, 'See order').click()
  await page.waitForURL(/\/orderInfo\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test.each(Object.entries(CASES))('an order for %s has its taxes to the cent on every page', async (_, one) => {
  const sku_id = await priceGoods(shop, one.goods, one)
  expect(sku_id).not.toBe('')
  const buyer = await aBuyerIn(shop, one.country)
  const { balance_cents } = await buyer.call('GET /api/user/getUserInfo')
  const before = await owedTaxes(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, buyer.token, `/detail/${one.goods.product_id}`)
  await buy(phone, one)
  await expect.poll(() => sumsOn(phone)).toEqual(expect.arrayContaining(linesOf(one)))

  await link(phone, 'Receipt').click()
  const paper = phone.page.getByRole('article')
  await paper.getByText(moneyText(one.total_cents)).first().waitFor()
  const paid = one.added_cents > 0 ? [`${TAXES} ${moneyText(one.added_cents)}`] : []
  expect((await sumsOn(phone, 'article')).slice(3, -2)).toEqual([
    `Items ${moneyText(one.goods.price_cents)}`,
    `Freight ${moneyText(one.freight_cents)}`,
    ...[...paid, `Total paid ${moneyText(one.total_cents)}`, ...one.receipt],
  ])

  const after = await owedTaxes(shop)
  const changes = Object.entries(after).map(([code, cents]) => [code, cents - (before[code] ?? 0)] as const)
  expect(Object.fromEntries(changes.filter(([, cents]) => cents !== 0))).toEqual(one.owed)
  expect((await buyer.call('GET /api/user/getUserInfo')).balance_cents).toBe(balance_cents - one.total_cents)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

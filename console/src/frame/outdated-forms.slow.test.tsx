import type { WriteKey } from '@sampan/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aSavedPromo, CATALOGUE } from '../../testing/fake-catalogue.ts'
import { aNetwork, CHAIN, networksAtDesk } from '../../testing/fake-chain.ts'
import { button, type Replies, refuse, renderDesk, type Wire } from '../../testing/fake-desk.tsx'
import { orderId } from '../../testing/fake-orders.ts'
import { SETTINGS, TALKS } from '../../testing/fake-people.ts'
import { aReduction, REDUCTIONS } from '../../testing/fake-reductions.ts'
import { aTrackingSource } from '../../testing/fake-tracking.ts'

type Case = {
  call: WriteKey
  address: string
  /** The buttons and links that open the form. */
  open?: (string | RegExp)[]
  /** The field in which the operator types, and its value after the change of another operator. */
  field: string
  current: string
  /** Other fields that the form needs. */
  also?: Record<string, string>
  send?: string
  replies: Replies
  /** The replies after the change of another operator. */
  after: Replies
}

const LATER = { revision: 'revision-later' }
type Settings = Wire<'GET /api/admin/setting/list'>
const settings: Settings = { ...SETTINGS['GET /api/admin/setting/list'], needs_second: false }
const settingsWith = (change: Partial<Settings> = {}): Replies => ({
  ...SETTINGS,
  'GET /api/admin/setting/list': { ...settings, ...change },
})
const changedRows = <Row extends object>(rows: readonly Row[], change: Partial<Row>) =>
  rows.map((row) => ({ ...row, ...change, ...LATER }))

const carrier = { carrier_id: orderId(9), name: 'Kite Post', link: null, revision: 'revision-1' }
const shop = { shop_id: 'harbour', name: 'Harbour', return_address: 'Dock 1', revision: 'revision-1' }
const carriersWith = (one = carrier, other = shop): Replies => ({
  'GET /api/admin/carrier/list': { carriers: [one] },
  'GET /api/admin/shop/return_addresses': { items: [other], next_after: null },
  'GET /api/admin/tracking/list': { sources: [aTrackingSource()] },
})

const review: Wire<'GET /api/admin/review/detail'> = {
  ...{ review_id: orderId(31), product_id: 'lamp', product_title: 'Lamp', shop_id: 'harbour', shopper: null },
  ...{
    order_id: null,
    is_imported: false,
    product_score: 2,
    content: 'It flickers.',
    language: 'en',
    pictures: [],
    values: [],
  },
  ...{ created_at: '2026-11-20T08:00:00.000Z', reply: 'Sorry', revision: 'revision-1', replied_at: null },
  ...{ replied_by: null, hidden_at: null, hidden_reason: null, hidden_by: null },
}
const reviewWith = (change: Partial<typeof review> = {}): Replies => ({
  'GET /api/admin/review/list': { items: [review], total: 1, page: 1, page_size: 20, next_cursor: null },
  'GET /api/admin/review/detail': { ...review, ...change },
})

const network = aNetwork({ key: null, is_open: false })
const toys: Wire<'GET /api/admin/category/list'>[number] = {
  ...{ category: 'toys', revision: 'revision-c', position: 0, name: { en: 'Toys' }, image: '/pictures/toys.webp' },
  ...{ parent: null, is_hidden: false, has_products: true },
  kinds: [
    {
      ...{ kind: 'lamps', category: 'toys', position: 0, revision: 'revision-k' },
      ...{ name: { en: 'Lamps' }, other_names: {} },
    },
  ],
}
const size: Wire<'GET /api/admin/option/list'>[number] = {
  ...{ axis: 'size', revision: 'revision-o', name: { en: 'Size' }, must_choose: true },
  values: [{ value_key: 's', value: { en: 'S' }, other_names: {} }],
}

const CASES: Case[] = [
  {
    call: 'POST /api/admin/setting/amount',
    ...{ address: '/settings', open: ['Change Maximum top-up'], field: 'US dollars', current: '7000.00' },
    replies: settingsWith(),
    after: settingsWith({ amounts: changedRows(settings.amounts, { amount_cents: 700_000 }) }),
  },
  {
    call: 'POST /api/admin/setting/time',
    ...{ address: '/settings?part=times', open: ['Change Time to pay an order'], field: 'Duration', current: '3' },
    replies: settingsWith(),
    after: settingsWith({ times: changedRows(settings.times, { seconds: 3 * 3_600 }) }),
  },
  {
    call: 'POST /api/admin/setting/destination',
    ...{ address: '/settings?part=destinations', open: ['Change Germany'], current: '33' },
    field: 'Days to request a refund after receipt',
    replies: settingsWith(),
    after: settingsWith({ destinations: changedRows(settings.destinations, { refund_days: 33 }) }),
  },
  {
    call: 'POST /api/admin/setting/bank_account',
    ...{ address: '/settings?part=accounts', open: [/^Change Harbour Bank/], field: 'Position', current: '4' },
    replies: settingsWith(),
    after: settingsWith({ bank_accounts: changedRows(settings.bank_accounts, { position: 4 }) }),
  },
  {
    call: 'POST /api/admin/shop/seller',
    ...{ address: '/settings?part=sellers', open: ['Edit Harbour'], field: 'Tax number', current: 'M2-9' },
    replies: settingsWith(),
    after: {
      'GET /api/admin/shop/sellers': {
        items: changedRows(SETTINGS['GET /api/admin/shop/sellers'].items, { tax_number: 'M2-9' }),
        next_cursor: null,
      },
    },
  },
  {
    call: 'POST /api/admin/chain/save',
    ...{ address: '/networks', open: ['Change network'], field: 'Confirmations', current: '44' },
    replies: { ...CHAIN, 'GET /api/admin/chain/networks': networksAtDesk([network]) },
    after: { 'GET /api/admin/chain/networks': networksAtDesk([{ ...network, confirmations: 44, ...LATER }]) },
  },
  {
    call: 'POST /api/admin/carrier/save',
    ...{ address: '/carriers', open: ['Edit Kite Post'], field: 'Name', current: 'Hawk Post' },
    replies: carriersWith(),
    after: carriersWith({ ...carrier, name: 'Hawk Post', ...LATER }),
  },
  {
    call: 'POST /api/admin/shop/return_address',
    ...{ address: '/carriers', open: ['Edit Harbour'], field: 'Return address', current: 'Dock 2' },
    replies: carriersWith(),
    after: carriersWith(carrier, { ...shop, return_address: 'Dock 2', ...LATER }),
  },
  {
    call: 'POST /api/admin/review/reply',
    ...{ address: `/reviews/${review.review_id}?show=all`, open: ['Edit reply'], field: 'Reply', current: 'Thanks' },
    replies: reviewWith(),
    after: reviewWith({ reply: 'Thanks', ...LATER }),
  },
  {
    call: 'POST /api/admin/service/canned',
    ...{ address: '/messages', open: ['Saved replies', 'Edit Greeting'], field: 'English', current: 'Hi' },
    replies: TALKS,
    after: {
      'GET /api/admin/service/canned': TALKS['GET /api/admin/service/canned'].map((one) => ({
        ...one,
        words: { ...one.words, en: 'Hi' },
        ...LATER,
      })),
    },
  },
  {
    call: 'POST /api/admin/category/save',
    ...{ address: '/categories', open: ['Edit Toys'], field: 'English', current: 'Playthings' },
    replies: { ...CATALOGUE, 'GET /api/admin/category/list': [toys] },
    after: { 'GET /api/admin/category/list': [{ ...toys, name: { en: 'Playthings' }, ...LATER }] },
  },
  {
    call: 'POST /api/admin/kind/save',
    ...{ address: '/categories', open: ['Lamps'], field: 'Position', current: '6' },
    replies: { ...CATALOGUE, 'GET /api/admin/category/list': [toys] },
    after: { 'GET /api/admin/category/list': [{ ...toys, kinds: changedRows(toys.kinds, { position: 6 }) }] },
  },
  {
    call: 'POST /api/admin/option/save',
    ...{ address: '/options/size', field: 's, English', current: 'Small' },
    replies: { ...CATALOGUE, 'GET /api/admin/option/list': [size] },
    after: {
      'GET /api/admin/option/list': [
        { ...size, values: [{ value_key: 's', value: { en: 'Small' }, other_names: {} }], ...LATER },
      ],
    },
  },
  {
    call: 'POST /api/admin/promo/save',
    ...{ address: '/promos/WELCOME5', field: 'Usage limit', current: '70' },
    replies: { ...CATALOGUE, 'GET /api/admin/promo/detail': aSavedPromo },
    after: { 'GET /api/admin/promo/detail': { ...aSavedPromo, uses_limit: 70, ...LATER } },
  },
  {
    call: 'POST /api/admin/reduction/save',
    ...{ address: `/price-reductions/${aReduction().reduction_id}`, field: 'Percent', current: '30' },
    replies: REDUCTIONS,
    after: { 'GET /api/admin/reduction/detail': { ...aReduction(), off_100: 3_000, ...LATER } },
  },
]

test.each(CASES)('a refused outdated save keeps the input and offers the current version: $call', async (form) => {
  const { call, address, open = [], field, current, replies, after } = form
  let isLate = false
  const fakeReplies = {
    ...replies,
    ...Object.fromEntries(
      Object.entries(after).map(([read, reply]) => [read, () => (isLate ? reply : replies[read as keyof Replies])]),
    ),
    [call]: () => {
      isLate = true
      return refuse('changed_meanwhile', 'Somebody was quicker')
    },
  } as Replies // the keys are those of `replies`
  const { requests } = await renderDesk(address, { replies: fakeReplies })
  for (const name of open) await button(name).first().click()
  const input = page.getByRole('textbox', { name: field, exact: true })
  await input.fill('12')
  await button('Save').click()
  await expect.element(page.getByText('Somebody was quicker')).toBeVisible()
  await expect.element(button('Show current version')).toBeVisible()
  await expect.element(input).toHaveValue('12')
  // The next save has the same revision, so that it does not overwrite the change of the other operator.
  await button('Save').click()
  await expect.poll(() => requests(call).length).toBe(2)
  const [first, second] = requests(call).map(({ body }) => body)
  expect(second).toEqual(first)
  await button('Show current version').click()
  await expect.element(input).toHaveValue(current)
})

import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AGENTS } from '../../testing/fake-agents.ts'
import { CARD_REFUNDS } from '../../testing/fake-card-refunds.ts'
import { anImport, CATALOGUE } from '../../testing/fake-catalogue.ts'
import { CHAIN } from '../../testing/fake-chain.ts'
import { CONTRACT_WITHDRAWALS } from '../../testing/fake-contract-withdrawals.ts'
import { COUNTRIES } from '../../testing/fake-countries.ts'
import { type Replies, renderDesk } from '../../testing/fake-desk.tsx'
import { DISPUTES } from '../../testing/fake-disputes.ts'
import {
  aBankDay,
  aFit,
  aRecharge,
  aWithdrawal,
  BANK,
  DAY,
  deskPage,
  extractId,
  rechargeId,
} from '../../testing/fake-money.ts'
import { ACCOUNT, anEntry, LOG, MACHINE_TOKENS, MAY, OPERATORS } from '../../testing/fake-operators.ts'
import { aListedOrder, anOrder, orderId, ordersPage } from '../../testing/fake-orders.ts'
import { PEOPLE, SETTINGS, TALKS, USER } from '../../testing/fake-people.ts'
import { aProposal, PROPOSAL, proposalsPage } from '../../testing/fake-proposals.ts'
import { PROVIDER_REPORTS } from '../../testing/fake-provider-reports.ts'
import { aPayment, aProtection, aProvider, paymentsPage, providersAtDesk } from '../../testing/fake-providers.ts'
import { aReduction, REDUCTIONS } from '../../testing/fake-reductions.ts'
import { SALES } from '../../testing/fake-sales.ts'
import { OWED, TAXES } from '../../testing/fake-taxes.ts'
import { aToday } from '../../testing/fake-today.ts'
import { aTrackingSource } from '../../testing/fake-tracking.ts'
import { OWNER_OF_WALLET, WALLETS } from '../../testing/fake-wallets.ts'
import { aWebhook, WEBHOOKS } from '../../testing/fake-webhooks.ts'

const NONE = { items: [], total: 0, page: 1, page_size: 20, next_cursor: null }
const ORDERS: Replies = {
  'GET /api/admin/order/list': ordersPage(aListedOrder(1), aListedOrder(2, { status: 2 })),
  'GET /api/admin/order/detail': anOrder(),
  'GET /api/admin/order/slips': { slips: [], notes: [] },
  'GET /api/admin/refund/list': NONE,
  'GET /api/admin/review/list': NONE,
  'GET /api/admin/carrier/list': {
    carriers: [
      { carrier_id: orderId(9), name: 'Kite Post', link: 'https://kite.example/{number}', revision: 'revision-1' },
    ],
  },
  'GET /api/admin/shop/return_addresses': {
    items: [{ shop_id: 'harbour', name: 'Harbour', return_address: null, revision: 'revision-1' }],
    next_after: null,
  },
  'GET /api/admin/tracking/list': { sources: [aTrackingSource({ is_open: true })] },
}

const NOTHING_ALONE = { because: 'shopper', up_to_cents: 0, limit_cents: 100_000, used_cents: 100_000 } as const

const MONEY: Replies = {
  ...BANK,
  'GET /api/admin/recharge/list': deskPage(aRecharge(1), aRecharge(2, { status: 2 })),
  'GET /api/admin/recharge/detail': aRecharge(1, { alone: NOTHING_ALONE }),
  'GET /api/admin/recharge/confirmed': {
    confirmed: [aRecharge(1, { fits: [aFit()] })],
    suggested: [aRecharge(2, { fits: [aFit('less', 20_000)] })],
    has_more: true,
  },
  'GET /api/admin/extract/list': deskPage(aWithdrawal(1)),
  'GET /api/admin/extract/detail': aWithdrawal(1, { alone: NOTHING_ALONE }),
}

/** Every page of the operators' desk in its loaded state, with a heading that is visible once loaded. */
const PAGES: { address: string; shows: string; replies?: Replies; roles?: null }[] = [
  { address: '/orders', shows: 'Sampan desk', roles: null },
  { address: '/', shows: 'Today', replies: { 'GET /api/admin/today': { ...aToday(), is_alone: true } } },
  { address: '/orders', shows: 'Orders', replies: ORDERS },
  { address: `/orders/${orderId(1)}`, shows: 'SP-20261123-0001', replies: ORDERS },
  { address: '/recharges', shows: 'Top-ups', replies: MONEY },
  { address: `/recharges/${rechargeId(1)}`, shows: 'Robin Reed', replies: MONEY },
  { address: '/recharges?state=confirmed', shows: 'Top-ups', replies: MONEY },
  { address: `/withdrawals/${extractId(1)}`, shows: 'Robin Reed', replies: MONEY },
  {
    address: '/bookkeeping',
    shows: 'Bookkeeping',
    replies: { 'GET /api/admin/bookkeeping': { today: '2026-11-23', time_zone: 'Asia/Tokyo' } },
  },
  { address: '/reconciliation', shows: 'Reconciliation', replies: MONEY },
  { address: `/reconciliation/${aBankDay().day}`, shows: `Sun, 22 Nov · ${DAY}`, replies: MONEY },
  { address: '/sales?each=sku', shows: 'Sales', replies: SALES },
  { address: '/products', shows: 'Products', replies: CATALOGUE },
  { address: '/product/desk-lamp', shows: 'Desk lamp', replies: CATALOGUE },
  { address: '/new-product', shows: 'New product', replies: CATALOGUE },
  { address: `/imports/${anImport().import_id}`, shows: 'autumn.csv', replies: CATALOGUE },
  { address: '/stock', shows: 'Stock and prices', replies: CATALOGUE },
  { address: '/categories', shows: 'Categories', replies: CATALOGUE },
  { address: '/options/colour', shows: 'Colour', replies: CATALOGUE },
  { address: '/makers', shows: 'Makers', replies: CATALOGUE },
  { address: '/search-words', shows: 'Search words', replies: CATALOGUE },
  {
    address: '/old-addresses',
    shows: 'Old addresses',
    replies: { 'GET /api/admin/redirect/list': { items: [], next_cursor: null } },
  },
  { address: '/countries/DE', shows: 'Countries', replies: COUNTRIES },
  { address: '/taxes', shows: 'Taxes and duties', replies: TAXES },
  { address: '/taxes?part=goods', shows: 'Taxes and duties', replies: TAXES },
  { address: '/taxes?part=try', shows: 'Taxes and duties', replies: TAXES },
  { address: '/taxes?part=owed', shows: 'Taxes and duties', replies: { ...TAXES, ...OWED } },
  { address: '/promos/WELCOME5', shows: 'WELCOME5', replies: CATALOGUE },
  {
    address: `/price-reductions/${aReduction().reduction_id}`,
    shows: 'First weekend of Advent',
    replies: REDUCTIONS,
  },
  { address: '/home', shows: 'Home page', replies: CATALOGUE },
  { address: '/home?part=words', shows: 'Home page', replies: CATALOGUE },
  { address: '/pages', shows: 'Help and legal pages', replies: CATALOGUE },
  { address: '/pages/help.pay', shows: 'How to pay', replies: CATALOGUE },
  { address: '/shops/harbour', shows: 'Harbour', replies: CATALOGUE },
  { address: `/shoppers/${USER}`, shows: 'mei.lin@example.com', replies: PEOPLE },
  ...['bills', 'holds', 'corrections'].map((part) => ({
    address: `/wallets/${OWNER_OF_WALLET}?part=${part}`,
    shows: 'robin@sampan.example',
    replies: WALLETS,
  })),
  { address: '/receivables', shows: 'Money owed', replies: WALLETS },
  { address: `/messages/${USER}`, shows: 'Mei Lin', replies: TALKS },
  ...['amounts', 'accounts', 'networks', 'times', 'sellers', 'history'].map((part) => ({
    address: `/settings?part=${part}`,
    shows: 'Settings',
    replies: SETTINGS,
  })),
  { address: '/operators', shows: 'Operators', replies: OPERATORS },
  { address: `/operators/${MAY}`, shows: 'May Lin', replies: OPERATORS },
  { address: '/machine-tokens', shows: 'Machine tokens', replies: MACHINE_TOKENS },
  { address: `/webhooks?events=${aWebhook().webhook_id}`, shows: 'Webhooks', replies: WEBHOOKS },
  { address: '/agents', shows: 'Shopping agents', replies: AGENTS },
  { address: `/log/${anEntry(1).log_id}`, shows: 'Shipped an order', replies: LOG },
  { address: '/account', shows: 'My account', replies: ACCOUNT },
  {
    address: `/proposals/${PROPOSAL}`,
    shows: 'Change a limit or charge',
    replies: { 'GET /api/admin/proposal/list': proposalsPage(), 'GET /api/admin/proposal/detail': aProposal() },
  },
  { address: '/refunds', shows: 'Refunds', replies: ORDERS },
  { address: '/networks', shows: 'On-chain networks', replies: CHAIN },
  { address: '/chain-books', shows: 'On-chain reconciliation', replies: CHAIN },
  { address: '/chain-balances/1?show=different', shows: 'On-chain balances', replies: CHAIN },
  { address: '/deposits', shows: 'On-chain deposits', replies: CHAIN },
  { address: '/provider-books', shows: 'Provider reconciliation', replies: PROVIDER_REPORTS },
  { address: '/provider-items', shows: 'Differences at providers', replies: PROVIDER_REPORTS },
  { address: '/provider-payouts', shows: 'Provider payouts', replies: PROVIDER_REPORTS },
  ...[
    { provider: aProvider({ mode: 'test', is_demo: true }), payment: aPayment({ mode: 'test' }) },
    { provider: aProvider(), payment: aPayment({ status: 'declined', held_because: null, decline_reason: 'refused' }) },
  ].flatMap(({ provider, payment }) => {
    const replies: Replies = {
      'GET /api/admin/provider/protection': aProtection(),
      'GET /api/admin/provider/list': providersAtDesk([provider]),
      'GET /api/admin/provider/payments': paymentsPage(payment),
    }
    return [
      { address: '/providers', shows: 'Payment providers', replies },
      { address: '/card-top-ups', shows: 'Instant top-ups', replies },
    ]
  }),
  { address: '/card-refunds', shows: 'Refunds to cards', replies: CARD_REFUNDS },
  { address: `/disputes/${orderId(61)}`, shows: 'Disputes', replies: DISPUTES },
  { address: `/contract-withdrawals/${orderId(71)}`, shows: 'Contract withdrawals', replies: CONTRACT_WITHDRAWALS },
  { address: '/reviews', shows: 'Reviews', replies: ORDERS },
  { address: '/carriers', shows: 'Carriers and returns', replies: ORDERS },
  { address: `/slips?orders=${orderId(1)}`, shows: 'Packing slips', replies: ORDERS },
]

/** Finds the violations on the current page in a colour scheme, by all rules or by the given rules. */
async function violationsIn(scheme: 'light' | 'dark', rules?: string[]): Promise<string[]> {
  document.documentElement.dataset.mantineColorScheme = scheme
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} in the ${scheme}: ${html}`))
}

test.each(PAGES)('axe finds no barrier at $address', async ({ address, shows, replies, roles }) => {
  await renderDesk(address, { ...(replies && { replies }), ...(roles === null && { roles }) })
  await expect.element(page.getByRole('heading', { name: shows }).first()).toBeVisible()
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
  // In the dark, only the colours differ.
  expect([...(await violationsIn('light')), ...(await violationsIn('dark', ['color-contrast']))]).toEqual([])
})

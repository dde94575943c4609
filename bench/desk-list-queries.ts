// Every list of the operators' desk with its filters.
import { BUSY_SHOPPER_ID, BUSY_WEBHOOK_ID, ORDINARY_SHOPPER_ID, QUIET_WEBHOOK_ID } from './desk-numbers.ts'

export type Query = Readonly<Record<string, string>>
const each = (name: string, ...options: string[]): Query[] => options.map((option) => ({ [name]: option }))
/** All combinations of two groups of filters. */
const crossed = (these: readonly Query[], those: readonly Query[]): Query[] =>
  these.flatMap((one) => those.map((other) => ({ ...one, ...other })))

const SHOPPERS: readonly Query[] = [
  { shopper: BUSY_SHOPPER_ID },
  { shopper: ORDINARY_SHOPPER_ID },
  { shopper: 'nobody@bulk.example' },
]
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const YEARS_AGO = daysAgo(3 * 365)
const dayOf = (moment: string) => moment.slice(0, 10)

const RECHARGES: readonly Query[] = [{}, ...each('status', '0', '1', '2'), { flagged: 'true' }]
const WITHDRAWALS: readonly Query[] = [
  {},
  ...each('status', '0', '1'),
  { status: '2', payout_state: 'none' },
  ...each('payout_state', 'queued', 'sent', 'done', 'failed', 'cancelled'),
]
const MONEY: readonly Query[] = [
  ...SHOPPERS,
  ...each('amount_cents', '100000', '7'),
  ...each('reference', 'REF-4711', 'nothing', 'ab'.repeat(8)),
]
const SALES: readonly Query[] = [
  { from: dayOf(daysAgo(29)), to: dayOf(daysAgo(0)) },
  { from: dayOf(YEARS_AGO), to: dayOf(daysAgo(0)) },
]
const REVIEWS: readonly Query[] = [{}, { hidden: 'true' }, { unanswered: 'true' }]

export const LISTS: Readonly<Record<string, readonly Query[]>> = {
  'order/list': [
    ...crossed(
      [
        {},
        ...each('status', '0', '1', '2', '3', '4', '-1', '-4'),
        { overdue: 'true' },
        { partly_sent: 'true' },
        { lost: 'true' },
      ],
      [{}, ...SHOPPERS],
    ),
    { number: '99000000000123' },
    { status: '1', number: '99000000000123' },
    ...each('find', '9900', '99000000000123', ORDINARY_SHOPPER_ID, 'shopper-4', 'nobody', 'Robin', 'robin example'),
    ...each('find', 'obin', '4711 000', '0000123'),
    { product_id: 'honey' },
    { from: dayOf(YEARS_AGO), to: dayOf(daysAgo(700)) },
    { find: 'robin', status: '1' },
    { shop_id: 'studio-kanda' },
    { shop_id: 'studio-kanda', status: '1' },
    { paid_since: YEARS_AGO },
    { paid_since: daysAgo(0) },
  ],
  find: each('find', 'robin', '99000000000123', 'nobody', 'shopper-4'),
  sales: crossed(SALES, [
    ...each('step', 'day', 'week', 'month'),
    { step: 'month', country: 'TH' },
    { step: 'day', shop_id: 'studio-kanda' },
    { step: 'week', category: 'toys' },
  ]),
  'sales/products': crossed(SALES, [
    ...crossed(each('each', 'product', 'sku'), [
      ...each('sort', 'paid', 'pieces', 'refunded', 'lasts', 'sku'),
      { order: 'worst' },
    ]),
    { country: 'TH' },
    { category: 'toys' },
    { each: 'sku', whole: '1' },
  ]),
  'sales/searches': SALES,
  bookkeeping: [{}],
  'tax/owed': [{}, { until: dayOf(daysAgo(30)) }],
  'tax/remittance/list': [{}],
  'tax/list': [{}, { country: 'EU' }, { kind: 'duty' }, { find: '4202' }, { day: dayOf(daysAgo(0)) }],
  'maker/list': [{}],
  'redirect/list': [{}, { beginning: '/products/' }],
  'refund/list': [
    ...crossed(each('state', 'open', 'all', 'applied', 'agreed', 'returning', 'executed', 'refused', 'withdrawn'), [
      {},
      ...SHOPPERS,
    ]),
    ...crossed(each('state', 'open', 'all'), each('type', 'refund_only', 'return_and_refund')),
  ],
  'review/list': [
    ...crossed(REVIEWS, [{}, ...each('score', '1', '2', '3', '4', '5')]),
    { product_id: 'honey' },
    { product_id: 'honey', score: '2' },
    { product_id: 'soap', unanswered: 'true' },
  ],
  'shopper/list': crossed(each('state', 'all', 'blocked'), [
    {},
    ...each(
      'q',
      'shopper-4711',
      'shopper-4711@bulk.example',
      'nobody',
      '66800004711',
      '4711',
      ORDINARY_SHOPPER_ID,
      's',
      '6680',
    ),
  ]),
  'shopper/detail': each('user_id', BUSY_SHOPPER_ID, ORDINARY_SHOPPER_ID),
  'shopper/orders': each('user_id', BUSY_SHOPPER_ID, ORDINARY_SHOPPER_ID),
  'shopper/events': each('user_id', BUSY_SHOPPER_ID, ORDINARY_SHOPPER_ID),
  'chain/balances': [
    ...each('show', 'holding', 'different').map((query) => ({ ...query, network: 'one', token: 'usdt' })),
  ],
  'chain/transfers': [...each('state', 'all', 'held', 'seen', 'credited')],
  'recharge/list': [
    ...crossed(RECHARGES, [{}, ...each('method', 'manual', 'chain')]),
    ...crossed(RECHARGES.slice(0, 3), MONEY),
    { reference: 'SP000001' },
    { from: YEARS_AGO, to: daysAgo(700) },
    { network: 'demo' },
  ],
  'extract/list': [
    ...crossed(WITHDRAWALS, [{}, ...each('draw_type', 'bank', 'chain')]),
    ...crossed(WITHDRAWALS.slice(0, 5), MONEY),
    { from: YEARS_AGO, to: daysAgo(700) },
    { network: 'demo' },
  ],
  'provider/payments': [{}, ...each('status', 'held', 'credited', 'declined'), ...SHOPPERS],
  'provider/report_items': crossed(each('state', 'open', 'known', 'explained', 'equal'), [{}, { provider: 'stripe' }]),
  'provider/payouts': [{}, ...each('state', 'unmatched', 'on_its_way', 'failed')],
  'contract_withdrawal/list': [{}, ...each('status', 'all', 'unmatched', 'attached', 'done', 'refused')],
  'dispute/list': [{}, ...each('status', 'open', 'evidence_sent', 'won', 'lost', 'problem'), ...SHOPPERS],
  'provider/refunds': [{}, ...each('state', 'undecided', 'under_way', 'done', 'refused'), ...SHOPPERS],
  'extract/payout_files': [{}],
  'service/chats': each('state', 'waiting', 'all'),
  'service/chat': each('user_id', BUSY_SHOPPER_ID, ORDINARY_SHOPPER_ID),
  'service/messages': each('user_id', BUSY_SHOPPER_ID, ORDINARY_SHOPPER_ID),
  'log/list': [
    {},
    ...each('action', 'order_shipped', 'signed_in', 'review_hidden'),
    { ref_id: BUSY_SHOPPER_ID },
    { from: YEARS_AGO, until: daysAgo(700) },
  ],
  'wallet/search': each('words', 'shopper-4711', 's', 'nobody', BUSY_SHOPPER_ID),
  'wallet/detail': each('user_id', BUSY_SHOPPER_ID, ORDINARY_SHOPPER_ID),
  'wallet/bills': crossed(each('user_id', ORDINARY_SHOPPER_ID), [
    {},
    { from: YEARS_AGO, to: daysAgo(700) },
    { kind: 'recharge' },
  ]),
  'receivable/list': [{}],
  'ledger/accounts': [{}],
  'correction/list': [
    {},
    ...each('user_id', BUSY_SHOPPER_ID, ORDINARY_SHOPPER_ID),
    ...each('kind', 'correction', 'write_off'),
  ],
  'proposal/list': [
    {},
    ...each('state', 'open', 'carried_out', 'refused', 'withdrawn', 'expired'),
    { kind: 'debt_write_off' },
  ],
  'bank/days': [{}, { to: dayOf(YEARS_AGO) }],
  'bank/day': each('day', dayOf(daysAgo(1)), dayOf(YEARS_AGO)),
  'bank/lines': each('day', dayOf(daysAgo(1)), dayOf(YEARS_AGO)),
  'bank/movements': each('day', dayOf(daysAgo(1)), dayOf(YEARS_AGO)),
  'customs_default/list': [{}],
  'product/list': [
    {},
    ...each('on_sale', 'true', 'false'),
    { low_stock: 'true' },
    { sold_out: 'true' },
    { lacks_text: 'true' },
    { lacks_picture: 'true' },
    { lacks_customs: 'true' },
    { lacks_weight: 'true' },
    { lacks_maker: 'true' },
    { lacks_responsible: 'true' },
    ...crossed(each('sort', 'oldest', 'cheapest', 'dearest'), [
      {},
      { category: 'toys' },
      { shop_id: 'studio-kanda' },
      { on_sale: 'false' },
    ]),
  ],
  'promo/list': [{}],
  'reduction/list': [{}],
  'import/list': [{}],
  'move_in/list': [{}],
  'shop/list': [{}],
  'shop/sellers': [{}, { keyword: 'kanda' }],
  'shop/return_addresses': [{}],
  'operator/list': each('state', 'active', 'all', 'blocked'),
  'setting/history': [{}],
  'agent/platforms': [{}],
  'webhook/list': [{}],
  'webhook/deliveries': each('webhook_id', BUSY_WEBHOOK_ID, QUIET_WEBHOOK_ID),
  'session/list': [{}],
  'carrier/list': [{}],
  today: [{}],
}

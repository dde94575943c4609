import type { Replies, Wire } from './fake-desk.tsx'
import { aListedOrder, orderId } from './fake-orders.ts'

export const USER = '00000000-0000-7000-8000-0000000000a1'
export const OTHER_OPERATOR = '00000000-0000-7000-8000-0000000000b2'

const profile = {
  user_id: USER,
  account: 'mei.lin@example.com',
  family_name: 'Lin',
  given_name: 'Mei',
  mobile: '+66812345678',
  created_at: '2026-11-01T08:00:00.000Z',
}
const lastChange = { revision: 'revision-1', changed_by: null, changed_at: null }

type Shopper = Wire<'GET /api/admin/shopper/detail'>

export const aShopper = (more: Partial<Shopper> = {}): Shopper => ({
  ...profile,
  blocked_at: null,
  language: 'ja',
  deleted_at: null,
  last_seen_at: '2026-11-23T08:00:00.000Z',
  balance_cents: 12_300,
  held_cents: 0,
  receivable_cents: 0,
  payout_proposal: null,
  invitation: null,
  news_consent: null,
  payment_code: { set: true, wrong_tries: 5, locked_until: '2026-11-23T09:00:00.000Z', must_reset: false },
  blocks: [],
  sessions: [
    {
      session_id: orderId(7),
      device: 'Mozilla/5.0 (iPhone)',
      ip: '198.51.100.7',
      created_at: '2026-11-20T08:00:00.000Z',
      last_seen_at: '2026-11-23T08:00:00.000Z',
    },
  ],
  ...more,
})

const { shopper: _, ...order } = aListedOrder(1)

export const PEOPLE = {
  'GET /api/admin/shopper/list': { items: [{ ...profile, blocked_at: null }], next_cursor: null, is_more: false },
  'GET /api/admin/shopper/detail': aShopper(),
  'GET /api/admin/shopper/orders': { items: [order], next_cursor: null },
  'GET /api/admin/shopper/agents': [],
  'GET /api/admin/shopper/same_card': [],
  'GET /api/admin/shopper/events': {
    items: [{ event_id: orderId(8), event: 'signed_in', ip: '198.51.100.7', created_at: '2026-11-23T08:00:00.000Z' }],
    next_cursor: null,
  },
} satisfies Replies

const message = {
  message_id: orderId(9),
  text: 'Does the kettle whistle?',
  file: null,
  order_id: null,
  product_id: null,
  order: null,
  product: null,
  created_at: '2026-11-23T08:00:00.000Z',
  read_at: null,
  from: 'shopper' as const,
  operator: null,
}
const head = {
  shopper: { user_id: USER, account: profile.account, family_name: 'Lin', given_name: 'Mei', language: 'ja' as const },
  answering: null,
  waiting_since: '2026-11-23T08:00:00.000Z',
  unread_count: 1,
}
export const aMessage = (more: Partial<Omit<typeof message, 'from'>> & { from?: 'shopper' | 'shop' } = {}) => ({
  ...message,
  ...more,
})
export const aHead = (answering: { operator_id: string; account: string; until: string } | null = null) => ({
  ...head,
  answering,
})

export const TALKS = {
  ...PEOPLE,
  'GET /api/admin/service/chats': {
    items: [{ ...head, last: message }],
    next_cursor: null,
    total: 1,
    page: 1,
    page_size: 20,
  },
  'GET /api/admin/service/chat': head,
  'GET /api/admin/service/messages': [message],
  'POST /api/admin/service/messages/read': null,
  'POST /api/admin/service/take': head,
  'GET /api/admin/service/canned': [
    {
      canned_answer_id: orderId(10),
      title: 'Greeting',
      words: { en: 'Hello', 'zh-CN': '您好', ja: 'こんにちは', ko: '안녕하세요', th: 'สวัสดี' },
      revision: 'revision-1',
      changed_by: 'ann@sampan.example',
      changed_at: '2026-11-20T08:00:00.000Z',
    },
  ],
} satisfies Replies

export const SETTINGS = {
  'GET /api/admin/shop/sellers': {
    items: [
      {
        shop_id: 'harbour',
        name: 'Harbour',
        legal_name: 'Harbour Trading Ltd',
        seller_address: null,
        tax_number: 'M2-1',
        revision: 'revision-1',
      },
    ],
    next_cursor: null,
  },
  'GET /api/admin/setting/list': {
    needs_second: true,
    proposals: [],
    amounts: [
      {
        name: 'recharge_maximum',
        amount_cents: 5_000_000,
        minimum_cents: 100,
        maximum_cents: 100_000_000,
        is_owners: false,
        later: { amount_cents: 6_000_000, counts_from: '2026-11-24T08:00:00.000Z' },
        ...lastChange,
      },
    ],
    times: [
      { name: 'order_expiry', seconds: 1_800, minimum_s: 300, maximum_s: 604_800, ...lastChange },
      { name: 'order_auto_complete', seconds: 604_800, minimum_s: 86_400, maximum_s: 7_776_000, ...lastChange },
    ],
    bank_zone: { time_zone: 'UTC', counts_from: null, next_from: '2026-11-21', ...lastChange },
    default_language: { language: 'zh-CN', ...lastChange },
    evidence: { needs_evidence: true, has_statements: true, ...lastChange },
    destinations: [{ country: 'DE', refund_days: 14, has_lowest_price: true, ...lastChange }],
    networks: [{ network: 'demo', token: 'usdt', is_open: true, is_demo: true, ...lastChange }],
    bank_accounts: [
      {
        bank_account_id: orderId(11),
        bank_name: 'Harbour Bank',
        account_name: 'Sampan Ltd',
        account_number: '012-345678-901',
        swift: 'HARBHKHH',
        country: 'HK',
        currency: 'USD',
        note: {},
        position: 1,
        is_open: true,
        is_demo: false,
        ...lastChange,
      },
    ],
  },
  'GET /api/admin/setting/history': {
    items: [
      {
        log_id: orderId(12),
        setting: 'amount:recharge_maximum',
        before: '5000000',
        after: '6000000',
        counts_from: '2026-11-24T08:00:00.000Z',
        operator: 'ann@sampan.example',
        proposed_by: null,
        created_at: '2026-11-23T08:00:00.000Z',
      },
    ],
    next_cursor: null,
  },
} satisfies Replies

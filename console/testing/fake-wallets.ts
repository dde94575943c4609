import type { Replies, Wire } from './fake-desk.tsx'
import { orderId as id } from './fake-orders.ts'

type Wallet = Wire<'GET /api/admin/wallet/detail'>
type Bill = Wire<'GET /api/admin/wallet/bills'>['items'][number]

export const OWNER_OF_WALLET = id(71)
export const RECHARGE = id(101)
const ORDER = id(102)

const wallet = {
  user_id: OWNER_OF_WALLET,
  account: 'robin@sampan.example',
  name: 'Robin Reed',
  blocked_at: null,
  created_at: '2026-11-01T08:00:00.000Z',
  balance_cents: 1_250,
  held_cents: 5_000,
  receivable_cents: 4_000,
}

/** A wallet with $12.50 available, $50 held and a debt of $40. */
export const aWallet = (more: Partial<Wallet> = {}): Wallet => ({
  ...wallet,
  reference: 'SP-7Q4K2X',
  waits_until: null,
  is_own: false,
  holds: [],
  proposals: [],
  ...more,
})

const aBill = (bill_id: string, more: Partial<Bill>): Bill => ({
  bill_id,
  kind: 'recharge',
  state: 'done',
  amount_cents: 10_000,
  balance_after_cents: 10_000,
  ref_type: 'recharge',
  ref_id: RECHARGE,
  order_id: null,
  order_number: null,
  agent: null,
  created_at: '2026-11-23T08:00:00.000Z',
  ...more,
})

const deskPage = <Item>(...items: Item[]) => ({
  items,
  total: items.length,
  page: 1,
  page_size: 20,
  next_cursor: null,
})

export const WALLETS = {
  'GET /api/admin/wallet/search': { items: [wallet], has_more: false },
  'GET /api/admin/wallet/detail': aWallet(),
  'GET /api/admin/wallet/bills': deskPage(
    aBill('2', {
      kind: 'payment',
      amount_cents: -3_750,
      balance_after_cents: 6_250,
      ref_type: 'order',
      ref_id: ORDER,
      order_id: ORDER,
      order_number: 'SP-20261123-0001',
    }),
    aBill('1', {}),
  ),
  'GET /api/admin/correction/list': deskPage({
    correction_id: id(103),
    kind: 'correction' as const,
    shopper: { user_id: OWNER_OF_WALLET, account: wallet.account },
    recharge_id: RECHARGE,
    amount_cents: 9_000,
    taken_cents: 5_000,
    reason: 'Credited twice',
    proposed_by: 'ann@sampan.example',
    decided_by: 'olive@sampan.example',
    created_at: '2026-11-23T09:00:00.000Z',
  }),
  'GET /api/admin/receivable/list': deskPage({
    user_id: OWNER_OF_WALLET,
    account: wallet.account,
    name: wallet.name,
    receivable_cents: 4_000,
    repaid_cents: 1_500,
    since: '2026-11-20T09:00:00.000Z',
    is_own: false,
    proposal: null,
  }),
  'GET /api/admin/ledger/accounts': {
    accounts: [],
    wallets_cents: 6_250,
    held_cents: 5_000,
    receivables_cents: 4_000,
    audited: null,
  },
} satisfies Replies

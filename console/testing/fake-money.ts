import type { Replies, Wire } from './fake-desk.tsx'
import { orderId as id } from './fake-orders.ts'

type Recharge = Wire<'GET /api/admin/recharge/detail'>
type Withdrawal = Wire<'GET /api/admin/extract/detail'>

export const SHOPPER = { user_id: id(71), account: 'robin@sampan.example' }
export const rechargeId = (number: number) => id(100 + number)
export const extractId = (number: number) => id(200 + number)

const READY = [
  {
    text: 'ยังไม่มีเงินเข้าบัญชีของเรา',
    meaning: 'The money has not arrived in our account.',
  },
]

/** A recharge of $250 by bank transfer, waiting for its audit. */
export const aRecharge = (number = 1, change: Partial<Recharge> = {}): Recharge => ({
  recharge_id: rechargeId(number),
  method: 'manual',
  card: null,
  network: null,
  address: null,
  transaction_hash: null,
  bank_name: 'Harbour Bank',
  bank_reference: 'HB-4711',
  amount_cents: 25_000,
  arrival_cents: null,
  evidence: [{ file_id: id(81), url: '/files/receipt.webp', width: 900, height: 1600 }],
  status: 0,
  audit_reason: null,
  created_at: '2026-11-23T08:00:00.000Z',
  audited_at: null,
  shopper: SHOPPER,
  shopper_name: 'Robin Reed',
  reference: 'SMP-7Q4K-2X',
  deposit_address: null,
  audited_by: null,
  is_own: false,
  used_before: [],
  statement_credit: null,
  is_bank_confirmed: false,
  fits: [],
  alone: { because: 'shopper', up_to_cents: 25_000, limit_cents: 100_000, used_cents: 75_000 },
  ready_reasons: READY,
  proposal: null,
  ...change,
})

/** A withdrawal of $120 to a bank card, waiting for its audit. */
export const aWithdrawal = (number = 1, change: Partial<Withdrawal> = {}): Withdrawal => ({
  extract_id: extractId(number),
  request_id: null,
  card: null,
  parts: [],
  refund: null,
  draw_type: 'bank',
  amount_cents: 12_000,
  service_charge_cents: 300,
  net_cents: 11_700,
  bank_name: 'River Bank',
  bank_card_number: '0123',
  account_name: 'Robin Reed',
  network: null,
  network_name: null,
  token: null,
  address: null,
  status: 0,
  payout_state: 'none',
  audit_reason: null,
  bank_reference: null,
  transaction_hash: null,
  created_at: '2026-11-23T08:00:00.000Z',
  audited_at: null,
  paid_at: null,
  shopper: SHOPPER,
  shopper_name: 'Robin Reed',
  payout_batch_id: null,
  audited_by: null,
  is_own: false,
  alone: { because: 'shopper', up_to_cents: 25_000, limit_cents: 100_000, used_cents: 75_000 },
  hold: {
    receivable_cents: 0,
    is_disputed: false,
    blocked_at: null,
    waits_until: null,
    is_address_refused: false,
    recent_changes: [],
  },
  is_verified: false,
  payments: [],
  similar: [],
  ready_reasons: READY,
  proposals: [],
  ...change,
})

export const deskPage = <Item>(...items: Item[]) => ({
  items,
  total: items.length,
  page: 1,
  page_size: 20,
  next_cursor: null,
})

type Movement = Wire<'GET /api/admin/bank/candidates'>[number]
type BankLine = Wire<'POST /api/admin/bank/match'>
type Day = Wire<'GET /api/admin/bank/day'>

export const DAY = '2026-11-22'
const ACCOUNT = id(90)

/** An incoming movement of $80 in the ledger. */
export const aMovement = (number = 1, change: Partial<Movement> = {}): Movement => ({
  movement_id: String(number),
  day: DAY,
  amount_cents: 8_000,
  code: 'recharge',
  ref_type: 'recharge',
  ref_id: rechargeId(number),
  shopper: SHOPPER,
  bank_reference: null,
  reference: 'SP-7Q4K2X',
  state: 'open',
  line_id: null,
  note: null,
  created_at: '2026-11-22T08:00:00.000Z',
  ...change,
})

/** An incoming statement line of $200. */
export const aLine = (number = 1, change: Partial<BankLine> = {}): BankLine => ({
  line_id: id(300 + number),
  bank_name: 'Harbour Bank',
  day: DAY,
  amount_cents: 20_000,
  currency: 'USD',
  amount_minor: null,
  reference: 'TRX-1',
  text: 'Transfer Reed',
  state: 'open',
  matched_how: null,
  note: null,
  operator: null,
  movements: [],
  ...change,
})

export const aBankDay = (change: Partial<Day> = {}): Day => ({
  day: DAY,
  time_zone: 'Asia/Tokyo',
  books: { in_cents: 20_000, out_cents: 0, open: 2, open_cents: 20_000 },
  statement: { in_cents: 20_000, out_cents: 500, open: 2, open_cents: 19_500 },
  closed_at: null,
  closed_by: null,
  note: null,
  books_balance_cents: 90_000,
  statement_balance_cents: 89_500,
  bank_balances: [{ bank_account_id: ACCOUNT, bank_name: 'Harbour Bank', currency: 'USD', balance_minor: 1_234_500 }],
  is_over: true,
  ...change,
})

/** A day with two statement lines and two movements of the ledger, none of them matched. */
export const BANK = {
  'GET /api/admin/bank/days': [aBankDay()],
  'GET /api/admin/bank/day': aBankDay(),
  'GET /api/admin/bank/lines': deskPage(aLine(1), aLine(2, { amount_cents: -500, text: 'Fee', reference: '' })),
  'GET /api/admin/bank/movements': deskPage(aMovement(1), aMovement(2, { amount_cents: 12_000 })),
  'GET /api/admin/bank/candidates': [aMovement(1), aMovement(2, { amount_cents: 12_000 })],
  'GET /api/admin/bank/accounts': [
    { bank_account_id: ACCOUNT, bank_name: 'Harbour Bank', is_open: true, currency: 'USD' },
  ],
} satisfies Replies

type LineFit = Recharge['fits'][number]

/** Lines of a statement that fit a recharge: one line of its amount, imported by another operator. */
export const aFit = (fit: LineFit['fit'] = 'exact', ...amounts: number[]): LineFit => ({
  fit,
  lines: (amounts.length > 0 ? amounts : [25_000]).map((amount_cents, at) => ({
    line_id: id(400 + at),
    bank_name: 'Harbour Bank',
    day: DAY,
    amount_cents,
    currency: 'USD',
    reference: 'SMP-7Q4K-2X',
    text: 'Transfer Reed',
    imported_by: 'ben@sampan.example',
    imported_at: '2026-11-23T08:00:00.000Z',
  })),
})

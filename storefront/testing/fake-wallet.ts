import type { Endpoints } from '@sampan/contract'
import { bech32mOf } from '@sampan/contract/chain'
import type { z } from 'zod'
import { anId, anOrder } from './fake-goods.ts'

type Wire<K extends keyof Endpoints> = z.input<Endpoints[K]['reply']>
type Offer = Wire<'GET /api/user/recharge'>
type Recharge = Wire<'GET /api/user/recharge_log'>['items'][number]

const aBank = (number: number, bank_name: string): Offer['bank_accounts'][number] => ({
  bank_account_id: anId(600 + number),
  bank_name,
  account_name: 'Sampan Ltd',
  account_number: `000-${number}`,
  swift: 'DEMOHKHH',
  country: 'HK',
  currency: number === 1 ? 'USD' : 'EUR',
  note: '',
})

/** An offer of two bank accounts for recharges from $10.00 to $500.00. */
export const aRechargeOffer = (overrides: Partial<Offer> = {}): Offer => ({
  methods: ['manual'],
  minimum_cents: 1_000,
  maximum_cents: 50_000,
  bank_accounts: [aBank(1, 'Harbour Bank'), aBank(2, 'River Bank')],
  reference: 'SP-ABC234',
  needs_evidence: true,
  ...overrides,
})

/** A recharge of $100.00 under audit. */
export const aRecharge = (number: number, overrides: Partial<Recharge> = {}): Recharge => ({
  recharge_id: anId(700 + number),
  method: 'manual',
  card: null,
  network: null,
  address: null,
  transaction_hash: null,
  bank_name: 'Harbour Bank',
  bank_reference: null,
  amount_cents: 10_000,
  arrival_cents: null,
  evidence: [],
  is_bank_confirmed: false,
  status: 0,
  audit_reason: null,
  created_at: '2026-11-21T05:00:00.000Z',
  audited_at: null,
  ...overrides,
})

type CardWay = Wire<'GET /api/user/card_top_up'>['ways'][number]
type CardPayment = Wire<'GET /api/user/card_top_up/detail'>

/** Card top-ups of $10.00 to $2,000.00 at a time, and $500.00 more today. */
export const aCardWay = (overrides: Partial<CardWay> = {}): { ways: [CardWay] } => ({
  ways: [
    {
      provider: 'stripe',
      mode: 'live',
      is_available: true,
      methods: ['card', 'promptpay', 'konbini'],
      minimum_cents: 1_000,
      maximum_cents: 200_000,
      day_left_cents: 500_000,
      month_left_cents: 1_000_000,
      suggestions: [2_000, 5_000, 10_000, 20_000, 50_000],
      retry_at: null,
      ...overrides,
    },
  ],
})

/** Card top-ups by two providers. */
export const twoCardWays = (first: Partial<CardWay> = {}): { ways: CardWay[] } => ({
  ways: [...aCardWay(first).ways, ...aCardWay({ provider: 'paypal', methods: ['paypal', 'card'] }).ways],
})

/** A card top-up of $100.00 that is not paid yet. */
export const aCardPayment = (overrides: Partial<CardPayment> = {}): CardPayment => ({
  payment_id: anId(950),
  provider: 'stripe',
  mode: 'live',
  status: 'open',
  amount_cents: 10_000,
  fee_cents: 0,
  decline_reason: null,
  method: null,
  brand: null,
  last_four: null,
  balance_cents: 200_000,
  orders: null,
  created_at: '2026-11-21T05:00:00.000Z',
  expires_at: '2026-11-21T05:30:00.000Z',
  credited_at: null,
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  ...overrides,
})

type Extract = Wire<'GET /api/user/extract_log'>['items'][number]

/** A balance of $500.00, of which $10.00 to $300.00 can be withdrawn at a time. */
export const extractOptions = (wishes: Partial<Wire<'GET /api/user/extract'>> = {}): Wire<'GET /api/user/extract'> => ({
  balance_cents: 50_000,
  is_disputed: false,
  receivable_cents: 0,
  minimum_cents: 1000,
  maximum_cents: 30_000,
  charges: { bank: { rate_bp: 0, fixed_cents: 300 }, chain: { rate_bp: 0, fixed_cents: 100 } },
  cards: [],
  networks: [],
  earlier_addresses: [],
  waits_until: null,
  has_payment_code: true,
  email_verified: true,
  locked_until: null,
  payment_code_length: null,
  ...wishes,
})

/** A network to which shoppers can withdraw: the demo chain, or another. */
export const aPaidNetwork = (network = 'demo'): Wire<'GET /api/user/extract'>['networks'][number] => ({
  network,
  name: network === 'demo' ? 'Demo chain' : 'Ethereum',
  kind: network === 'demo' ? null : 'evm',
  token: 'usdt',
  symbol: 'USDT',
})

/** A withdrawal of $50.00 under audit. */
export const anExtract = (number = 1, wishes: Partial<Extract> = {}): Extract => ({
  extract_id: anId(900 + number),
  request_id: null,
  card: null,
  draw_type: 'bank',
  amount_cents: 5000,
  service_charge_cents: 300,
  net_cents: 4700,
  bank_name: 'River Bank',
  bank_card_number: '0123',
  account_name: 'Nina Berg',
  network: null,
  network_name: null,
  token: null,
  address: null,
  status: 0,
  payout_state: 'none',
  audit_reason: null,
  bank_reference: null,
  transaction_hash: null,
  created_at: '2026-11-20T08:30:00.000Z',
  audited_at: null,
  paid_at: null,
  ...wishes,
})

/** A payment of $15.00 from a balance of $2,000.00, without its orders. */
export const PAYABLE = {
  orders: [],
  total_cents: 1_500,
  expires_at: new Date(Date.now() + 600_000).toISOString(),
  balance_cents: 200_000,
  has_payment_code: true,
  locked_until: null,
  payment_code_length: null,
  order_wait_seconds: 259_200,
  waits_for_recharge: false,
}

/** The confirmation of a payment of `count` orders, $15.00 each, with $1,985.00 left. */
export const aPayment = (
  count: number,
  overrides: Parameters<typeof anOrder>[1] = {},
): Wire<'GET /api/order/paid'> => ({
  orders: Array.from({ length: count }, (_, at) => anOrder(at + 1, { status: 1, ...overrides })),
  paid_cents: 1_500 * count,
  balance_cents: 198_500,
})

/** A chain address of the demo chain that no shopper of the tests owns. */
export const WALLET_ADDRESS = bech32mOf('demo', new Uint8Array(20).fill(9))

type Network = Wire<'GET /api/user/getBlockchain'>[number]

/** The demo chain as a network, with the shopper's deposit address. */
export const aNetwork = (overrides: Partial<Network> = {}): Network => ({
  network: 'demo',
  name: 'Demo chain',
  token: 'USDT',
  address: bech32mOf('demo', new Uint8Array(20).fill(1)),
  minimum_cents: 1_000,
  confirmations: 1,
  warning: 'Send no real tokens.',
  kind: null,
  tokens: [],
  has_test_tokens: false,
  ...overrides,
})

/** An address with a valid checksum (EIP-55), from the standard's examples. */
export const EVM_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const USDT_CONTRACT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

/** A token of the fake Ethereum, with the code to scan. */
export const aDepositToken = (token: string): Network['tokens'][number] => ({
  token,
  symbol: token.toUpperCase(),
  contract: USDT_CONTRACT,
  decimals: 6,
  uri: `ethereum:${USDT_CONTRACT}@1/transfer?address=${EVM_ADDRESS}&of=${token}`,
})

/** Ethereum, which the server reads: transfers to the address are credited without a claim. */
export const aReadNetwork = (overrides: Partial<Network> = {}): Network =>
  aNetwork({
    network: 'ethereum',
    name: 'Ethereum',
    address: EVM_ADDRESS,
    minimum_cents: 100,
    confirmations: 64,
    warning: 'Send only USDT on Ethereum to this address.',
    kind: 'evm',
    tokens: [aDepositToken('usdt')],
    ...overrides,
  })

type Deposit = Wire<'GET /api/user/chain_deposits'>['items'][number]

/** A transfer of 1,234.5 USDT with 3 of 64 confirmations. */
export const aChainDeposit = (number: number, overrides: Partial<Deposit> = {}): Deposit => ({
  network: 'ethereum',
  name: 'Ethereum',
  symbol: 'USDT',
  amount: '1234.5',
  credited_cents: null,
  transaction_hash: `${number}`.repeat(64).slice(0, 64),
  log_index: 0,
  explorer_url: `https://explorer.example/tx/${number}`,
  state: 'seen',
  confirmations: 3,
  confirmations_needed: 64,
  recharge_id: null,
  seen_at: '2026-11-21T05:00:00.000Z',
  ...overrides,
})

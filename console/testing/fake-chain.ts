import type { Wire } from './fake-desk.tsx'

type Networks = Wire<'GET /api/admin/chain/networks'>
type Network = Networks['networks'][number]
type Reconciled = Wire<'GET /api/admin/chain/reconciliations'>['networks'][number]
type Run = NonNullable<Reconciled['done']>
type Balance = Wire<'GET /api/admin/chain/balances'>['items'][number]
type BalanceDetail = Wire<'GET /api/admin/chain/balance'>
type Transfer = Wire<'GET /api/admin/chain/transfers'>['items'][number]

/** Ethereum, which is open and read without faults. */
export const aNetwork = (change: Partial<Network> = {}): Network => ({
  network: 'ethereum',
  kind: 'evm',
  name: 'Ethereum',
  chain_id: 1,
  nodes: ['one.example', 'two.example'],
  confirmations: null,
  minimum_cents: 100,
  explorer: 'https://explorer.example/tx/{hash}',
  is_open: true,
  is_demo: false,
  takes_recharges: true,
  pays_withdrawals: false,
  key: { xpub: 'xpub6example', path: 'm/44’/60’/0’', first_address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  addresses: 7,
  tokens: [
    {
      token: 'usdt',
      symbol: 'USDT',
      contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      decimals: 6,
      is_open: true,
    },
  ],
  health: {
    head_height: 2_000,
    head_at: '2026-11-26T08:00:00.000Z',
    final_height: 1_936,
    scanned_height: 2_000,
    confirmed_height: 1_936,
    checked_at: new Date().toISOString(),
    fault: null,
    fault_node: null,
    fault_since: null,
    stopped_at: null,
    stopped_because: null,
  },
  seen: 2,
  held: 1,
  failing: 0,
  revision: 'revision-3',
  changed_by: null,
  changed_at: null,
  ...change,
})

export const networksAtDesk = (networks: Network[], change: Partial<Networks> = {}): Networks => ({
  has_second: true,
  proposals: [],
  networks,
  ...change,
})

/** A held transfer of 50 USDT. */
export const aTransfer = (change: Partial<Transfer> = {}): Transfer => ({
  transfer_id: '00000000-0000-7000-8000-0000000000e1',
  network: 'ethereum',
  name: 'Ethereum',
  symbol: 'USDT',
  amount: '50',
  amount_cents: 5_000,
  credited_cents: null,
  transaction_hash: 'ab'.repeat(32),
  log_index: 0,
  height: 1_900,
  confirmations: 80,
  explorer_url: null,
  state: 'held',
  held_because: 'shopper_blocked',
  sender: '0x52908400098527886E0F7030069857D2E4169EE7',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  user_id: '00000000-0000-7000-8000-0000000000a1',
  account: 'robin@sampan.example',
  recharge_id: null,
  seen_at: '2026-11-26T08:00:00.000Z',
  proposal: null,
  ...change,
})

/** Ethereum, compared without a difference: 5 of 12 USDT are on two addresses. */
export const aReconciled = (change: Partial<Reconciled> = {}): Reconciled => ({
  network: 'ethereum',
  name: 'Ethereum',
  nodes: ['one.example', 'two.example'],
  is_read: true,
  open: null,
  done: aRun(),
  failed: null,
  tokens: [aReconciledToken()],
  ...change,
})

export const aRun = (change: Partial<Run> = {}): Run => ({
  ...{ scope: 'known', requested_by: null, requested_at: '2026-11-26T08:00:00.000Z' },
  ...{ started_at: '2026-11-26T08:00:01.000Z', height: 1_936, addresses: 7, read_from: null },
  ...{ fault: null, fault_node: null, ended_at: '2026-11-26T08:00:02.000Z' },
  ...change,
})

export const aReconciledToken = (change: Partial<Reconciled['tokens'][number]> = {}) => ({
  ...{ token: 'usdt', symbol: 'USDT', holding: '5', holding_addresses: 2, different_addresses: 0 },
  ...{ arrived: '12', credited: '10', kept: '0.5', held: '1.5', seen: '0', credited_cents: 1_000 },
  ...{ left: '7', difference: '0', explained: '0' },
  recipients: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7', amount: '7', transfers: 1 }],
  ...change,
})

export const aBalance = (change: Partial<Balance> = {}): Balance => ({
  address_id: 1,
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  path: "m/44'/60'/0'/0/0",
  user_id: '00000000-0000-7000-8000-0000000000a1',
  account: 'robin@sampan.example',
  symbol: 'USDT',
  amount: '5',
  other_amount: null,
  stored: '5',
  difference: '0',
  explained: '0',
  unexplained: '0',
  different_since: null,
  ...change,
})

/** A balance with a difference of -2 USDT, which is not explained. */
export const aBalanceDetail = (change: Partial<BalanceDetail> = {}): BalanceDetail => ({
  ...aBalance({ stored: '7', difference: '-2', unexplained: '-2', different_since: '2026-11-25T08:00:00.000Z' }),
  ...{ name: 'Ethereum', nodes: ['one.example', 'two.example'], explanations: [], proposal: null },
  ...change,
})

export const balancesPage = (items: Balance[]) => ({ items, total: items.length, page: 1, page_size: 20 })

export const CHAIN = {
  'GET /api/admin/chain/reconciliations': { networks: [aReconciled()] },
  'GET /api/admin/chain/balances': balancesPage([aBalance()]),
  'GET /api/admin/chain/balance': aBalanceDetail(),
  'GET /api/admin/chain/networks': networksAtDesk([aNetwork()]),
  'GET /api/admin/chain/transfers': { items: [aTransfer()], next_cursor: null },
}

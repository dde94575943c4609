import type {
  ChainFault,
  ChainHeld,
  ChainKind,
  ChainStop,
  ChainTransferState,
  PayoutPaymentState,
  PayoutProblem,
  ReconciliationFault,
  ReconciliationScope,
} from '@sampan/contract/chain'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, MomentByDefault, NullByDefault } from './columns.ts'
import type { Changed } from './wallet-tables.ts'

type ChainNetworkTable = Changed & {
  network: string
  position: number
  is_open: Generated<boolean>
  is_demo: Generated<boolean>
  kind: NullByDefault<ChainKind>
  name: NullByDefault<string>
  chain_id: NullByDefault<number>
  node_urls_sealed: NullByDefault<Buffer>
  node_hosts: NullByDefault<string[]>
  confirmations: NullByDefault<number>
  minimum_cents: Generated<number>
  explorer: NullByDefault<string>
  takes_recharges: Generated<boolean>
  pays_withdrawals: Generated<boolean>
  chain_key_id: NullByDefault<string>
}

/** Units of a token can exceed the range of a number: statements read them as `units::text`. */
type Units = ColumnType<never, string, string>

type ChainKeyTable = {
  chain_key_id: Generated<string>
  kind: ChainKind
  xpub: string
  path: string
  next_index: Generated<number>
  added_by: string | null
  created_at: MomentByDefault
}

type ChainTokenTable = {
  network: string
  token: string
  symbol: string
  contract: string
  decimals: number
  position: number
  is_open: Generated<boolean>
}

type ChainAddressTable = {
  address_id: Generated<number>
  kind: ChainKind
  address: string
  chain_key_id: string
  address_index: number
  user_id: string
  created_at: MomentByDefault
}

type ChainScanTable = {
  network: string
  confirmed_height: NullByDefault<number>
  confirmed_hash: NullByDefault<string>
  scanned_height: NullByDefault<number>
  scanned_hash: NullByDefault<string>
  head_height: NullByDefault<number>
  head_at: NullByDefault<Moment>
  final_height: NullByDefault<number>
  checked_at: NullByDefault<Moment>
  fault: NullByDefault<ChainFault>
  fault_node: NullByDefault<number>
  fault_text: NullByDefault<string>
  fault_since: NullByDefault<Moment>
  faults: Generated<number>
  due_at: NullByDefault<Moment>
  stopped_at: NullByDefault<Moment>
  stopped_because: NullByDefault<ChainStop>
  outgoing_from: NullByDefault<number>
  outgoing_to: NullByDefault<number>
}

type ChainTransferTable = {
  transfer_id: Generated<string>
  network: string
  transaction_hash: string
  log_index: number
  height: number
  block_hash: string
  token: string
  sender: string
  address_id: number
  units: Units
  state: Generated<ChainTransferState>
  held_because: NullByDefault<ChainHeld>
  arrived_units: ColumnType<never, string | null | undefined, string | null>
  seen_at: MomentByDefault
  changed_at: NullByDefault<Moment>
}

type ChainOutgoingTable = {
  network: string
  transaction_hash: string
  log_index: number
  height: number
  block_hash: string
  token: string
  address_id: number
  recipient: string
  units: Units
}

type ChainReconciliationTable = {
  reconciliation_id: Generated<string>
  network: string
  scope: ReconciliationScope
  requested_by: NullByDefault<string>
  requested_at: MomentByDefault
  started_at: NullByDefault<Moment>
  height: NullByDefault<number>
  block_hash: NullByDefault<string>
  read_up_to: Generated<number>
  addresses: Generated<number>
  read_from: NullByDefault<number>
  tries: Generated<number>
  restarts: Generated<number>
  due_at: MomentByDefault
  fault: NullByDefault<ReconciliationFault>
  fault_node: NullByDefault<number>
  ended_at: NullByDefault<Moment>
}

type ChainBalanceTable = {
  reconciliation_id: string
  address_id: number
  token: string
  units: Units
  other_units: Units | null
  stored_units: Units
  explained_units: Generated<Units>
  different_since: NullByDefault<Moment>
}

type ChainExplanationTable = {
  explanation_id: Generated<string>
  network: string
  token: string
  address_id: number
  units: Units
  reason: string
  explained_by: string
  approved_by: string
  created_at: MomentByDefault
}

type ChainReconciliationTokenTable = {
  reconciliation_id: string
  token: string
  holding_units: Units
  holding_addresses: number
  different_addresses: number
  credited_units: Units
  kept_units: Units
  held_units: Units
  seen_units: Units
  left_units: Units
  credited_cents: number
}

type ChainDepositTable = {
  network: string
  transaction_hash: string
  log_index: number
  user_id: string
  recharge_id: string
  amount_cents: number
  created_at: MomentByDefault
}

type PayoutPaymentTable = {
  user_id: string
  extract_id: string
  network: string
  transaction_hash: string
  state: Generated<PayoutPaymentState>
  problem: NullByDefault<PayoutProblem>
  payer: NullByDefault<string>
  log_index: NullByDefault<number>
  entered_by: string
  entered_at: MomentByDefault
  checked_at: NullByDefault<Moment>
  tries: Generated<number>
  due_at: MomentByDefault
}

type ChainPayerTable = {
  network: string
  address: string
  entered_by: string
  confirmed_by: string
  created_at: MomentByDefault
}

export type ChainTables = {
  chain_network: ChainNetworkTable
  chain_deposit: ChainDepositTable
  chain_key: ChainKeyTable
  chain_token: ChainTokenTable
  chain_address: ChainAddressTable
  chain_scan: ChainScanTable
  chain_block: { network: string; height: number; hash: string; parent_hash: string }
  chain_transfer: ChainTransferTable
  chain_outgoing: ChainOutgoingTable
  chain_reconciliation: ChainReconciliationTable
  chain_reconciliation_token: ChainReconciliationTokenTable
  chain_balance: ChainBalanceTable
  chain_explanation: ChainExplanationTable
  payout_payment: PayoutPaymentTable
  chain_payer: ChainPayerTable
  chain_remainder: { user_id: string; network: string; token: string; units: Units }
  deposit_address: { address: string; shown_at: MomentByDefault }
}

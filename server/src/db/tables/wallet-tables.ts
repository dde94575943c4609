import type { BankCurrency } from '@sampan/contract/bank-currency'
import type { Currency } from '@sampan/contract/rules'
import type { Generated } from 'kysely'
import type { Texts } from '../../language/text-in.ts'
import type { JsonByDefault, Moment, MomentByDefault, NullByDefault } from './columns.ts'

/** Millionths of the currency per dollar, for estimates. */
type CurrencyRateTable = { currency: Currency; micros_per_dollar: number; set_at: MomentByDefault }

/** Columns of settings that operators change: the version, and who changed it when. */
export type Changed = { version: Generated<number>; changed_by: string | null; changed_at: Moment | null }

type AmountLimitTable = Changed & {
  name: string
  amount_cents: number
  later_cents: number | null
  counts_from: Moment | null
}

type BankAccountTable = Changed & {
  bank_account_id: Generated<string>
  position: number
  bank_name: string
  account_name: string
  account_number: string
  swift: string
  country: string
  currency: Generated<BankCurrency>
  note: JsonByDefault<Texts>
  is_open: Generated<boolean>
  is_demo: Generated<boolean>
}

type RechargeTable = {
  user_id: string
  recharge_id: Generated<string>
  method: 'manual' | 'chain'
  bank_account_id: string | null
  bank_reference: string | null
  reference: string | null
  network: string | null
  token: string | null
  address: string | null
  deposit_address: string | null
  transaction_hash: string | null
  amount_cents: number
  arrival_cents: number | null
  status: Generated<0 | 1 | 2>
  audit_reason: string | null
  audited_by: string | null
  created_at: MomentByDefault
  audited_at: Moment | null
}

type WithdrawalTable = {
  user_id: string
  extract_id: Generated<string>
  draw_type: 'bank' | 'chain'
  amount_cents: number
  service_charge_cents: number
  net_cents: number
  bank_name: string | null
  account_name: string | null
  card_number_sealed: Buffer | null
  card_key_id: string | null
  card_last_four: string | null
  network: string | null
  token: string | null
  address: string | null
  status: Generated<0 | 1 | 2>
  payout_state: Generated<'none' | 'queued' | 'sent' | 'done' | 'failed' | 'cancelled'>
  audit_reason: string | null
  audited_by: string | null
  payout_batch_id: string | null
  bank_reference: string | null
  transaction_hash: string | null
  created_at: MomentByDefault
  audited_at: Moment | null
  paid_at: Moment | null
  despite_block_at: Moment | null
}

type PayoutBatchTable = {
  payout_batch_id: string
  draw_type: 'bank' | 'chain'
  network: NullByDefault<string>
  format: Generated<'shop' | 'safe'>
  operator_id: string
  lines: number
  net_cents: number
  created_at: MomentByDefault
}

type CorrectionTable = {
  user_id: string
  correction_id: Generated<string>
  kind: 'correction' | 'write_off'
  recharge_id: string | null
  amount_cents: number
  taken_cents: number
  reason: string
  proposed_by: string
  decided_by: string
  created_at: MomentByDefault
}

type BankStatementTable = {
  statement_id: Generated<string>
  bank_account_id: string
  file_name: string
  lines: number
  operator_id: string
  created_at: MomentByDefault
}

type BankLineTable = {
  line_id: Generated<string>
  statement_id: string
  bank_account_id: string
  position: number
  day: string
  amount_cents: number | null
  currency: Generated<BankCurrency>
  amount_minor: number | null
  reference: string
  text: string
  balance_cents: number | null
  digest: Buffer
  matched_how: 'reference' | 'amount' | 'hand' | null
  note: string | null
  operator_id: string | null
  created_at: MomentByDefault
}

type BankMovementView = {
  movement_id: string
  day: string
  amount_cents: number
  code: 'recharge' | 'withdrawal' | 'correction' | 'correction_owed'
  ref_type: string
  ref_id: string
  created_at: Moment
}

type BankMatchTable = { movement_id: string; line_id: string }

type BankMovementNoteTable = { movement_id: string; note: string; operator_id: string; created_at: MomentByDefault }

type BankDayTable = {
  day: string
  closed_at: Moment | null
  closed_by: string | null
  note: string | null
  books_cents: number | null
  statement_cents: number | null
}

type RechargeEvidenceTable = { user_id: string; recharge_id: string; position: number; file_id: string }

export type WalletTables = {
  time_limit: { name: string; duration: string } & Changed
  destination: { country: string; refund_days: number; has_lowest_price: boolean } & Changed
  amount_limit: AmountLimitTable
  currency_rate: CurrencyRateTable
  bank_account: BankAccountTable
  recharge: RechargeTable
  recharge_evidence: RechargeEvidenceTable
  withdrawal: WithdrawalTable
  payout_batch: PayoutBatchTable
  correction: CorrectionTable
  bank_statement: BankStatementTable
  bank_line: BankLineTable
  bank_movement: BankMovementView
  bank_match: BankMatchTable
  bank_movement_note: BankMovementNoteTable
  bank_day: BankDayTable
  bank_zone: { from_day: string; from_at: Moment; time_zone: string }
  shop_choice: { name: string; value: string } & Changed
}

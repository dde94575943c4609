import type { Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import type { WithdrawalRow } from './withdrawal-sql.ts'

type ExtractEntryReply = z.input<Endpoints['GET /api/user/extract_log']['reply']>['items'][number]
type ExtractAtDeskReply = z.input<Endpoints['POST /api/admin/extract/audit']['reply']>

/** A withdrawal as its shopper sees it. */
export function extractEntry(row: WithdrawalRow): ExtractEntryReply {
  const { user_id, account, first_operator_account, payout_batch_id, card_last_four, ...entry } = row
  return { ...entry, bank_card_number: card_last_four }
}

/** The same at the desk. */
export function extractAtDesk(row: WithdrawalRow): ExtractAtDeskReply {
  const { user_id, account, first_operator_account, payout_batch_id } = row
  return { ...extractEntry(row), shopper: { user_id, account }, first_agreed: first_operator_account, payout_batch_id }
}

import type { Endpoints } from '@sampan/contract'
import { nameText } from '@sampan/contract/person-name'
import { AUDIT_STATUS } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { WithdrawalRow } from './withdrawal-sql.ts'

type ExtractEntryReply = z.input<Endpoints['GET /api/user/extract_log']['reply']>['items'][number]
type ExtractAtDeskReply = z.input<Endpoints['GET /api/admin/extract/list']['reply']>['items'][number]

export function extractEntry(row: WithdrawalRow): ExtractEntryReply {
  const { extract_id, request_id, draw_type, amount_cents, service_charge_cents, net_cents, payout_state } = row
  const { method, brand, last_four } = row
  const { bank_name, account_name, audit_reason, bank_reference, transaction_hash } = row
  const { network, network_name, token, address } = row
  const { created_at, audited_at, paid_at } = row
  return {
    ...{ extract_id, request_id, draw_type, amount_cents, service_charge_cents, net_cents, payout_state },
    status: AUDIT_STATUS[row.status],
    ...{ bank_name, account_name, network, network_name, token, address },
    ...{ audit_reason, bank_reference, transaction_hash },
    ...{ created_at, audited_at, paid_at },
    bank_card_number: row.card_last_four,
    card: draw_type === 'card' ? { method, brand, last_four } : null,
  }
}

/** A withdrawal as the operators' desk shows it. `operator_account`: the account of the requesting operator. */
export function extractAtDesk(
  row: WithdrawalRow,
  operator_account: string,
  proposals: ExtractAtDeskReply['proposals'],
): ExtractAtDeskReply {
  const { user_id, account, payout_batch_id } = row
  return {
    ...extractEntry(row),
    shopper: { user_id, account },
    shopper_name: nameText(row),
    payout_batch_id,
    audited_by: row.audited_by_account,
    is_own: account === operator_account,
    proposals,
  }
}

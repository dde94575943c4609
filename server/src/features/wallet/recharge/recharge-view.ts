import { cents, type Endpoints } from '@sampan/contract'
import { nameText } from '@sampan/contract/person-name'
import { AUDIT_STATUS } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Keys } from '../../../security/keys.ts'
import { fileUrl } from '../../upload/upload-service.ts'
import { rechargeReference } from './recharge-reference.ts'
import type { RechargeRow } from './recharge-sql.ts'

export type RechargeEntryReply = z.input<Endpoints['GET /api/user/recharge_log']['reply']>['items'][number]
export type UsedBefore = RechargeAtDeskReply['used_before'][number]
export type RechargeAtDeskReply = z.input<Endpoints['GET /api/admin/recharge/list']['reply']>['items'][number]

export function rechargeEntry(row: RechargeRow): RechargeEntryReply {
  const { recharge_id, method, network, address, transaction_hash, bank_name, bank_reference } = row
  const { amount_cents, arrival_cents, status, audit_reason, created_at, audited_at } = row
  return {
    ...{ recharge_id, method, network, address, transaction_hash, bank_name, bank_reference },
    ...{ amount_cents, arrival_cents, status: AUDIT_STATUS[status], audit_reason, created_at, audited_at },
    card: row.card && { ...row.card, method: row.card.method ?? '', disputes: row.card.disputes.map(disputeEntry) },
    is_bank_confirmed: row.has_line,
    evidence: row.evidence.map(({ file_name, ...file }) => ({ ...file, url: fileUrl(file_name) })),
  }
}

const disputeEntry = ({
  held_cents,
  opened_at,
  closed_at,
  ...dispute
}: NonNullable<RechargeRow['card']>['disputes'][number]) => ({
  ...dispute,
  held_cents: cents(held_cents),
  // Times in JSON are in the form of PostgreSQL.
  opened_at: new Date(opened_at).toISOString(),
  closed_at: closed_at && new Date(closed_at).toISOString(),
})

/** A recharge with the data that an operator compares. `operator_account`: the account of the requesting operator. */
export function rechargeAtDesk(
  row: RechargeRow,
  { keys, operator_account }: { keys: Keys; operator_account: string },
  { used_before, proposal }: Pick<RechargeAtDeskReply, 'used_before' | 'proposal'>,
): RechargeAtDeskReply {
  const { user_id, account, deposit_address, imported_by, ceiling_cents } = row
  return {
    ...rechargeEntry(row),
    shopper: { user_id, account },
    shopper_name: nameText(row),
    reference: rechargeReference(keys, user_id),
    deposit_address,
    audited_by: row.audited_by_account,
    is_own: account === operator_account,
    used_before,
    statement_credit: imported_by !== null && ceiling_cents !== null ? { imported_by, ceiling_cents } : null,
    proposal,
  }
}

import type { Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import type { Keys } from '../../security/keys.ts'
import { fileUrl } from '../upload/upload-service.ts'
import { rechargeReference } from './recharge-reference.ts'
import type { RechargeRow } from './recharge-sql.ts'

export type RechargeEntryReply = z.input<Endpoints['GET /api/user/recharge_log']['reply']>['items'][number]
export type RechargeAtDeskReply = z.input<Endpoints['POST /api/admin/recharge/audit']['reply']>

/** A recharge as its shopper sees it. */
export function rechargeEntry(row: RechargeRow): RechargeEntryReply {
  const { user_id, account, first_operator_account, first_arrival_cents, deposit_address, evidence, ...entry } = row
  return { ...entry, evidence: evidence.map(({ file_name, ...file }) => ({ ...file, url: fileUrl(file_name) })) }
}

/** The same, with what an operator compares it with. */
export function rechargeAtDesk(row: RechargeRow, keys: Keys): RechargeAtDeskReply {
  const { user_id, account, first_operator_account, first_arrival_cents, deposit_address } = row
  return {
    ...rechargeEntry(row),
    shopper: { user_id, account },
    reference: rechargeReference(keys, user_id),
    first_agreed:
      first_operator_account !== null && first_arrival_cents !== null
        ? { account: first_operator_account, arrival_cents: first_arrival_cents }
        : null,
    deposit_address,
  }
}

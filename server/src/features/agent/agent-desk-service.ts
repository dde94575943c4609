import type { Db } from '../../db/database.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { findChoice, lockChoice, setChoice } from '../setting/setting-sql.ts'
import { findPlatform, setBlocked } from './agent-desk-sql.ts'

export async function readSwitch(db: Db) {
  const { value, changed_by, changed_at } = await findChoice(db, 'agents')
  return { is_on: value === 'on', changed_by, changed_at }
}

/** @throws Refusal account_blocked, role_needed. */
export const setSwitch = (db: Db, operator: OperatorSession, is_on: boolean) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { value } = await lockChoice(tx, 'agents')
    if ((value === 'on') !== is_on) {
      await setChoice(tx, 'agents', is_on ? 'on' : 'off', operator.operator_id)
      await log({ action: 'agents_switched', ref_type: 'agent', ref_id: 'agents', details: { is_on } })
    }
    return readSwitch(tx)
  })

type Block = { platform_id: string; is_blocked: boolean }

/** @throws NotFound; Refusal account_blocked, role_needed. */
export const blockPlatform = (db: Db, operator: OperatorSession, { platform_id, is_blocked }: Block) =>
  actAtDesk(db, operator, async (tx, log) => {
    const platform = await findPlatform(tx, platform_id)
    if (!platform) throw new NotFound()
    const { host, profile_url } = platform
    await setBlocked(tx, host, is_blocked ? operator.operator_id : null)
    const action = is_blocked ? 'agent_blocked' : 'agent_unblocked'
    await log({ action, ref_type: 'agent', ref_id: platform_id, details: { host, profile_url } })
    const changed = await findPlatform(tx, platform_id)
    if (!changed) throw new NotFound()
    return changed
  })

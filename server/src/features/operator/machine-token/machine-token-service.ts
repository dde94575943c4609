import { MACHINE_TOKENS_LIMIT, type MachineRight } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound, NotSignedIn, Refusal } from '../../../refusal/refusal.ts'
import { hashOfToken, newMachineToken } from '../../../security/tokens.ts'
import { actAtDesk } from '../operator-act-service.ts'
import { consumeFreshCode } from '../session/second-factor-service.ts'
import {
  findMachineToken,
  insertMachineToken,
  lockAndCountTokens,
  revokeMachineToken,
  touchMachineToken,
} from './machine-token-sql.ts'

/**
 * The owner in whose name a call with a token is made. Checks that the token has the right that the policy requires for
 * the call. The token has no other rights, whatever roles the owner has.
 * @throws NotSignedIn when the token is not active; Refusal machine_token_right.
 */
export async function machineOf(db: Db, token: string, right: MachineRight | undefined): Promise<OperatorSession> {
  const token_hash = hashOfToken(token)
  const row = await findMachineToken(db, token_hash)
  if (!row) throw new NotSignedIn()
  if (!right || !row.rights.includes(right)) throw new Refusal('machine_token_right')
  if (row.is_stale) await touchMachineToken(db, token_hash)
  const { operator_id, account, roles, name } = row
  return { operator_id, operator_account: account, roles, token_hash, machine_token: name }
}

type NewMachineToken = { name: string; rights: MachineRight[]; valid_days: number | null }

/**
 * Makes a token. Uses up a fresh code of the second factor.
 * @returns the token, which cannot be read again.
 * @throws Refusal second_factor_needed, machine_token_limit, account_blocked, role_needed.
 */
export const makeMachineToken = (db: Db, operator: OperatorSession, new_token: NewMachineToken) =>
  actAtDesk(db, operator, async (tx, log) => {
    await consumeFreshCode(tx, operator)
    if ((await lockAndCountTokens(tx)) >= MACHINE_TOKENS_LIMIT) throw new Refusal('machine_token_limit')
    const token = newMachineToken()
    const made_by = operator.operator_id
    const machine_token = await insertMachineToken(tx, { ...new_token, made_by, token_hash: hashOfToken(token) })
    const { token_id: ref_id, name, rights, expires_at } = machine_token
    const details = { name, rights, ...(expires_at && { expires_at }) }
    await log({ action: 'machine_token_made', ref_type: 'machine_token', ref_id, details })
    return { machine_token, token }
  })

/**
 * Revokes a token of any owner. Uses up a fresh code of the second factor.
 * @throws NotFound; Refusal second_factor_needed, account_blocked, role_needed.
 */
export const endMachineToken = (db: Db, operator: OperatorSession, token_id: string): Promise<void> =>
  actAtDesk(db, operator, async (tx, log) => {
    await consumeFreshCode(tx, operator)
    const name = await revokeMachineToken(tx, token_id)
    if (name === undefined) throw new NotFound()
    await log({ action: 'machine_token_revoked', ref_type: 'machine_token', ref_id: token_id, details: { name } })
  })

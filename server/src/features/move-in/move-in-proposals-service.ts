import { cents, type ProposedChange } from '@sampan/contract'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { insertDeskLog } from '../operator/log/log-write-sql.ts'
import { anyKind, type ProposalKind } from '../operator/proposal/proposal-service.ts'
import { beginApplying, findFile, lockFile } from './move-in-sql.ts'

/** `lines` and `total_cents` are those of the proposal, so that a file that was checked again is proposed again. */
const Body = z.object({ file_id: z.uuid(), lines: z.int(), total_cents: z.int() })
type Body = z.output<typeof Body>

/** @throws NotFound; Refusal state_changed when the file is not checked any more, or has other lines. */
async function checkedFile(db: Db, { file_id, lines, total_cents }: Body) {
  const file = await findFile(db, file_id)
  if (!file) throw new NotFound()
  if (file.state !== 'checked' || (file.outcomes.new ?? 0) !== lines || file.total_cents !== total_cents)
    throw new Refusal('state_changed')
  return file
}

export const move_in_kind: ProposalKind<Body> = {
  name: 'move_in_apply',
  body: Body,
  about: async (db, { file_id }) => (await findFile(db, file_id))?.file_name ?? null,
  changes: async (db, body) => {
    const { kind } = await checkedFile(db, body)
    const { lines, total_cents } = body
    const changes: ProposedChange[] = [{ field: 'lines', before: null, after: { text: String(lines) } }]
    if (kind === 'balances') changes.push({ field: 'credited', before: null, after: { cents: cents(total_cents) } })
    return changes
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const { file_id, lines, total_cents } = body
    await lockFile(tx, file_id)
    await checkedFile(tx, body)
    await beginApplying(tx, file_id, { proposed_by: proposer.operator_id, decided_by: decider.operator_id })
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'move_in_applied',
      ref_type: 'move_in',
      ref_id: file_id,
      details: { lines, total_cents, proposed_by: proposer.operator_account },
    })
  },
}

export const move_in_proposals: readonly ProposalKind[] = [anyKind(move_in_kind)]

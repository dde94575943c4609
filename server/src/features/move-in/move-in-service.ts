import { MOVE_IN_BY_TWO, MOVE_IN_UNDONE, type MoveInKind } from '@sampan/contract/rules'
import type { Context, DbAndKeys } from '../../context.ts'
import type { MoveInMapping } from '../../db/json-columns.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { fingerprintOf } from '../../sheet/heading.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { endChangedProposals } from '../operator/proposal/proposal-outdated-service.ts'
import { propose } from '../operator/proposal/proposal-service.ts'
import { waitsForSecond } from '../operator/proposal/second-operator-service.ts'
import { type UploadedFile, unreadSheet } from '../upload/sheet-service.ts'
import { inviteCustomersOf } from './customer/customer-sql.ts'
import { isMapped, kindOf, systemOf } from './headings.ts'
import { move_in_kind } from './move-in-proposals-service.ts'
import { readFile } from './move-in-read-service.ts'
import {
  beginApplying,
  beginCheck,
  beginMapping,
  beginUndo,
  cancelFileNow,
  countOutcomes,
  dropFile,
  findFile,
  lockFile,
  openFile,
} from './move-in-sql.ts'
import { stageLines } from './move-in-staging.ts'

const about = (file_id: string) => ({ ref_type: 'move_in', ref_id: file_id }) as const

/**
 * Stores the lines of a file as they arrive. Nothing of the shop is changed.
 * @throws Refusal import_too_large, import_too_wide, import_unreadable.
 */
export async function stageFile({ db }: Context, operator: OperatorSession, file: UploadedFile) {
  const { operator_id } = operator
  const file_name = file.file_name.toWellFormed().replaceAll('\0', '')
  const file_id = await openFile(db, { operator_id, file_name })
  try {
    const { headings, digest } = await stageLines(db, file_id, file)
    await actAtDesk(db, operator, async (tx, log) => {
      const uploaded = { headings, digest, fingerprint: fingerprintOf(headings) }
      await beginMapping(tx, file_id, { ...uploaded, kind: kindOf(headings), system: systemOf(headings) })
      await log({ action: 'move_in_sent', ...about(file_id), details: { file_name } })
    })
  } catch (error) {
    await dropFile(db, file_id)
    throw unreadSheet(error, file.isCut())
  }
  return readFile(db, operator, file_id)
}

type Decision = MoveInMapping & { file_id: string; kind: MoveInKind }

/**
 * Stores what a file contains and what its columns mean, and queues its check. A checked file may be mapped again.
 * @throws NotFound; Refusal state_changed; move_in_unmapped when a column that the file needs is missing.
 */
export const mapFile = ({ db }: Context, operator: OperatorSession, { file_id, kind, ...mapping }: Decision) =>
  actAtDesk(db, operator, async (tx, log) => {
    const file = await lockFile(tx, file_id)
    if (!file) throw new NotFound()
    if (file.state !== 'mapping' && file.state !== 'checked') throw new Refusal('state_changed')
    const columns = file.headings.map((_, at) => mapping.columns[at] ?? null)
    if (!isMapped(columns, kind)) throw new Refusal('move_in_unmapped')
    await endChangedProposals(tx, operator, { kinds: ['move_in_apply'], ref_id: file_id })
    await beginCheck(tx, file_id, kind, { ...mapping, columns })
    const { country, language } = mapping
    await log({ action: 'move_in_mapped', ...about(file_id), details: { kind, country, language } })
    return readFile(tx, operator, file_id)
  })

type Applying = { file_id: string; invites: boolean; again: boolean; reason?: string | undefined }

/**
 * Queues the new lines of a checked file to be applied. Opening balances and promo codes are proposed to a second operator;
 * an owner who is the only operator applies promo codes alone.
 * @throws NotFound; Refusal state_changed when the file is not checked or has no new lines; import_repeated; for a proposal
 * the errors of `propose`.
 */
export const applyFile = ({ db, keys }: DbAndKeys, operator: OperatorSession, applying: Applying) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { file_id, again, reason } = applying
    if (!(await lockFile(tx, file_id))) throw new NotFound()
    const file = await findFile(tx, file_id)
    const lines = file?.outcomes.new ?? 0
    if (file?.state !== 'checked' || lines === 0) throw new Refusal('state_changed')
    const { kind, total_cents, repeats } = file
    if (repeats && !again) throw new Refusal('import_repeated')
    if (MOVE_IN_BY_TWO.includes(kind) && (kind === 'balances' || (await waitsForSecond(tx, operator, [])))) {
      await propose(tx, operator, {
        kind: move_in_kind,
        ref_id: file_id,
        body: { file_id, lines, total_cents },
        reason,
        keys,
      })
      return readFile(tx, operator, file_id)
    }
    const invites = kind === 'customers' && applying.invites
    await beginApplying(tx, file_id, { invites })
    await log({ action: 'move_in_applied', ...about(file_id), details: { kind, lines, invites } })
    return readFile(tx, operator, file_id)
  })

/**
 * Invites the customers of a file who have not set a password and whose last invitation expired, or who have none.
 * @returns their number. @throws NotFound.
 */
export const inviteAll = ({ db }: Context, operator: OperatorSession, file_id: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (!(await findFile(tx, file_id))) throw new NotFound()
    const invited = await inviteCustomersOf(tx, file_id)
    await log({ action: 'move_in_invited', ...about(file_id), details: { invited } })
    return { invited }
  })

/** Stops a file after the current batch. @throws NotFound; Refusal state_changed when it has ended. */
export const cancelFile = ({ db }: Context, operator: OperatorSession, file_id: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    const file = await lockFile(tx, file_id)
    if (!file) throw new NotFound()
    if (file.ended_at) throw new Refusal('state_changed')
    await endChangedProposals(tx, operator, { kinds: ['move_in_apply'], ref_id: file_id })
    await countOutcomes(tx, file_id)
    await cancelFileNow(tx, file_id)
    await log({ action: 'move_in_cancelled', ...about(file_id), details: { was: file.state } })
    return readFile(tx, operator, file_id)
  })

/** Queues a file to be undone. @throws NotFound; Refusal state_changed when it has not ended, or nothing is left to undo. */
export const undoFile = ({ db }: Context, operator: OperatorSession, file_id: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    const file = await lockFile(tx, file_id)
    if (!file) throw new NotFound()
    const applied = file.outcomes.applied ?? 0
    if (!file.ended_at || applied === 0 || !MOVE_IN_UNDONE.includes(file.kind)) throw new Refusal('state_changed')
    await beginUndo(tx, file_id)
    await log({ action: 'move_in_undone', ...about(file_id), details: { applied } })
    return readFile(tx, operator, file_id)
  })

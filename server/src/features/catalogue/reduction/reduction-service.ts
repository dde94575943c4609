import type { Language } from '@sampan/contract/rules'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { transaction } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated } from '../../../http/revision.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { endChangedProposals } from '../../operator/proposal/proposal-outdated-service.ts'
import { withTitles } from '../../operator/proposal/proposal-read-service.ts'
import {
  anyKind,
  decidersOf,
  type OperatorWithRoles,
  propose,
  waitingProposals,
} from '../../operator/proposal/proposal-service.ts'
import { waitsForSecond } from '../../operator/proposal/second-operator-service.ts'
import { readCeiling } from '../../setting/setting-value-service.ts'
import { reduction_kind } from './reduction-proposals-service.ts'
import { checkReduction, measure, revisionOfReduction, storeChecked } from './reduction-rules-service.ts'
import {
  cancelReduction,
  countSkus,
  type Draft,
  endReduction,
  findLines,
  findPrices,
  findReduction,
  findReductions,
  findTimeZone,
  lockReduction,
  noteNextReduction,
  type Reduction,
  storedSkus,
  type Terms,
  wallTimesOf,
  wantedSkus,
} from './reduction-sql.ts'

const kinds = [anyKind(reduction_kind)]
/** Lines that a preview shows. */
const LINES_LIMIT = 100

const atDesk = (reduction: Reduction) => ({ ...reduction, revision: revisionOfReduction(reduction) })

export async function listReductions(db: Db, operator: OperatorWithRoles, { page, page_size, cursor }: PageStart) {
  const [{ items, next_cursor }, time_zone, proposals] = await Promise.all([
    findReductions(db, { page, page_size, cursor }),
    findTimeZone(db),
    waitingProposals(db, operator, kinds),
  ])
  const rows = items.map(({ cursor: _, skus, ...reduction }) => ({ ...atDesk(reduction), skus }))
  return { items: rows, next_cursor, page, page_size, time_zone, proposals }
}

type Reader = { operator: OperatorWithRoles; language: Language }

/** A reduction and the open proposal to change it. @throws NotFound. */
export async function readReduction(db: Db, { operator, language }: Reader, reduction_id: string) {
  const reduction = await findReduction(db, reduction_id)
  if (!reduction) throw new NotFound()
  const { starts_at, ends_at } = reduction
  const skus = storedSkus(reduction_id)
  const fall_100 = await readCeiling(db, 'price_fall_100')
  const [time_zone, wall, counts, lines, prices, [proposal = null]] = await Promise.all([
    findTimeZone(db),
    wallTimesOf(db, reduction),
    countSkus(db, skus, { reduction_id, fall_100, starts_at, ends_at }),
    findLines(db, skus, { starts_at, limit: LINES_LIMIT }),
    reduction.off_100 === null ? findPrices(db, reduction_id) : [],
    waitingProposals(db, operator, kinds, [reduction_id]),
  ])
  const changes = await withTitles(db, proposal?.changes ?? [], language)
  return {
    ...atDesk(reduction),
    ...wall,
    time_zone,
    counts,
    lines,
    prices,
    proposal: proposal && { ...proposal, changes },
  }
}

/** The SKUs and prices of a draft. @throws Refusal catalogue_fault. */
export async function previewReduction(db: Db, { reduction_id, ...terms }: Terms & { reduction_id: string | null }) {
  const { period, counts } = await measure(db, reduction_id, terms)
  const { time_zone, starts_at, ends_at } = period
  const lines = await findLines(db, wantedSkus(terms), { starts_at, limit: LINES_LIMIT })
  return { time_zone, starts_at, ends_at, counts, lines }
}

type Sent = Draft & { revision: string | null; reason?: string | undefined }

/**
 * Plans a reduction, or proposes it if prices fall further than one operator may lower them.
 * @throws Refusal id_taken, changed_meanwhile, state_changed, catalogue_fault; NotFound; for a proposal the errors of
 * `propose`.
 */
export const saveReduction = ({ db, keys }: Context, operator: OperatorSession, { revision, reason, ...draft }: Sent) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { reduction_id } = draft
    const stored = await lockReduction(tx, reduction_id)
    const { counts } = await checkReduction(tx, stored, revision, draft)
    if (counts.too_low > 0 && (await waitsForSecond(tx, operator, decidersOf(reduction_kind)))) {
      const body = { revision, ...draft }
      await propose(tx, operator, { kind: reduction_kind, ref_id: reduction_id, body, reason, keys })
      return { outcome: 'proposed' as const, reduction_id }
    }
    const details = await storeChecked(tx, revision, draft)
    await log({ action: 'reduction_saved', ref_type: 'reduction', ref_id: reduction_id, details })
    await endChangedProposals(tx, operator, { kinds: ['reduction_save'], ref_id: reduction_id })
    return { outcome: 'saved' as const, reduction_id }
  })

type Stopped = { reduction_id: string; revision: string }

/**
 * Cancels a planned reduction, or ends a running one. Orders keep their prices.
 * @throws Refusal changed_meanwhile, or state_changed after its end; NotFound.
 */
export const stopReduction = (db: Db, operator: OperatorSession, { reduction_id, revision }: Stopped) =>
  actAtDesk(db, operator, async (tx, log) => {
    const stored = await lockReduction(tx, reduction_id)
    refuseOutdated(revision, stored && revisionOfReduction(stored))
    if (stored?.state !== 'planned' && stored?.state !== 'running') throw new Refusal('state_changed')
    const is_planned = stored.state === 'planned'
    await (is_planned ? cancelReduction : endReduction)(tx, reduction_id)
    const details = { name: stored.name, state: stored.state }
    await log({ action: 'reduction_stopped', ref_type: 'reduction', ref_id: reduction_id, details })
    await endChangedProposals(tx, operator, { kinds: ['reduction_save'], ref_id: reduction_id })
    return { state: is_planned ? ('cancelled' as const) : ('ended' as const) }
  })

/** Lets lists, search and favourites follow a reduction that started or ended. */
export const followReductions = async (db: Db): Promise<'more' | 'done'> =>
  (await transaction(db, noteNextReduction)) ? 'more' : 'done'

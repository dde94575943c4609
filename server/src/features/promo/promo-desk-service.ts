import type { Language } from '@sampan/contract/rules'
import { clock } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { PageStart } from '../../db/newest-first.ts'
import type { Tx } from '../../db/transaction.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { countAlone, lockAllowance } from '../operator/proposal/act-alone-service.ts'
import { endChangedProposals } from '../operator/proposal/proposal-outdated-service.ts'
import { withTitles } from '../operator/proposal/proposal-read-service.ts'
import {
  anyKind,
  decidersOf,
  type OperatorWithRoles,
  propose,
  waitingProposals,
} from '../operator/proposal/proposal-service.ts'
import { waitsForSecond } from '../operator/proposal/second-operator-service.ts'
import { readCeiling } from '../setting/setting-value-service.ts'
import { exposureOf } from './promo-ceiling-rules.ts'
import { checkPromo, promoAtDesk, readPromo, storeCheckedPromo } from './promo-check-service.ts'
import { findPromo, findPromoPage, type PromoRow } from './promo-desk-sql.ts'
import { promo_kind } from './promo-proposals-service.ts'

const kinds = [anyKind(promo_kind)]

export async function listPromos(db: Db, operator: OperatorWithRoles, { page, page_size, cursor }: PageStart) {
  const [{ items, next_cursor }, proposals] = await Promise.all([
    findPromoPage(db, { page, page_size, cursor }),
    waitingProposals(db, operator, kinds),
  ])
  return { items: items.map(promoAtDesk), next_cursor, page, page_size, proposals }
}

type Reader = { operator: OperatorWithRoles; language: Language }

/** A code and the open proposal to change it. @throws NotFound. */
export async function readPromoAtDesk(db: Db, { operator, language }: Reader, code: string) {
  const [promo, [proposal = null]] = await Promise.all([
    readPromo(db, code),
    waitingProposals(db, operator, kinds, [code]),
  ])
  const changes = await withTitles(db, proposal?.changes ?? [], language)
  return { ...promo, proposal: proposal && { ...proposal, changes } }
}

type Sent = PromoRow & { revision: string | null; reason?: string | undefined }

/**
 * Saves a promo code, or proposes it if the code could give away more than one operator may give away alone.
 * @throws Refusal id_taken, changed_meanwhile, catalogue_fault; NotFound; for a proposal the errors of `propose`.
 */
export const savePromo = ({ db, keys }: Context, operator: OperatorSession, { revision, reason, ...draft }: Sent) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { code } = draft
    if (await isAbove(tx, operator, draft)) {
      await checkPromo(tx, await findPromo(tx, code), revision, draft)
      await propose(tx, operator, { kind: promo_kind, ref_id: code, body: { revision, ...draft }, reason, keys })
      return { outcome: 'proposed' as const }
    }
    const details = await storeCheckedPromo(tx, revision, draft)
    await log({ action: 'promo_saved', ref_type: 'promo', ref_id: code, details })
    await endChangedProposals(tx, operator, { kinds: ['promo_save'], ref_id: code })
    return { outcome: 'saved' as const }
  })

/**
 * Whether the code exceeds what the operator may give away alone. If not, its amount is counted against the allowance.
 */
async function isAbove(tx: Tx, operator: OperatorSession, draft: PromoRow): Promise<boolean> {
  const allowance = await lockAllowance(tx, operator.operator_id, 'promo')
  const off_100_cents = await readCeiling(tx, 'promo_off_100')
  const exposure = exposureOf(draft, await findPromo(tx, draft.code), { off_100_cents }, clock.now_ms())
  if (exposure === 0) return false
  if (exposure !== undefined && exposure <= allowance.left_cents) {
    await countAlone(tx, allowance, { ref_id: draft.code, amount_cents: exposure })
    return false
  }
  return waitsForSecond(tx, operator, decidersOf(promo_kind))
}

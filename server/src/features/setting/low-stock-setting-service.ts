import type { Endpoints, InputOf } from '@sampan/contract'
import type { Db } from '../../db/database.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { refuseOutdated } from '../../http/revision.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { revisionOfChoice } from './setting-revision-service.ts'
import { findChoice, lockChoice, recountLowStock, setChoice } from './setting-sql.ts'

const NAME = 'low_stock'

/** From how many pieces on the stock of a SKU is low, unless the SKU has its own number. */
export async function readLowStock(db: Db) {
  const { value, ...last_change } = await findChoice(db, NAME)
  return { ...last_change, pieces: Number(value), revision: revisionOfChoice({ value }) }
}

type Change = InputOf<Endpoints['POST /api/admin/setting/low_stock']>['body']

/** Changes this number, and finds the SKUs with low stock again. @throws Refusal changed_meanwhile. */
export const changeLowStock = (db: Db, operator: OperatorSession, { pieces, revision }: Change) =>
  actAtDesk(db, operator, async (tx, log) => {
    const row = await lockChoice(tx, NAME)
    refuseOutdated(revision, revisionOfChoice(row))
    await setChoice(tx, NAME, String(pieces), operator.operator_id)
    await recountLowStock(tx)
    const details = { before: row.value, after: String(pieces) }
    await log({ action: 'setting_changed', ref_type: 'setting', ref_id: `choice:${NAME}`, details })
  })

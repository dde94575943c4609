import type { Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import type { Db } from '../../../../db/database.ts'
import type { OperatorSession } from '../../../../http/authenticators.ts'
import { implement, type Server } from '../../../../http/implement.ts'
import { refuseOutdated, revisionOf } from '../../../../http/revision.ts'
import { NotFound } from '../../../../refusal/refusal.ts'
import { actAtDesk } from '../../../operator/operator-act-service.ts'
import { findProtection, findSameCard, lockProtection, type Protection, saveProtection } from './attempt-sql.ts'

type Change = z.output<Endpoints['POST /api/admin/provider/protection']['body']>

export function protectionRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/provider/protection', ({ db }) => readProtection(db))
  implement(server, 'POST /api/admin/provider/protection', async ({ db, body, ...operator }) => {
    await changeProtection(db, operator, body)
    return readProtection(db)
  })
  implement(server, 'GET /api/admin/shopper/same_card', async ({ db, query: { user_id } }) =>
    (await findSameCard(db, user_id)).map(({ last_at, ...shopper }) => ({ shopper, last_at })),
  )
}

const revisionOfProtection = ({
  shopper_points,
  network_points,
  card_points,
  decline_points,
  review_risk,
}: Protection) => revisionOf([shopper_points, network_points, card_points, decline_points, review_risk])

async function readProtection(db: Db) {
  const protection = await findProtection(db)
  if (!protection) throw new NotFound()
  return { ...protection, revision: revisionOfProtection(protection) }
}

/** @throws Refusal changed_meanwhile when another owner changed it. */
const changeProtection = (db: Db, operator: OperatorSession, { revision, ...protection }: Change): Promise<void> =>
  actAtDesk(db, operator, async (tx, log) => {
    const before = await lockProtection(tx)
    if (!before) throw new NotFound()
    refuseOutdated(revision, revisionOfProtection(before))
    await saveProtection(tx, protection, operator.operator_id)
    const action = 'card_protection_changed' as const
    await log({ action, ref_type: 'provider', ref_id: 'protection', details: { before, after: protection } })
  })

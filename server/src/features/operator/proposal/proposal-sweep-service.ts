import type { Fault } from '../../../background/background-loop.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Keys } from '../../../security/keys.ts'
import { endInSweep } from './proposal-outdated-service.ts'
import { hasChanged } from './proposal-read-service.ts'
import { mayPropose, type ProposalKind } from './proposal-service.ts'
import { findAllOpen, lockOpenProposal, type OutdatedBecause } from './proposal-sql.ts'

type SweepContext = { db: Db; keys: Keys; kinds: readonly ProposalKind[] }
type Open = Awaited<ReturnType<typeof findAllOpen>>[number]

/**
 * Ends proposals that became outdated without an action of an operator, for example because the balance changed or a
 * scheduled raise of an amount now applies. A proposal that cannot be checked is reported and remains open.
 * @returns the number of ended proposals.
 */
export async function endOutdated(context: SweepContext, fault: Fault): Promise<number> {
  let ended = 0
  for (const row of await findAllOpen(context.db)) {
    const kind = context.kinds.find(({ name }) => name === row.kind)
    if (!kind) continue
    try {
      if (await endIfOutdated(context, kind, row)) ended += 1
    } catch (error) {
      fault(error)
    }
  }
  return ended
}

async function endIfOutdated({ db, keys }: SweepContext, kind: ProposalKind, row: Open): Promise<boolean> {
  const causeIn = async (db: Db): Promise<OutdatedBecause | undefined> => {
    if (!mayPropose(kind, { roles: row.proposer_roles })) return 'proposer'
    return (await hasChanged(db, keys, kind, row)) ? 'moved' : undefined
  }
  if (!(await causeIn(db))) return false
  return transaction(db, async (tx) => {
    const proposal = await lockOpenProposal(tx, row.proposal_id)
    if (!proposal) return false
    const outdated_because = await causeIn(tx)
    if (!outdated_because) return false
    await endInSweep(tx, proposal, outdated_because)
    return true
  })
}

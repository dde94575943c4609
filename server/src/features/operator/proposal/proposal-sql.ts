import type { ProposedChange } from '@sampan/contract'
import type { DeskRole, ProposalKindName, ProposalState } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { newestFirst, type PageStart } from '../../../db/newest-first.ts'
import type { Tx } from '../../../db/transaction.ts'

type NewProposal = {
  kind: ProposalKindName
  ref_id: string
  body: unknown
  changes: ProposedChange[]
  reason: string | null
  proposed_by: string
}

/** Stores a proposal. @returns the id, or undefined when the same subject has an open proposal of this kind. */
export async function insertProposal(tx: Tx, { body, changes, ...proposal }: NewProposal): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('desk_proposal')
    .values({
      ...proposal,
      body: JSON.stringify(body),
      changes: JSON.stringify(changes),
      expires_at: sql<string>`now() + time_limit('proposal')`,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'ref_id']).where('state', '=', sql.lit('open')).doNothing())
    .returning('proposal_id')
    .executeTakeFirst()
  return inserted?.proposal_id
}

/** Removes secrets, which are needed only while the proposal is open. */
const forgotten = { body: sql<string>`body - 'sealed'` }

type Key = { kind: ProposalKindName; ref_id: string }

/** Ends expired proposals: all, or only those that block a new proposal. @returns the number of ended proposals. */
export async function expireProposals(db: Db, key?: Key): Promise<number> {
  const due = db
    .updateTable('desk_proposal')
    .set({ state: 'expired', decided_at: sql<string>`now()`, ...forgotten })
    .where('state', '=', sql.lit('open'))
    .where('expires_at', '<=', sql<string>`now()`)
  const due_proposals = key ? due.where('kind', '=', key.kind).where('ref_id', '=', key.ref_id) : due
  const { numUpdatedRows } = await due_proposals.executeTakeFirst()
  return Number(numUpdatedRows)
}

const proposals = (db: Db) =>
  db
    .selectFrom('desk_proposal')
    .innerJoin('operator as proposer', 'proposer.operator_id', 'proposed_by')
    .leftJoin('operator as decider', 'decider.operator_id', 'decided_by')
    .select(['proposal_id', 'kind', 'ref_id', 'body', 'changes', 'reason', 'proposed_by as proposer_id'])
    .select(['proposed_at', 'expires_at', 'state', 'decided_at', 'why', 'outdated_because'])
    .select(['proposer.account as proposed_by', 'decider.account as decided_by'])

export const findProposal = (db: Db, proposal_id: string) =>
  proposals(db).where('proposal_id', '=', proposal_id).executeTakeFirst()

export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findProposal>>>

type Filter = {
  kinds: readonly ProposalKindName[]
  own_kinds: readonly ProposalKindName[]
  proposed_by: string
  state?: ProposalState | undefined
}

/** A page of proposals: all of `kinds`, and those of `own_kinds` that the operator `proposed_by` made. */
export function findProposals(db: Db, { kinds, own_kinds, proposed_by, state }: Filter, start: PageStart) {
  const query = proposals(db).where((row) =>
    row.or([
      row('kind', '=', anyOf(kinds)),
      row.and([row('kind', '=', anyOf(own_kinds)), row('proposed_by', '=', proposed_by)]),
    ]),
  )
  return newestFirst(state ? query.where('state', '=', state) : query, { at: 'proposed_at', id: 'proposal_id' }, start)
}

/** Open proposals of some kinds, about some objects or all, oldest first. */
export const findWaiting = (db: Db, kinds: readonly ProposalKindName[], ref_ids?: readonly string[]) =>
  db
    .selectFrom('desk_proposal')
    .innerJoin('operator', 'operator_id', 'desk_proposal.proposed_by')
    .select(['proposal_id', 'kind', 'ref_id', 'operator.account as proposed_by', 'proposed_at', 'changes', 'reason'])
    .select('desk_proposal.proposed_by as proposer_id')
    .where('state', '=', sql.lit('open'))
    .where('kind', '=', anyOf(kinds))
    .$if(ref_ids !== undefined, (query) => query.where('ref_id', '=', anyOf(ref_ids ?? [])))
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('proposed_at')
    .execute()

export const lockProposal = (tx: Tx, proposal_id: string) =>
  tx
    .selectFrom('desk_proposal')
    .select(['kind', 'ref_id', 'body', 'proposed_by'])
    .select(sql<boolean>`state = 'open' and expires_at > now()`.as('is_open'))
    .where('proposal_id', '=', proposal_id)
    .forUpdate()
    .executeTakeFirst()

export type OpenProposal = { proposal_id: string; kind: string; proposed_by: string }
type Which = { kinds: readonly ProposalKindName[] } & ({ ref_id: string } | { proposed_by: string })

/** Locks open proposals of some kinds, about an object or by an operator. Skips those that are being decided. */
export const lockOpenProposals = (tx: Tx, { kinds, ...which }: Which): Promise<OpenProposal[]> =>
  tx
    .selectFrom('desk_proposal')
    .select(['proposal_id', 'kind', 'proposed_by'])
    .where('state', '=', sql.lit('open'))
    .where('kind', '=', anyOf(kinds))
    .where((row) => ('ref_id' in which ? row('ref_id', '=', which.ref_id) : row('proposed_by', '=', which.proposed_by)))
    .orderBy('proposal_id')
    .forUpdate()
    .skipLocked()
    .execute()

/** Locks an open proposal. Waits for a decision in progress. @returns undefined when the proposal has ended. */
export const lockOpenProposal = (tx: Tx, proposal_id: string): Promise<OpenProposal | undefined> =>
  tx
    .selectFrom('desk_proposal')
    .select(['proposal_id', 'kind', 'proposed_by'])
    .where('state', '=', sql.lit('open'))
    .where('proposal_id', '=', proposal_id)
    .forUpdate()
    .executeTakeFirst()

/** All open proposals with the current roles of their proposers. Blocked proposers have no roles. */
export const findAllOpen = (db: Db) =>
  proposals(db)
    .select(
      sql<DeskRole[]>`case when proposer.blocked_at is null then proposer.roles else '{}' end`.as('proposer_roles'),
    )
    .where('state', '=', sql.lit('open'))
    .where('expires_at', '>', sql<string>`now()`)
    .execute()

/** The reason why a proposal is outdated: its subject has changed, or its proposer may no longer propose it. */
export type OutdatedBecause = 'moved' | 'proposer'
type Decision =
  | { state: 'carried_out' | 'refused' | 'withdrawn'; decided_by: string; why: string | null }
  | { state: 'outdated'; outdated_because: OutdatedBecause; decided_by: string | null; why: null }

export async function endProposal(tx: Tx, proposal_id: string, decision: Decision): Promise<void> {
  await tx
    .updateTable('desk_proposal')
    .set({ ...decision, decided_at: sql<string>`now()`, ...forgotten })
    .where('proposal_id', '=', proposal_id)
    .execute()
}

import { isDeepStrictEqual } from 'node:util'
import type { Endpoints, ProposedChange } from '@sampan/contract'
import type { Language, ProposalKindName, ProposalState } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { findCatalogueNames } from '../log/log-sql.ts'
import { countsAsSecondFrom, hasSecondOperator } from '../operator-term-sql.ts'
import { isAboutSelf } from './proposal-decide-service.ts'
import {
  decidersOf,
  mayDecide,
  type OperatorWithRoles,
  type ProposalKind,
  proposersOf,
  readBody,
} from './proposal-service.ts'
import { findProposal, findProposals, type ProposalRow } from './proposal-sql.ts'

type Reading = { db: Db; keys: Keys; kinds: readonly ProposalKind[]; operator: OperatorWithRoles }
type ProposalQuery = PageStart & { state?: ProposalState | undefined; kind?: ProposalKindName | undefined }
type ProposalReply = z.input<Endpoints['GET /api/admin/proposal/detail']['reply']>

export async function listProposals({ db, kinds, operator }: Reading, { state, kind, ...start }: ProposalQuery) {
  const listed_kinds = kinds.filter(({ name }) => !kind || name === kind)
  const may = listed_kinds.filter((one) => mayDecide(one, operator)).map(({ name }) => name)
  const own_kinds = listed_kinds.map(({ name }) => name)
  const filter = { kinds: may, own_kinds, proposed_by: operator.operator_id, state }
  const { items, next_cursor } = await findProposals(db, filter, start)
  const with_about = items.map((row) => withAbout(db, kindOf(kinds, row), row))
  return { items: await Promise.all(with_about), next_cursor }
}

function kindOf(kinds: readonly ProposalKind[], row: Pick<ProposalRow, 'kind'>): ProposalKind {
  const kind = kinds.find(({ name }) => name === row.kind)
  if (!kind) throw new NotFound()
  return kind
}

async function withAbout(db: Db, kind: ProposalKind, { body: stored, proposer_id, ...row }: ProposalRow) {
  const parsed = readBody(kind, stored)
  return { ...row, kind: kind.name, about: parsed ? await kind.about(db, parsed.body) : null }
}

const idsIn = (value: ProposedChange['before']) => (value && 'text' in value ? value.text.split(',') : [])

/** Adds the titles of products, because operators who decide may not be allowed to read products. */
export async function withTitles(db: Db, changes: ProposedChange[], language: Language): Promise<ProposedChange[]> {
  const ids = changes.flatMap(({ field, before, after }) =>
    field === 'products' ? [...idsIn(before), ...idsIn(after)] : [],
  )
  if (ids.length === 0) return changes
  const names = await findCatalogueNames(db, [...new Set(ids)], language)
  const products = names
    .filter(({ ref_type }) => ref_type === 'product')
    .map(({ id, name }) => ({ product_id: id, title: name }))
  return changes.map((change) => (change.field === 'products' ? { ...change, products } : change))
}

/** One proposal. @throws NotFound also for a proposal that the operator neither made nor may decide. */
export async function readProposal(
  { db, keys, kinds, operator, language }: Reading & { language: Language },
  proposal_id: string,
): Promise<ProposalReply> {
  const row = await findProposal(db, proposal_id)
  if (!row) throw new NotFound()
  const kind = kindOf(kinds, row)
  const is_own = row.proposer_id === operator.operator_id
  const decides = mayDecide(kind, operator)
  if (!decides && !is_own) throw new NotFound()
  const is_about_self = await isAboutSelf(db, kind, row.body, operator)
  const is_open = row.state === 'open'
  const may_refuse = is_open && decides && !is_own && !is_about_self
  const parsed = is_open ? readBody(kind, row.body) : undefined
  const [about, changes, has_moved, is_held, deciding, proposing, has_second] = await Promise.all([
    withAbout(db, kind, row),
    withTitles(db, row.changes, language),
    is_open && hasChanged(db, keys, kind, row),
    parsed && kind.isHeld?.(db, parsed.body),
    countsAsSecondFrom(db, operator.operator_id, decidersOf(kind)),
    countsAsSecondFrom(db, row.proposer_id, proposersOf(kind)),
    hasSecondOperator(db, row.proposer_id, decidersOf(kind)),
  ])
  const cannotAgree = () => {
    if (is_own || is_about_self) return 'own'
    if (!deciding.counts) return 'too_new'
    if (!proposing.counts) return 'proposer_too_new'
    return is_held ? 'held' : null
  }
  return {
    ...about,
    changes,
    has_moved,
    cannot_agree: cannotAgree(),
    may_refuse,
    may_withdraw: is_open && !is_about_self && (is_own || operator.roles.includes('owner')),
    has_second,
    account_number: (may_refuse && parsed && kind.accountNumber?.(parsed.body, keys)) || null,
  }
}

/** Whether the subject has changed since the proposal, or the stored body has an unknown format. */
export async function hasChanged(
  db: Db,
  keys: Keys,
  kind: ProposalKind,
  row: Pick<ProposalRow, 'body' | 'changes'>,
): Promise<boolean> {
  const parsed = readBody(kind, row.body)
  if (!parsed) return true
  try {
    const now = await kind.changes(db, parsed.body, keys)
    return !isDeepStrictEqual(JSON.parse(JSON.stringify(now)), row.changes)
  } catch (error) {
    if (error instanceof NotFound || error instanceof Refusal) return true
    throw error
  }
}

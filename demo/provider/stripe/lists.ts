import { ApiError } from './api-error.ts'
import { type Form, formOf, integerOf, textOf } from './form.ts'
import type { Kind, Kinds } from './store.ts'
import type { World } from './world.ts'

const LONGEST_PAGE = 100
const PAGE = 10

/** Filters of the lists by the field they compare. Lists ignore no other parameter: they refuse it. */
const FIELDS: Partial<Record<Kind, readonly string[]>> = {
  'checkout.session': ['status', 'payment_intent'],
  charge: ['payment_intent'],
  refund: ['payment_intent', 'charge'],
  dispute: ['payment_intent', 'charge'],
  balance_transaction: ['currency', 'type', 'source', 'payout'],
  payout: ['status'],
  event: ['type'],
}
const COMMON = ['limit', 'starting_after', 'ending_before', 'created', 'expand']

export type ListReply = { object: 'list'; data: object[]; has_more: boolean; url: string }

/** A page of a list, the newest first. */
export function listOf<K extends Kind>(world: World, kind: K, form: Form, url: string): ListReply {
  const fields: readonly string[] = FIELDS[kind] ?? []
  const unknown = Object.keys(form).find((name) => !COMMON.includes(name) && !fields.includes(name))
  if (unknown)
    throw new ApiError(400, `Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
  const limit = integerOf(form, 'limit') ?? PAGE
  if (limit < 1 || limit > LONGEST_PAGE) throw new ApiError(400, 'Invalid limit', { param: 'limit' })
  const rows = candidatesOf(world, kind, form).filter(
    (row) => fields.every((name) => isEqual(world, row, name, form)) && isInTime(row, form),
  )
  const before = textOf(form, 'ending_before')
  if (before) rows.reverse()
  const cursor = before ?? textOf(form, 'starting_after')
  const start = cursor ? rows.findIndex(({ id }) => id === cursor) + 1 : 0
  if (cursor && start === 0) throw new ApiError(400, `No such object: '${cursor}'`, { code: 'resource_missing' })
  const data = rows.slice(start, start + limit)
  const has_more = rows.length > start + limit
  return { object: 'list', data: before ? data.reverse() : data, has_more, url }
}

type Row = { id: string; created: number }

function candidatesOf<K extends Kind>({ store }: World, kind: K, form: Form): (Kinds[K] & Row)[] {
  const rows = store.rows(kind) as readonly (Kinds[K] & Row)[] // each kind has both fields
  const intent = textOf(form, 'payment_intent')
  if (kind !== 'checkout.session' || !intent) return rows.toReversed()
  const session = store.get(kind, store.notes.get(`session:${intent}`) ?? '')
  return session ? [session as Kinds[K] & Row] : [] // of this kind
}

function isEqual({ store }: World, row: Row, name: string, form: Form): boolean {
  const value = textOf(form, name)
  if (value === null) return true
  if (name === 'payout') return store.notes.get(`payout:${row.id}`) === value
  return (row as unknown as Record<string, unknown>)[name] === value // a field of the kind
}

function isInTime({ created }: Row, form: Form): boolean {
  const exact = integerOf(form, 'created')
  if (exact !== null) return created === exact
  const range = formOf(form, 'created')
  const [gte, gt] = [integerOf(range, 'gte') ?? 0, integerOf(range, 'gt') ?? -1]
  const [lte, lt] = [integerOf(range, 'lte') ?? Infinity, integerOf(range, 'lt') ?? Infinity]
  return created >= gte && created > gt && created <= lte && created < lt
}

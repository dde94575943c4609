import { hash } from 'node:crypto'
import { NotFound, Refusal } from '../refusal/refusal.ts'

/**
 * A digest of the facts of a row that an operator sees (optimistic locking). A save sends the digest back, so that a
 * change made since then is detected. Callers omit facts that the shop itself changes all day, such as stock and sales.
 */
export const revisionOf = (facts: unknown): string => hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 22)

/**
 * Refuses a save of a row that has changed since it was read. `now` is undefined if the row does not exist; `field` names
 * the row in a call that saves several rows.
 * @throws Refusal id_taken or changed_meanwhile; NotFound when the row was deleted.
 */
export function refuseOutdated(revision: string | null, now: string | undefined, field?: string): void {
  if (revision === null && now !== undefined) throw new Refusal('id_taken')
  if (revision !== null && now === undefined) throw new NotFound()
  if (revision !== null && revision !== now)
    throw new Refusal('changed_meanwhile', field === undefined ? {} : { field })
}

import { hash } from 'node:crypto'
import { NotFound, Refusal } from '../refusal/refusal.ts'

/**
 * A digest of the facts of a row that an operator sees (optimistic locking). A save sends the digest back, so that a
 * change made since then is detected. Callers omit facts that the shop itself changes all day, such as stock and sales.
 */
export const seenOf = (facts: unknown): string => hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 22)

/**
 * Refuses a save of a row that has changed since it was seen.
 * @throws Refusal id_taken or state_changed; NotFound when the row was deleted.
 */
export function refuseOutdated(seen: string | null, now: string | undefined): void {
  if (seen === null && now !== undefined) throw new Refusal('id_taken')
  if (seen !== null && now === undefined) throw new NotFound()
  if (seen !== null && seen !== now) throw new Refusal('state_changed')
}

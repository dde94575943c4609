import { hash } from 'node:crypto'
import { NotFound, Refusal } from '../refusal/refusal.ts'

/**
 * A digest of what an operator sees of a row: sent back with a save, it tells whether anybody changed the row meanwhile,
 * by whatever way. What the shop itself changes all day, such as stock and sales, is left out by the caller.
 */
export const seenOf = (facts: unknown): string => hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 22)

/** @throws Refusal id_taken, state_changed; NotFound for what was seen and is no more. */
export function refuseUnseen(seen: string | null, now: string | undefined): void {
  if (seen === null && now !== undefined) throw new Refusal('id_taken')
  if (seen !== null && now === undefined) throw new NotFound()
  if (seen !== null && seen !== now) throw new Refusal('state_changed')
}

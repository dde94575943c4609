import type { Tx } from './transaction-handle.ts'

type Step = (tx: Tx) => unknown
type Answers<Steps extends readonly Step[]> = {
  [At in keyof Steps]: Steps[At] extends (tx: Tx) => infer Answer ? Awaited<Answer> : never
}

/**
 * Sends statements in one packet. PostgreSQL runs them in this order, so a read after a lock sees the rows as they are
 * once the lock is held. Each step must issue its statement synchronously, without awaiting anything first. When a
 * statement fails, the statements after it fail too. Use `Promise.all` for statements that may run in any order.
 * @returns the results, in the same order.
 */
export const sendTogether = <const Steps extends readonly Step[]>(tx: Tx, steps: Steps): Promise<Answers<Steps>> =>
  Promise.all(steps.map((step) => step(tx))) as Promise<Answers<Steps>> // one result per step

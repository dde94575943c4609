import type { Tx } from './transaction-handle.ts'

type Step = (tx: Tx) => unknown
type Answers<Steps extends readonly Step[]> = {
  [At in keyof Steps]: Steps[At] extends (tx: Tx) => infer Answer ? Awaited<Answer> : never
}

/**
 * Sends statements in one packet, for PostgreSQL to run in this order: a read behind a lock sees what is there once the lock is
 * held. Each step asks for its statement at once, without waiting for anything first. Where one fails, those after it fail too.
 * `Promise.all` is for what may run in any order.
 * @returns their answers, in the same order.
 */
export const inOrder = <const Steps extends readonly Step[]>(tx: Tx, steps: Steps): Promise<Answers<Steps>> =>
  Promise.all(steps.map((step) => step(tx))) as Promise<Answers<Steps>> // one answer a step

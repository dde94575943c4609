import type { Reason, RefusalDetails } from '../refusals.ts'

/**
 * Why a call gave no data.
 * - `refused`: the server said no (`reason`, and a sentence in `message`).
 * - `failed`: an answer that is an error (`status`).
 * - `unreachable`: no answer came: the connection is lost, or the time ran out.
 * - `duplicate`: not sent, as the same was sent a moment ago.
 */
export type CallErrorKind = 'refused' | 'failed' | 'unreachable' | 'duplicate'

export class CallError extends Error {
  readonly kind: CallErrorKind
  readonly status: number
  readonly reason: Reason | undefined
  readonly details: RefusalDetails

  constructor(
    kind: CallErrorKind,
    message: string,
    more: { status?: number; reason?: Reason | undefined; details?: RefusalDetails } = {},
  ) {
    super(message)
    this.kind = kind
    this.status = more.status ?? 0
    this.reason = more.reason
    this.details = more.details ?? {}
  }
}

export const isRefusal = (error: unknown, reason: Reason): error is CallError =>
  error instanceof CallError && error.reason === reason

/** No answer came: what was sent may have been done all the same. */
export const isLost = (error: unknown): error is CallError => error instanceof CallError && error.kind === 'unreachable'

/** It does not exist, or no longer: the screen shows its own page for that. */
export const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404

/** The session is over. */
export const isSignedOut = (error: unknown): boolean => error instanceof CallError && error.status === 401

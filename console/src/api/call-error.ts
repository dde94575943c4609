import type { Reason, RefusalDetails } from '@sampan/contract'

/**
 * Why a call gave no data.
 * - `refused`: the server said no (`reason`, and a sentence in `message`).
 * - `failed`: an answer that is an error (`status`).
 * - `unreachable`: no answer came: the connection is lost, or the time ran out.
 */
export type CallErrorKind = 'refused' | 'failed' | 'unreachable'

export class CallError extends Error {
  readonly kind: CallErrorKind
  readonly status: number
  readonly reason: Reason | undefined
  readonly details: RefusalDetails

  constructor(
    kind: CallErrorKind,
    message: string,
    more: { status?: number; reason?: Reason; details?: RefusalDetails } = {},
  ) {
    super(message)
    this.kind = kind
    this.status = more.status ?? 0
    this.reason = more.reason
    this.details = more.details ?? {}
  }
}

/** No answer came: what was sent may have been done all the same. */
export const isLost = (error: unknown): error is CallError => error instanceof CallError && error.kind === 'unreachable'

/** The session is over: the sign-in is shown. */
export const isSignedOut = (error: unknown): boolean => error instanceof CallError && error.status === 401

import type { Reason, RefusalDetails } from '../refusals.ts'

/**
 * Why a call returned no data.
 * - `refused`: the server refused the call (`reason`, and a sentence in `message`).
 * - `failed`: the server replied with an error (`status`).
 * - `unreachable`: no reply: connection lost, or timeout.
 * - `duplicate`: not sent, because the same call was sent a moment ago.
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

/** Whether no reply arrived. The server may have carried out the call. */
export const isLost = (error: unknown): error is CallError => error instanceof CallError && error.kind === 'unreachable'

/** Whether the resource does not exist (any longer). The screen then shows its own page for a missing resource. */
export const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404

/** Whether the session has ended. */
export const isSignedOut = (error: unknown): boolean => error instanceof CallError && error.status === 401

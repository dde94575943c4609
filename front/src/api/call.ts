import { clientOver } from '@sampan/contract/client'
import { createContext, useContext } from 'react'

export type CallOptions = {
  /**
   * Allows repeated calls, which the shop otherwise suppresses as duplicates: for uploads, event tickets, read
   * receipts, and automatic retries of a call with an idempotency key.
   */
  repeatable?: boolean
  /** Sends the call without the token. */
  anonymous?: boolean
  /** Shows no toast for a failure, because the screen reports the failure itself. */
  quiet?: boolean
  /**
   * Must be set for calls that no tap has sent. A call of a `screen` is retried automatically, so a lost connection is
   * shown only once. A failed `background` call shows no message, unless the session has expired.
   */
  caller?: 'screen' | 'background'
  signal?: AbortSignal
}

/** The typed function that calls the API's endpoints: over HTTP in the browser, in-process during server rendering. */
export type Call = ReturnType<typeof clientOver<CallOptions>>

export const makeCall = clientOver<CallOptions>

export const CallContext = createContext<Call | null>(null)

export function useCall(): Call {
  const call = useContext(CallContext)
  if (!call) throw new Error('useCall needs a CallContext provider')
  return call
}

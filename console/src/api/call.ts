import { clientOver } from '@sampan/contract/client'
import { createContext, useContext } from 'react'

export type CallOptions = { signal?: AbortSignal }

/** The typed function that calls the API's endpoints over HTTP. */
export type Call = ReturnType<typeof clientOver<CallOptions>>

export const makeCall = clientOver<CallOptions>

export const CallContext = createContext<Call | null>(null)

export function useCall(): Call {
  const call = useContext(CallContext)
  if (!call) throw new Error('useCall needs a CallContext provider')
  return call
}

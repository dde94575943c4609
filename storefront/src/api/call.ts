import { clientOver } from '@sampan/contract/client'
import { createContext, useContext } from 'react'
import type { SendOptions } from './send.ts'

/** The typed function that calls the API's endpoints: over HTTP in the browser, in-process during server rendering. */
export type Call = ReturnType<typeof clientOver<SendOptions>>

export const makeCall = clientOver<SendOptions>

export const CallContext = createContext<Call | null>(null)

export function useCall(): Call {
  const call = useContext(CallContext)
  if (!call) throw new Error('useCall needs a CallContext provider')
  return call
}

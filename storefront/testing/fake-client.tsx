import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Call, CallContext } from '../src/api/call.ts'
import { makeQueryClient } from '../src/api/query-client.ts'

/** A query client over a call, and the `wrapper` with which a hook is rendered. */
export function fakeClient(call: Call) {
  const client = makeQueryClient(call)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <CallContext value={call}>{children}</CallContext>
    </QueryClientProvider>
  )
  return { client, wrapper }
}

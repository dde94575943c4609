import { type Call, CallContext } from '@sampan/front/call'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { shopClient } from '../src/api/shop-client.ts'

/** A query client over a call, and the `wrapper` with which a hook is rendered. */
export function fakeClient(call: Call) {
  const client = shopClient(call)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <CallContext value={call}>{children}</CallContext>
    </QueryClientProvider>
  )
  return { client, wrapper }
}

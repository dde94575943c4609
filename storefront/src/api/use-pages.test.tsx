import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { CallContext, callOver } from './call.ts'
import { makeStale } from './make-stale.ts'
import { makeQueryClient } from './query-client.ts'
import { usePages } from './use-pages.ts'

/** A list of three pages with a line each, over a shop whose answers can be held back. */
async function aList() {
  const shop = { version: 1 }
  let held: Promise<void> = Promise.resolve()
  let release = () => {}
  const asked: number[] = []
  const call = callOver(async ({ url }) => {
    const page = Number(new URL(url, location.href).searchParams.get('page') ?? 1)
    asked.push(page)
    const { version } = shop
    await held
    return { items: [`line ${page} as in version ${version}`], total: 3, page, page_size: 1 }
  })
  const client = makeQueryClient(call)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <CallContext value={call}>{children}</CallContext>
    </QueryClientProvider>
  )
  const { result } = await renderHook(() => usePages('GET /api/user/order_list', {}), { wrapper })
  await expect.poll(() => result.current.items).toHaveLength(1)
  return {
    asked,
    client,
    shown: () => result.current.items as readonly unknown[] | undefined, // lines without more in them
    more: () => result.current.onMore(),
    change() {
      shop.version++
      held = new Promise((resolve) => (release = resolve))
    },
    release: () => release(),
  }
}

test('whoever scrolls on while a change is read again gets both', async () => {
  const { client, shown, more, change, release } = await aList()
  change()
  void makeStale(client, 'POST /api/order/cancel')
  more()
  release()
  await expect.poll(shown).toEqual(['line 1 as in version 2', 'line 2 as in version 2'])
})

test('who reaches the end twice at once reads the next page once', async () => {
  const { shown, more, asked } = await aList()
  more()
  more()
  await expect.poll(shown).toHaveLength(2)
  expect(asked).toEqual([1, 2])
})

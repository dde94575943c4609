import { makeCall } from '@sampan/front/call'
import { usePages } from '@sampan/front/use-pages'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { fakeClient } from '../../testing/fake-client.tsx'
import { invalidateReads } from './invalidate-reads.ts'

const LINES = 3

/** A list of three pages with one line each. The test can delay replies. */
async function aList() {
  const shop = { version: 1 }
  let pause: Promise<void> = Promise.resolve()
  let release = () => {}
  const cursors: (string | null)[] = []
  const call = makeCall(async ({ url }) => {
    const { searchParams } = new URL(url, location.href)
    const line = Number(searchParams.get('cursor') ?? 0) + 1
    cursors.push(searchParams.get('cursor'))
    const { version } = shop
    await pause
    const next_cursor = line < LINES ? String(line) : null
    return { items: [`line ${line} as in version ${version}`], total: LINES, page: 1, page_size: 1, next_cursor }
  })
  const { client, wrapper } = fakeClient(call)
  const { result } = await renderHook(() => usePages('GET /api/user/order_list', {}), { wrapper })
  await expect.poll(() => result.current.items).toHaveLength(1)
  return {
    cursors,
    client,
    items: () => result.current.items as readonly unknown[] | undefined, // lines, whose type does not matter
    more: () => result.current.onMore(),
    change() {
      shop.version++
      pause = new Promise((resolve) => (release = resolve))
    },
    release: () => release(),
  }
}

test('if more lines are loaded during a refetch, the list shows the new page and the refetched lines', async () => {
  const { client, items, more, change, release } = await aList()
  change()
  void invalidateReads(client, 'POST /api/order/cancel')
  more()
  release()
  await expect.poll(items).toEqual(['line 1 as in version 2', 'line 2 as in version 2'])
})

test('reaching the end twice reads the next page once', async () => {
  const { items, more, cursors } = await aList()
  more()
  more()
  await expect.poll(items).toHaveLength(2)
  expect(cursors).toEqual([null, '1'])
})

test('a list without a further cursor ends', async () => {
  const { items, more, cursors } = await aList()
  for (const lines of [2, 3]) {
    more()
    await expect.poll(items).toHaveLength(lines)
  }
  more()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(cursors).toEqual([null, '1', '2'])
})

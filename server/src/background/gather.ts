import { setTimeout as wait } from 'node:timers/promises'

type Waiting<Item> = { item: Item; stored: () => void; failed: (error: unknown) => void }

/** How long items are gathered: senders wait for seconds, and one commit for several items costs purchases less. */
export const GATHER_MS = 25
const MOST_TOGETHER = 200

/**
 * Stores items that arrive within a moment together. If that fails, each is stored alone, so that an item that cannot be
 * stored does not refuse the others.
 * @returns a function that is fulfilled when the item is stored, and rejected with the error of storing it alone.
 */
export function gatherer<Item>(store: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = []
  let isStoring = false

  async function storeWaiting(): Promise<void> {
    isStoring = true
    await wait(GATHER_MS)
    while (waiting.length > 0) {
      const some = waiting.splice(0, MOST_TOGETHER)
      try {
        await store(some.map(({ item }) => item))
        for (const { stored } of some) stored()
      } catch {
        for (const { item, stored, failed } of some) await store([item]).then(stored, failed)
      }
    }
    isStoring = false
  }

  return (item) =>
    new Promise<void>((stored, failed) => {
      waiting.push({ item, stored, failed })
      if (!isStoring) void storeWaiting()
    })
}

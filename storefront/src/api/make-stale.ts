import type { QueryClient } from '@tanstack/react-query'
import { MAKES_STALE } from './freshness.ts'
import type { ReadKey, WriteKey } from './reads.ts'

/**
 * Makes stale what a call that was sent makes stale, and reads anew what is shown of it; not what was `replied`. Waits
 * only for what must be there first.
 */
export async function makeStale(client: QueryClient, name: WriteKey, replied?: ReadKey): Promise<void> {
  const stale = MAKES_STALE[name].filter((one) => one !== replied)
  await Promise.all(
    stale.map((one) => {
      if (typeof one === 'string') return void client.invalidateQueries({ queryKey: [one] })
      if ('first' in one) return client.invalidateQueries({ queryKey: [one.first], refetchType: 'all' })
      return void client.invalidateQueries({ queryKey: [one.later], refetchType: 'none' })
    }),
  )
}

import type { QueryClient } from '@tanstack/react-query'
import { MAKES_STALE } from './freshness.ts'
import type { ReadKey, WriteKey } from './reads.ts'

/** Makes stale what a call that was sent makes stale, and reads anew what is shown of it; not what was `replied`. */
export async function makeStale(client: QueryClient, name: WriteKey, replied?: ReadKey): Promise<void> {
  const stale = MAKES_STALE[name].filter((one) => one !== replied)
  await Promise.all(
    stale.map((one) =>
      typeof one === 'string'
        ? client.invalidateQueries({ queryKey: [one] })
        : client.invalidateQueries({ queryKey: [one.later], refetchType: 'none' }),
    ),
  )
}

import type { ShopRead, ShopWrite } from '@sampan/contract/shop-writes'
import { SHOP_WRITES } from '@sampan/contract/shop-writes'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Invalidates the reads that the call makes stale, except `replied`, and refetches those on screen. Waits only for
 * reads that must be current before the call counts as done.
 */
export async function invalidateReads(client: QueryClient, name: ShopWrite, freshRead?: ShopRead): Promise<void> {
  const stale = SHOP_WRITES[name].stale.filter((one) => one !== freshRead)
  await Promise.all(
    stale.map((one) => {
      if (typeof one === 'string') return void client.invalidateQueries({ queryKey: [one] })
      if ('first' in one) return client.invalidateQueries({ queryKey: [one.first], refetchType: 'all' })
      return void client.invalidateQueries({ queryKey: [one.later], refetchType: 'none' })
    }),
  )
}

import { Gauge } from 'prom-client'
import type { Context } from '../../../context.ts'
import { COUNTED_MAX, readListingQueue } from './change-sql.ts'

/** Reports in `/metrics` how far lists and search are behind. Uses the health connection, which requests never use. */
export function reportListings({ health, metrics }: Pick<Context, 'health' | 'metrics'>): void {
  if (!health || !metrics) return
  let reading: ReturnType<typeof readListingQueue> | undefined
  // The two gauges share a query. If the database does not respond, all other metrics must still be readable.
  const ask = () => {
    reading ??= readListingQueue(health)
      .catch(() => undefined)
      .finally(() => (reading = undefined))
    return reading
  }
  new Gauge({
    name: 'listing_changes_waiting',
    help: `Changes of products and names that lists and search do not show yet, ${COUNTED_MAX} at most`,
    registers: [metrics],
    async collect() {
      this.set((await ask())?.waiting ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'listing_changes_oldest_seconds',
    help: 'Age of the oldest of these changes whose job is not dead; 0 when there is none',
    registers: [metrics],
    async collect() {
      this.set((await ask())?.oldest_s ?? Number.NaN)
    },
  })
}

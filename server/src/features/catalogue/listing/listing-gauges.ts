import { Gauge } from 'prom-client'
import type { Context } from '../../../context.ts'
import { COUNTED_MAX, changesThatWait } from './change-sql.ts'

/** Tells in `/metrics` how far behind lists and search are. It asks on the line that no request uses. */
export function tellOfListings({ health, metrics }: Pick<Context, 'health' | 'metrics'>): void {
  if (!health || !metrics) return
  let asked: ReturnType<typeof changesThatWait> | undefined
  // Both gauges are read at once. A database that does not answer must not keep the others from being read.
  const ask = () => {
    asked ??= changesThatWait(health)
      .catch(() => undefined)
      .finally(() => (asked = undefined))
    return asked
  }
  new Gauge({
    name: 'listing_changes_waiting',
    help: `How many changes of products and names lists and search do not show yet, ${COUNTED_MAX} at most`,
    registers: [metrics],
    async collect() {
      this.set((await ask())?.waiting ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'listing_changes_oldest_seconds',
    help: 'How long ago the oldest of these changes that is not set aside was noted; 0 when there is none',
    registers: [metrics],
    async collect() {
      this.set((await ask())?.oldest_s ?? Number.NaN)
    },
  })
}

import pg from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'

/** Host label of reads from the primary, for which no replica was recent enough. */
export const PRIMARY = 'primary'

type State = { is_read: boolean; lag_s: number | undefined }

/** Host and port only, because a URL may contain a password, even as a parameter. */
function hostOf(connectionString: string): string {
  const { host, port } = new pg.Client({ connectionString })
  return `${host}:${port}`
}

/**
 * Registers gauges for each replica, which are computed when metrics are collected.
 * @returns the host label of each replica.
 */
export function reportReplicas(
  urls: readonly string[],
  metrics: Registry | undefined,
  stateOf: (place: number) => State,
): string[] {
  const hosts = urls.map(hostOf)
  if (!metrics) return hosts
  new Gauge({
    name: 'replica_is_read',
    help: '1 while this replica serves public reads, 0 while it is unavailable or lags too much',
    labelNames: ['host'],
    registers: [metrics],
    collect() {
      for (const [place, host] of hosts.entries()) this.set({ host }, stateOf(place).is_read ? 1 : 0)
    },
  })
  new Gauge({
    name: 'replica_behind_seconds',
    help: 'Lag of the replica behind the primary at its last answer, in seconds; missing when over an hour or unknown',
    labelNames: ['host'],
    registers: [metrics],
    collect() {
      this.reset()
      for (const [place, host] of hosts.entries()) {
        const { lag_s } = stateOf(place)
        if (lag_s !== undefined) this.set({ host }, lag_s)
      }
    },
  })
  return hosts
}

export function countReads(
  hosts: readonly string[],
  metrics: Registry | undefined,
): (host: string | undefined) => void {
  if (!metrics) return () => {}
  const counter = new Counter({
    name: 'window_reads_total',
    help: 'Public reads that were not answered from a cache, by database host',
    labelNames: ['host'],
    registers: [metrics],
  })
  for (const host of [PRIMARY, ...hosts]) counter.inc({ host }, 0)
  return (host = PRIMARY) => counter.inc({ host })
}

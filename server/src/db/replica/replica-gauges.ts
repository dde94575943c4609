import pg from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'

/** The label of reads that no replica was near enough for. */
export const PRIMARY = 'primary'

type State = { is_read: boolean; behind_s: number | undefined }

/** Host and port: a URL has a password in it, perhaps as a parameter. */
function hostOf(connectionString: string): string {
  const { host, port } = new pg.Client({ connectionString })
  return `${host}:${port}`
}

/** Gauges of each replica, read when somebody asks for them. @returns the label of each. */
export function tellOfReplicas(
  urls: readonly string[],
  metrics: Registry | undefined,
  stateOf: (place: number) => State,
): string[] {
  const hosts = urls.map(hostOf)
  if (!metrics) return hosts
  new Gauge({
    name: 'replica_is_read',
    help: '1 while public reads are answered from this replica, 0 while it is lost or too far behind',
    labelNames: ['host'],
    registers: [metrics],
    collect() {
      for (const [place, host] of hosts.entries()) this.set({ host }, stateOf(place).is_read ? 1 : 0)
    },
  })
  new Gauge({
    name: 'replica_behind_seconds',
    help: 'By how much what the replica last said it has is older than the primary; not there beyond an hour, or for no replica',
    labelNames: ['host'],
    registers: [metrics],
    collect() {
      this.reset()
      for (const [place, host] of hosts.entries()) {
        const { behind_s } = stateOf(place)
        if (behind_s !== undefined) this.set({ host }, behind_s)
      }
    },
  })
  return hosts
}

/** Counts what was read where. */
export function countReads(
  hosts: readonly string[],
  metrics: Registry | undefined,
): (host: string | undefined) => void {
  if (!metrics) return () => {}
  const counter = new Counter({
    name: 'window_reads_total',
    help: 'Public reads that no cache answered, by the host that did',
    labelNames: ['host'],
    registers: [metrics],
  })
  for (const host of [PRIMARY, ...hosts]) counter.inc({ host }, 0)
  return (host = PRIMARY) => counter.inc({ host })
}

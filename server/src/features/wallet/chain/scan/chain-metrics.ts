import { Gauge, type Registry } from 'prom-client'
import type { Context } from '../../../../context.ts'
import { readHealth } from './chain-health-sql.ts'

/** Reports how far each network is read. */
export function reportHealth({ db }: Pick<Context, 'db'>, metrics: Registry): void {
  const registers = [metrics]
  const labelNames = ['network']
  new Gauge({
    name: 'chain_blocks_unread',
    help: 'Blocks between the head of each network and the last block that was read',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const { network, head_height, scanned_height } of await readHealth(db))
        this.set({ network }, Math.max(0, (head_height ?? 0) - (scanned_height ?? 0)))
    },
  })
  new Gauge({
    name: 'chain_failing',
    help: 'Whether a network is not read: 2 if it is stopped until an operator resumes it, 1 if it has a fault',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const { network, stopped_at, fault } of await readHealth(db))
        this.set({ network }, stopped_at ? 2 : fault ? 1 : 0)
    },
  })
  new Gauge({
    name: 'chain_credits_failing',
    help: 'Final transfers whose crediting fails and is tried again',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const { network, failing } of await readHealth(db)) this.set({ network }, failing)
    },
  })
}

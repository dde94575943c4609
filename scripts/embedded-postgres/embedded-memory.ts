import { totalmem } from 'node:os'
import type { Settings } from './embedded-cluster.ts'

const MB = 1024 * 1024

/** Memory of this machine in MB, or the limit of the container. */
export function machineMemory(): number {
  // 0 if there is no limit; some systems report a number larger than the memory instead.
  const limit = process.constrainedMemory()
  return Math.floor((limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / MB)
}

const between = (least: number, most: number, megabytes: number) =>
  `${Math.round(Math.min(most, Math.max(least, megabytes)))}MB`

/**
 * Settings of the embedded PostgreSQL for a machine with this memory, which also runs the server and a browser. Buffers
 * that a small shop does not use are never allocated. Lower limits keep small machines usable; upper limits leave
 * memory for the system's page cache, which caches the same files.
 */
export const memorySettings = (memory_mb: number): Settings => ({
  shared_buffers: between(128, 4_096, memory_mb / 4),
  // This setting allocates nothing. It tells the planner how much is probably cached, including the system's cache.
  effective_cache_size: between(256, 65_536, memory_mb / 2),
  // A statement may use this amount of memory several times, and each server has ten connections.
  work_mem: between(4, 32, memory_mb / 1_024),
  // Index builds and vacuum use this memory.
  maintenance_work_mem: between(64, 1_024, memory_mb / 16),
  // Maximum WAL size between checkpoints: during a bulk load, each page is written again after each checkpoint.
  max_wal_size: between(1_024, 4_096, memory_mb / 8),
})

import { totalmem } from 'node:os'
import type { Settings } from './embedded-cluster.ts'

const MB = 1024 * 1024

/** The memory of this machine in MB, or of the container that this process runs in. */
export function machineMemory(): number {
  // 0 where nothing limits this process; some systems say so by a number beyond all memory.
  const limit = process.constrainedMemory()
  return Math.floor((limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / MB)
}

const between = (least: number, most: number, wanted: number) =>
  `${Math.round(Math.min(most, Math.max(least, wanted)))}MB`

/**
 * How the embedded PostgreSQL uses a machine of so many MB that also runs the server and a browser. What a small shop
 * does not use of its buffers is never taken from the machine. The limits keep small machines as they were, and leave
 * on large ones the rest to the system's own cache, which reads the same files.
 */
export const memorySettings = (memory_mb: number): Settings => ({
  shared_buffers: between(128, 4_096, memory_mb / 4),
  // No memory is taken by this one: it tells the planner what is likely in a cache, the system's included.
  effective_cache_size: between(256, 65_536, memory_mb / 2),
  // A statement may use it several times, and ten connections of each server run at once.
  work_mem: between(4, 32, memory_mb / 1_024),
  // For indexes and vacuum.
  maintenance_work_mem: between(64, 1_024, memory_mb / 16),
  // How much may be written until a checkpoint, on disk: a bulk load writes each page anew after each.
  max_wal_size: between(1_024, 4_096, memory_mb / 8),
})

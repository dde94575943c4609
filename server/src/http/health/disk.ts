import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'

/** Codes for a full disk or an exhausted quota; 53100 is PostgreSQL's. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL.has(String(error.code))

/** Warning level: with less than this, a day of pictures may fill the disk. */
const FREE_LEAST = 500 * 1024 * 1024

/**
 * Bytes that the server can still write to the data folder, and the size of its file system; undefined when unknown.
 */
async function diskSpaceOf(data_folder: string): Promise<{ free: number; size: number } | undefined> {
  // The folder does not exist before the first file is written.
  const stats = await statfs(data_folder).catch(() => undefined)
  return stats && { free: stats.bavail * stats.bsize, size: stats.blocks * stats.bsize }
}

/** A warning about low disk space for a shop that still works; undefined when there is enough. */
export async function lowDiskWarning(data_folder: string): Promise<string | undefined> {
  const space = await diskSpaceOf(data_folder)
  if (!space || space.free >= FREE_LEAST) return undefined
  return `the data folder has ${Math.floor(space.free / 1024 / 1024)} MB left: pictures may be refused`
}

export function reportDiskSpace(registry: Registry, data_folder: string): void {
  new Gauge({
    name: 'data_folder_free_bytes',
    help: 'Bytes that can still be written to the data folder',
    registers: [registry],
    async collect() {
      const space = await diskSpaceOf(data_folder)
      if (space) this.set(space.free)
    },
  })
  new Gauge({
    name: 'data_folder_size_bytes',
    help: 'Size of the file system that the data folder is on',
    registers: [registry],
    async collect() {
      const space = await diskSpaceOf(data_folder)
      if (space) this.set(space.size)
    },
  })
}

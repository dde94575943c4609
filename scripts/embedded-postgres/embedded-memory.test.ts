import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '../../server/src/config.ts'
import { openShopDatabase } from '../../server/src/start/open-database.ts'
import { machineMemory, memorySettings } from './embedded-memory.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import './provide.ts'

test('the machine has as much memory as the system says, or less in a container', () => {
  expect(machineMemory()).toBeGreaterThan(0)
  expect(machineMemory()).toBeLessThanOrEqual(totalmem() / 1024 / 1024)
})

test.each([
  ['a small machine keeps what PostgreSQL has by itself', 256, '128MB', '256MB', '4MB', '64MB', '1024MB'],
  ['a machine of 8 GB', 8_192, '2048MB', '4096MB', '8MB', '512MB', '1024MB'],
  ['a machine of 24 GB', 24_576, '4096MB', '12288MB', '24MB', '1024MB', '3072MB'],
  ['a very large machine', 1_048_576, '4096MB', '65536MB', '32MB', '1024MB', '4096MB'],
])('%s', (_name, memory_mb, shared_buffers, effective_cache_size, work_mem, maintenance_work_mem, max_wal_size) => {
  const expected = { shared_buffers, effective_cache_size, work_mem, maintenance_work_mem, max_wal_size }
  expect(memorySettings(memory_mb)).toEqual(expected)
})

test('the shop opens its PostgreSQL at the size that the setting says, and tests theirs at that of a small machine', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'sampan-db-'))
  chmodSync(parent, 0o755)
  const data_folder = join(parent, 'data')
  const asked = async () => {
    const { db, close } = await openShopDatabase(readConfig({ SAMPAN_DATA: data_folder, DATABASE_MEMORY_MB: '2048' }))
    const sizes = sql<Record<string, string>>`select current_setting('shared_buffers') as shared_buffers,
      current_setting('maintenance_work_mem') as maintenance_work_mem, current_setting('max_wal_size') as max_wal_size`
    const { rows } = await sizes.execute(db).finally(close)
    return rows[0]
  }
  try {
    const small = await startEmbeddedPostgres(data_folder)
    // Whoever comes later finds it running, and takes it as it is.
    expect(await asked()).toMatchObject({ shared_buffers: '128MB' })
    await small.stop()
    const sized = { shared_buffers: '512MB', maintenance_work_mem: '128MB', max_wal_size: '1GB' }
    expect(await asked()).toEqual(sized)
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}, 120_000)

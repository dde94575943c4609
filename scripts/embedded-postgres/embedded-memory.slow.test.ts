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

test("the machine's memory is that of the system, or the limit of the container", () => {
  expect(machineMemory()).toBeGreaterThan(0)
  expect(machineMemory()).toBeLessThanOrEqual(totalmem() / 1024 / 1024)
})

test.each([
  ['a small machine gets the defaults of PostgreSQL', 256, '128MB', '256MB', '4MB', '64MB', '1024MB'],
  ['settings of a machine with 8 GB', 8_192, '2048MB', '4096MB', '8MB', '512MB', '1024MB'],
  ['settings of a machine with 24 GB', 24_576, '4096MB', '12288MB', '24MB', '1024MB', '3072MB'],
  ['settings of a very large machine', 1_048_576, '4096MB', '65536MB', '32MB', '1024MB', '4096MB'],
])('%s', (_name, memory_mb, shared_buffers, effective_cache_size, work_mem, maintenance_work_mem, max_wal_size) => {
  const settings = { shared_buffers, effective_cache_size, work_mem, maintenance_work_mem, max_wal_size }
  expect(memorySettings(memory_mb)).toEqual(settings)
})

test('the shop sizes its PostgreSQL by DATABASE_MEMORY_MB, and tests use the sizes of a small machine', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'sampan-db-'))
  chmodSync(parent, 0o755)
  const data_folder = join(parent, 'data')
  const shownSettings = async () => {
    const { db, close } = await openShopDatabase(readConfig({ SAMPAN_DATA: data_folder, DATABASE_MEMORY_MB: '2048' }))
    const sizes = sql<Record<string, string>>`select current_setting('shared_buffers') as shared_buffers,
      current_setting('maintenance_work_mem') as maintenance_work_mem, current_setting('max_wal_size') as max_wal_size`
    const { rows } = await sizes.execute(db).finally(close)
    return rows[0]
  }
  try {
    const small = await startEmbeddedPostgres(data_folder)
    // A later caller finds PostgreSQL running, and cannot change its settings.
    expect(await shownSettings()).toMatchObject({ shared_buffers: '128MB' })
    await small.stop()
    const sizes = { shared_buffers: '512MB', maintenance_work_mem: '128MB', max_wal_size: '1GB' }
    expect(await shownSettings()).toEqual(sizes)
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
})

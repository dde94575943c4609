// Provides a server program with the embedded PostgreSQL, unless DATABASE_URL names another. `npm start` imports this
// file; commands preload it (`node --import`). Production runs without it.
import { AlreadyServed, startOwnDatabaseBy } from '../../server/src/start/own-database.ts'

startOwnDatabaseBy(async ({ data_folder, database_memory_mb }) => {
  // Imported lazily, because threads preload this file too.
  const { machineMemory, memorySettings } = await import('./embedded-memory.ts')
  const { startEmbeddedPostgres } = await import('./embedded-postgres.ts')
  const postgres = await startEmbeddedPostgres(data_folder, memorySettings(database_memory_mb ?? machineMemory()))
  const { host, port, user, database, folder, stop } = postgres
  try {
    if (!(await postgres.claim())) throw new AlreadyServed()
    return { address: { host, port, user, database }, folder, stop }
  } catch (error) {
    await stop()
    throw error
  }
})

import { hash } from 'node:crypto'
import pg from 'pg'
import { machineMemory, memorySettings } from '../embedded-postgres/embedded-memory.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'

/**
 * Ends the validity of an access token, as the clock does after an hour, in the database of the running demo.
 * @param data_folder the SAMPAN_DATA of the demo.
 */
export async function expireToken(data_folder: string, token: string): Promise<void> {
  const postgres = await startEmbeddedPostgres(data_folder, memorySettings(machineMemory()))
  const { host, port, user, database } = postgres
  const client = new pg.Client({ host, port, user, database })
  try {
    await client.connect()
    const expireToken = `update agent_token set expires_at = now() - interval '1 second' where token_hash = $1`
    const { rowCount } = await client.query(expireToken, [hash('sha256', token, 'buffer')])
    if (rowCount !== 1) throw new Error('the demo’s database does not have the token')
  } finally {
    await client.end()
    await postgres.stop()
  }
}

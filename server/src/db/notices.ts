import pg from 'pg'
import type { DatabaseAddress } from './database.ts'

/** What PostgreSQL's NOTIFY brings from any server on the same database. */
export type Notices = {
  on: (channel: string, listener: (payload: string) => void) => void
  close: () => Promise<void>
}

const RECONNECT_MS = 1_000

/**
 * Listens on a connection of its own and reconnects when it breaks. Notices sent meanwhile are lost, so every listener
 * is called once after a reconnect.
 */
export async function openNotices(address: DatabaseAddress): Promise<Notices> {
  const listeners = new Map<string, (payload: string) => void>()
  let client: pg.Client
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    client = new pg.Client(address)
    client.on('error', () => {})
    client.on('end', retry)
    client.on('notification', ({ channel, payload = '' }) => listeners.get(channel)?.(payload))
    await client.connect()
    for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  }
  const reconnect = async () => {
    try {
      await connect()
      for (const listener of listeners.values()) listener('')
    } catch {
      retry()
    }
  }
  function retry(): void {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void reconnect(), RECONNECT_MS)
  }

  await connect()
  return {
    on: (channel, listener) => {
      listeners.set(channel, listener)
      // A connection that is gone listens again when it is back.
      client.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {})
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client.end()
    },
  }
}

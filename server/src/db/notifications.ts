import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseAddress } from './database.ts'
import { WritableHost } from './replica/hosts.ts'

/** Listens for PostgreSQL NOTIFY from all servers on the same database. */
export type Notifications = {
  on: (channel: string, listener: (payload: string) => void) => void
  close: () => Promise<void>
}

type Patience = {
  /** How often the connection is checked. `reconnect_ms` is the delay before reconnecting. */
  check_every_ms: number
  reconnect_ms: number
  /** Timeout of a check. On timeout the connection is closed, because the other end may be gone without closing it. */
  answer_ms: number
}
const PATIENCE: Patience = { check_every_ms: 5_000, reconnect_ms: 1_000, answer_ms: 5_000 }

/**
 * Listens on a dedicated connection, and reconnects when it breaks or hangs. With several hosts, it connects to the
 * host that accepts writes, because standbys send no notifications. Notifications sent while disconnected are lost, so
 * after a reconnect every listener is called once with an empty payload.
 * @param onFault called with an error that a listener throws. Without it the error would end the process, because it is
 * thrown inside an event handler of the connection.
 */
export async function openNotifications(
  address: DatabaseAddress,
  patience = PATIENCE,
  onFault: (error: unknown) => void = raise,
): Promise<Notifications> {
  const listeners = new Map<string, (payload: string) => void>()
  let client: pg.Client | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const deliver = (channel: string, payload: string) => {
    try {
      listeners.get(channel)?.(payload)
    } catch (error) {
      onFault(error)
    }
  }
  const moved = () => client?.connection.stream.destroy()
  const writable = WritableHost.of(address.connectionString, moved)

  const connect = async () => {
    const connectionString = await writable?.find()
    const fresh = clientAt({ ...address, ...(connectionString && { connectionString }) }, patience)
    fresh.on('error', () => {})
    fresh.on('notification', ({ channel, payload = '' }) => deliver(channel, payload))
    try {
      await fresh.connect().catch((error: unknown) => {
        if (connectionString) writable?.forget(connectionString)
        throw error
      })
      for (const channel of listeners.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      // Closes a connection that cannot listen; otherwise it would stay open in addition to the next one. The socket is
      // destroyed, because `end()` may wait for a reply.
      fresh.connection.stream.destroy()
      throw error
    }
    if (closed) return void (await fresh.end())
    client = fresh
    fresh.on('end', retry)
    void keepChecking(fresh, patience.check_every_ms)
  }
  const reconnect = async () => {
    try {
      await connect()
      for (const channel of listeners.keys()) deliver(channel, '')
    } catch {
      retry()
    }
  }
  function retry(): void {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void reconnect(), patience.reconnect_ms)
  }

  await connect()
  return {
    on: (channel, listener) => {
      listeners.set(channel, listener)
      // An error is ignored: after the connection was lost, the next connection listens on all channels.
      client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {})
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      writable?.leave(moved)
      await client?.end()
    },
  }
}

function raise(error: unknown): never {
  throw error
}

const clientAt = (address: DatabaseAddress, { answer_ms }: Patience) =>
  new pg.Client({
    ...address,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: answer_ms,
    query_timeout: answer_ms,
  })

/** Sends a query at intervals, because an idle connection never notices that the other end is gone. */
export async function keepChecking(client: pg.Client, every_ms: number): Promise<void> {
  const ended = new AbortController()
  client.once('end', () => ended.abort())
  while (!ended.signal.aborted) {
    await wait(every_ms, undefined, { signal: ended.signal, ref: false }).catch(() => {}) // woken when the connection ends
    if (ended.signal.aborted) return
    // This destroys the connection, because `end()` would wait for a reply from the dead connection.
    await client.query('select').catch(() => client.connection.stream.destroy())
  }
}

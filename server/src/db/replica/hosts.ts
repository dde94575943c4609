import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Timeout for asking one host whether it accepts writes. */
const ANSWER_MS = 2_000
/** How often all hosts are asked whether another one has become the primary. */
const WATCH_EVERY_MS = 2_000
/** A failed search is cached for this time. */
const FAILED_FOR_MS = 200

const AUTHORITY = /^(postgres(?:ql)?:\/\/)([^/?#]*)(.*)$/s

/**
 * Splits a URL with several hosts, in libpq syntax (`a:5432,b:5432`, or `?host=a,b&port=5432,5433`), into one URL per
 * host, because the `pg` library does not accept several hosts.
 */
export function urlsOf(url: string): string[] {
  const [, protocol = '', authority = '', rest = ''] = AUTHORITY.exec(url) ?? []
  const user = authority.slice(0, authority.lastIndexOf('@') + 1)
  const places = authority.slice(user.length).split(',')
  if (places.length > 1) return places.map((place) => `${protocol}${user}${place}${rest}`)
  const [path = '', search = ''] = rest.split('?')
  const parameters = new URLSearchParams(search)
  const hosts = parameters.get('host')?.split(',') ?? []
  if (hosts.length < 2) return [url]
  const ports = parameters.get('port')?.split(',') ?? []
  return hosts.map((host, index) => {
    parameters.set('host', host)
    const port = ports[index] ?? ports[0]
    if (port) parameters.set('port', port)
    return `${protocol}${authority}${path}?${parameters}`
  })
}

/** Thrown when no host accepts writes. The message lists the different `reasons`, each with the number of hosts. */
export class NoWritableHost extends Error {
  readonly code = 'no_writable_host'

  constructor(reasons: string[]) {
    const counted = [...new Set(reasons)].map((reason) => `${reasons.filter((r) => r === reason).length} ${reason}`)
    super(`none of ${reasons.length} database hosts takes writes: ${counted.join(', ')}`)
  }
}

type Writable = { url: string; timeline: number }

// The timeline increases with each promotion: a former primary that comes back still accepts writes, but has a smaller
// number.
const QUESTION = `select current_setting('transaction_read_only') = 'on' as is_read_only,
  case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as wal_file`

/** @returns the host if it accepts writes, otherwise the reason why not. */
async function askHost(url: string): Promise<Writable | string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ is_read_only: boolean; wal_file: string | null }>(QUESTION)
    const { is_read_only = true, wal_file = null } = rows[0] ?? {}
    if (wal_file === null) return 'on standby'
    return is_read_only ? 'read-only' : { url, timeline: Number.parseInt(wal_file.slice(0, 8), 16) }
  } catch {
    return 'not reached'
  } finally {
    // This destroys the connection, because `end()` would wait for a reply from a host that hangs.
    client.connection.stream.destroy()
  }
}

/** One watch per list of hosts, shared by all connections of this process. */
const watched = new Map<string, WritableHost>()

/** Finds the host that accepts writes among several, like libpq's `target_session_attrs=read-write`. */
export class WritableHost {
  readonly #urls: readonly string[]
  readonly #moved = new Set<() => void>()
  readonly #closing = new AbortController()
  #known: Writable | undefined
  #search: Promise<Writable> | undefined

  private constructor(urls: readonly string[]) {
    this.#urls = urls
    void this.#watch()
  }

  /**
   * @param moved called when another host has become the primary, so that connections to the former primary can be
   * closed.
   * @returns the watch of these hosts; undefined for a URL with one host, which needs no search.
   */
  static of(url: string | undefined, moved: () => void): WritableHost | undefined {
    const urls = urlsOf(url ?? '')
    if (urls.length < 2) return undefined
    const key = urls.join()
    const host = watched.get(key) ?? new WritableHost(urls)
    watched.set(key, host)
    host.#moved.add(moved)
    return host
  }

  /** @throws NoWritableHost. */
  async find(): Promise<string> {
    return (this.#known ?? (await this.#searchAnew())).url
  }

  /** Call this when the host could not be reached or no longer accepts writes. */
  forget(url: string): void {
    if (this.#known?.url === url) this.#known = undefined
  }

  /** When the last user leaves, the watch ends. */
  leave(moved: () => void): void {
    this.#moved.delete(moved)
    if (this.#moved.size > 0) return
    this.#closing.abort()
    watched.delete(this.#urls.join())
  }

  #searchAnew(): Promise<Writable> {
    this.#search ??= this.#askAll().then(
      (host) => {
        this.#search = undefined
        this.#known = host
        return host
      },
      (error: unknown) => {
        setTimeout(() => (this.#search = undefined), FAILED_FOR_MS).unref()
        throw error
      },
    )
    return this.#search
  }

  async #askAll(): Promise<Writable> {
    const answers = await Promise.all(this.#urls.map(askHost))
    const writable = answers.filter((answer) => typeof answer !== 'string')
    const host = writable.sort((one, other) => other.timeline - one.timeline)[0]
    if (!host) throw new NoWritableHost(answers.filter((answer) => typeof answer === 'string'))
    return host
  }

  /**
   * Detects a failover while the former primary still accepts connections, for example because it hangs or is cut off
   * from its standbys.
   */
  async #watch(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      await wait(WATCH_EVERY_MS, undefined, { signal, ref: false }).catch(() => {}) // woken by leave()
      const before = this.#known
      if (signal.aborted || !before) continue
      const host = await this.#askAll().catch(() => undefined)
      if (signal.aborted || !host || host.url === before.url || host.timeline <= before.timeline) continue
      this.#known = host
      for (const moved of this.#moved) moved()
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** How long one host may take to say whether it takes writes. */
const ANSWER_MS = 2_000
/** How often all hosts are asked whether another one has become the primary. */
const WATCH_EVERY_MS = 2_000
/** After a search that found none, everybody who asks within this time is told so. */
const FAILED_FOR_MS = 200

const AUTHORITY = /^(postgres(?:ql)?:\/\/)([^/?#]*)(.*)$/s

/**
 * A URL for each host of a URL that names several, as libpq reads them (`a:5432,b:5432`, or `?host=a,b&port=5432,5433`);
 * the `pg` library refuses such a URL.
 */
export function urlsOf(url: string): string[] {
  const [, protocol = '', authority = '', rest = ''] = AUTHORITY.exec(url) ?? []
  const user = authority.slice(0, authority.lastIndexOf('@') + 1)
  const places = authority.slice(user.length).split(',')
  if (places.length > 1) return places.map((place) => `${protocol}${user}${place}${rest}`)
  const [path = '', search = ''] = rest.split('?')
  const given = new URLSearchParams(search)
  const hosts = given.get('host')?.split(',') ?? []
  if (hosts.length < 2) return [url]
  const ports = given.get('port')?.split(',') ?? []
  return hosts.map((host, index) => {
    given.set('host', host)
    const port = ports[index] ?? ports[0]
    if (port) given.set('port', port)
    return `${protocol}${authority}${path}?${given}`
  })
}

/** None of several hosts takes writes: `reasons` counts what they said. */
export class NoWritableHost extends Error {
  readonly code = 'no_writable_host'

  constructor(reasons: string[]) {
    const counted = [...new Set(reasons)].map((reason) => `${reasons.filter((r) => r === reason).length} ${reason}`)
    super(`none of ${reasons.length} database hosts takes writes: ${counted.join(', ')}`)
  }
}

type Writable = { url: string; timeline: number }

// The timeline grows with each promotion: a former primary that comes back still takes writes, but has the smaller number.
const QUESTION = `select current_setting('transaction_read_only') = 'on' as is_read_only,
  case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as wal_file`

/** @returns the host if it takes writes, else why not. */
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
    // Not `end()`: it would wait for an answer from a host that has none.
    client.connection.stream.destroy()
  }
}

/** Everybody in this process who uses the same hosts shares one watch over them. */
const watched = new Map<string, WritableHost>()

/** Keeps to the one of several hosts that takes writes: `target_session_attrs=read-write` of libpq. */
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
   * @param moved called when another host has become the primary: connections to the one before are of no use.
   * @returns undefined for a URL of one host, which needs no search.
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

  /** @throws NoWritableHost */
  async find(): Promise<string> {
    return (this.#known ?? (await this.#searchAnew())).url
  }

  /** It could not be reached, or takes no writes any more. */
  forget(url: string): void {
    if (this.#known?.url === url) this.#known = undefined
  }

  /** The last one to leave ends the watch. */
  leave(moved: () => void): void {
    this.#moved.delete(moved)
    if (this.#moved.size > 0) return
    this.#closing.abort()
    watched.delete(this.#urls.join())
  }

  #searchAnew(): Promise<Writable> {
    this.#search ??= this.#askAll().then(
      (found) => {
        this.#search = undefined
        this.#known = found
        return found
      },
      (error: unknown) => {
        setTimeout(() => (this.#search = undefined), FAILED_FOR_MS).unref()
        throw error
      },
    )
    return this.#search
  }

  async #askAll(): Promise<Writable> {
    const said = await Promise.all(this.#urls.map(askHost))
    const writable = said.filter((answer) => typeof answer !== 'string')
    const found = writable.sort((one, other) => other.timeline - one.timeline)[0]
    if (!found) throw new NoWritableHost(said.filter((answer) => typeof answer === 'string'))
    return found
  }

  /** A primary that hangs, or is cut off from its standbys, refuses no connection: another host may have taken over. */
  async #watch(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      await wait(WATCH_EVERY_MS, undefined, { signal, ref: false }).catch(() => {}) // woken by leave()
      const before = this.#known
      if (signal.aborted || !before) continue
      const found = await this.#askAll().catch(() => undefined)
      if (signal.aborted || !found || found.url === before.url || found.timeline <= before.timeline) continue
      this.#known = found
      for (const moved of this.#moved) moved()
    }
  }
}

import { LRUCache } from 'lru-cache'
import { isLoopback } from '../../../http/client-address/loopback.ts'
import { get, TOO_LONG } from '../../../outgoing/get.ts'
import { NOT_PUBLIC } from '../../../outgoing/post.ts'
import { isPublicAddress } from '../../../outgoing/public-address.ts'
import { AgentFault } from '../fault.ts'
import { type PlatformProfile, readProfile } from './platform-profile.ts'

/** Profiles are identity documents of a few KB. */
const LIMITS = { max_bytes: 256 * 1024, timeout_ms: 5_000 }
const PROFILES = 1_000
/** The shortest time between two reads of a profile, whatever its Cache-Control header says. */
const LEAST_TTL_S = 60
const MOST_TTL_S = 3_600
/** How long a failed read is not repeated. */
const FAILED_TTL_S = 30
/** Unknown profiles that are read at the same time, so that slow servers cannot hold many requests. */
const READS_AT_ONCE = 20
/** Reads per minute, so that made-up URLs cannot make the shop send many requests. */
const READS_PER_MINUTE = 120
const RETRY_AFTER_S = 5

type Stored = { profile: PlatformProfile; read_at: number } | { fault: AgentFault }

/** Reads the profiles of platforms and caches them. Known profiles are not read. */
export class ProfileCache {
  readonly #known: ReadonlyMap<string, PlatformProfile>
  readonly #stored = new LRUCache<string, Stored>({ max: PROFILES })
  readonly #reading = new Map<string, Promise<Stored>>()
  #minute = { started_at: 0, reads: 0 }

  constructor(known: ReadonlyMap<string, PlatformProfile> = new Map()) {
    this.#known = known
  }

  /** @throws AgentFault invalid_profile_url, profile_unreachable, profile_malformed, temporarily_unavailable. */
  async read(url: string, loopback: boolean): Promise<PlatformProfile> {
    const known = this.#known.get(url)
    if (known) return known
    const stored = this.#stored.get(url) ?? (await this.#readOnce(url, loopback))
    if ('fault' in stored) throw new AgentFault(stored.fault.code, stored.fault.message)
    return stored.profile
  }

  /**
   * Reads a profile again, for a signature by a key that it did not have.
   * @returns undefined when it was read within the last minute.
   */
  async readAgain(url: string, loopback: boolean): Promise<PlatformProfile | undefined> {
    const stored = this.#stored.peek(url)
    if (this.#known.has(url)) return undefined
    if (stored && 'profile' in stored && performance.now() - stored.read_at < LEAST_TTL_S * 1000) return undefined
    const read = await this.#readOnce(url, loopback)
    return 'profile' in read ? read.profile : undefined
  }

  /** Requests for the same profile share one read. */
  async #readOnce(url: string, loopback: boolean): Promise<Stored> {
    const running = this.#reading.get(url)
    if (running) return running
    this.#countRead()
    const reading = this.#fetch(url, loopback).finally(() => this.#reading.delete(url))
    this.#reading.set(url, reading)
    return reading
  }

  #countRead(): void {
    const now = performance.now()
    if (now - this.#minute.started_at > 60_000) this.#minute = { started_at: now, reads: 0 }
    if (this.#reading.size >= READS_AT_ONCE || this.#minute.reads >= READS_PER_MINUTE)
      throw new AgentFault('temporarily_unavailable', 'Too many unknown profiles are being read.', RETRY_AFTER_S)
    this.#minute.reads++
  }

  async #fetch(url: string, loopback: boolean): Promise<Stored> {
    const isAllowed = (address: string) => isPublicAddress(address) || (loopback && isLoopback(address))
    const got = await get(url, LIMITS, { isAllowed })
    try {
      const profile = got.fault === null ? read(got) : refuse(got.fault)
      const ttl_s = Math.min(Math.max((got.fault === null && got.max_age_s) || 0, LEAST_TTL_S), MOST_TTL_S)
      return this.#store(url, { profile, read_at: performance.now() }, ttl_s)
    } catch (error) {
      if (!(error instanceof AgentFault)) throw error
      return this.#store(url, { fault: error }, FAILED_TTL_S)
    }
  }

  #store(url: string, stored: Stored, ttl_s: number): Stored {
    this.#stored.set(url, stored, { ttl: ttl_s * 1000 })
    return stored
  }
}

function read({ status, body }: { status: number; body: Buffer }): PlatformProfile {
  if (status < 200 || status > 299)
    throw new AgentFault('profile_unreachable', `The profile of the platform has the status ${status}.`)
  return readProfile(body)
}

/** Names that do not resolve, and those of internal networks, are faults of the URL. */
const UNRESOLVABLE = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', NOT_PUBLIC])

function refuse(fault: string): never {
  if (UNRESOLVABLE.has(fault))
    throw new AgentFault('invalid_profile_url', 'The host of the profile is not on the Internet.')
  if (fault === TOO_LONG) throw new AgentFault('profile_malformed', 'The profile of the platform is too long.')
  throw new AgentFault('profile_unreachable', 'The profile of the platform cannot be read.')
}

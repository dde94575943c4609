import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { isLoopback } from '../../../http/client-address/loopback.ts'
import { get, TOO_LONG } from '../../../outgoing/get.ts'
import { NOT_PUBLIC } from '../../../outgoing/post.ts'
import { hostOf, isPublicAddress } from '../../../outgoing/public-address.ts'
import { AgentFault } from '../fault.ts'
import { type PlatformProfile, readProfile } from './platform-profile.ts'
import { ProfileBudget } from './profile-budget.ts'

/** Profiles are identity documents of a few KB. */
const LIMITS = { max_bytes: 256 * 1024, timeout_ms: 5_000 }
const PROFILES = 1_000
const SECOND_MS = 1_000
/** The shortest time between two reads of a profile, whatever its Cache-Control header says. */
const LEAST_TTL_S = 60
const MOST_TTL_S = 3_600
/** How long a failed read is not repeated. */
const FAILED_TTL_S = 30
/** How long the last good profile of a platform is served if it cannot be read again. */
const STALE_TTL_S = 24 * 3_600

type Good = { profile: PlatformProfile; read_at: number; fresh_until: number }
/** A passing failure says nothing about the profile: its server does not answer, or too many profiles are read. */
type Failure = { fault: AgentFault; is_passing: boolean; until: number }

/** The network of the call that names a profile, and whether profiles may be on this machine. */
export type ProfileReader = { network: string; loopback: boolean }

/** Reads the profiles of platforms and caches them. Known profiles are not read. */
export class ProfileCache {
  readonly #known: ReadonlyMap<string, PlatformProfile>
  readonly #good = new LRUCache<string, Good>({ max: PROFILES })
  /** Failures by URL, and by host where they are those of the host. They do not displace good profiles. */
  readonly #failures = new LRUCache<string, Failure>({ max: PROFILES })
  readonly #reading = new Map<string, Promise<Good | Failure>>()
  readonly #budget: ProfileBudget
  readonly #now: () => number

  constructor(own_profiles: ReadonlyMap<string, PlatformProfile> = new Map(), now = () => performance.now()) {
    this.#known = own_profiles
    this.#now = now
    this.#budget = new ProfileBudget(now)
  }

  /**
   * The profile at a URL. The last good profile is served for a day if the platform's server does not answer.
   * @throws AgentFault invalid_profile_url, profile_unreachable, profile_malformed, temporarily_unavailable.
   */
  async read(url: string, reader: ProfileReader): Promise<PlatformProfile> {
    const profile = this.#known.get(url)
    if (profile) return profile
    const good = this.#good.get(url)
    if (good && this.#now() < good.fresh_until) return good.profile
    const result = this.#failureOf(url) ?? (await this.#readOnce(url, reader))
    if ('profile' in result) return result.profile
    if (good && result.is_passing && this.#now() - good.read_at < STALE_TTL_S * SECOND_MS) return good.profile
    const { code, message, retry_after_s } = result.fault
    throw new AgentFault(code, message, retry_after_s)
  }

  /**
   * Reads a profile again, for a signature by a key that it did not have.
   * @returns undefined when it was read within the last minute, or cannot be read.
   */
  async readAgain(url: string, reader: ProfileReader): Promise<PlatformProfile | undefined> {
    const good = this.#good.peek(url)
    if (this.#known.has(url)) return undefined
    if (good && this.#now() - good.read_at < LEAST_TTL_S * SECOND_MS) return undefined
    const result = this.#failureOf(url) ?? (await this.#readOnce(url, reader))
    return 'profile' in result ? result.profile : undefined
  }

  #failureOf(url: string): Failure | undefined {
    const failures = [this.#failures.get(url), this.#failures.get(new URL(url).host)]
    return failures.find((failure) => failure && this.#now() < failure.until)
  }

  /** Requests for the same profile share one read. */
  async #readOnce(url: string, reader: ProfileReader): Promise<Good | Failure> {
    const running = this.#reading.get(url)
    if (running) return running
    const isAllowed = (address: string) => isPublicAddress(address) || (reader.loopback && isLoopback(address))
    const host = hostOf(new URL(url))
    // An address that is refused at sight costs nothing: no request, no budget, and no place in the cache.
    if (isIP(host) !== 0 && !isAllowed(host)) return { fault: NOT_ON_THE_INTERNET, is_passing: false, until: 0 }
    const reading = this.#budget
      .run({ network: reader.network, host }, () => this.#fetch(url, isAllowed))
      .catch((error: unknown): Failure => {
        if (!(error instanceof AgentFault)) throw error
        // A spent budget is not stored: calls of other networks may still read the profile.
        return { fault: error, is_passing: true, until: 0 }
      })
      .finally(() => this.#reading.delete(url))
    this.#reading.set(url, reading)
    return reading
  }

  async #fetch(url: string, isAllowed: (address: string) => boolean): Promise<Good | Failure> {
    const got = await get(url, LIMITS, { isAllowed })
    const now = this.#now()
    try {
      const profile = got.fault === null ? read(got) : refuse(got.fault)
      const ttl_s = Math.min(Math.max((got.fault === null && got.max_age_s) || 0, LEAST_TTL_S), MOST_TTL_S)
      const good = { profile, read_at: now, fresh_until: now + ttl_s * SECOND_MS }
      this.#good.set(url, good)
      return good
    } catch (fault) {
      if (!(fault instanceof AgentFault)) throw fault
      const is_passing = got.fault === null ? isPassing(got.status) : got.fault !== NOT_PUBLIC && got.fault !== TOO_LONG
      const failure = { fault, is_passing, until: now + FAILED_TTL_S * SECOND_MS }
      this.#failures.set(got.fault === NOT_PUBLIC ? new URL(url).host : url, failure)
      if (!is_passing) this.#good.delete(url)
      return failure
    }
  }
}

/** Statuses with which a server says that it cannot answer now. */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429

function read({ status, body }: { status: number; body: Buffer }): PlatformProfile {
  if (status < 200 || status > 299)
    throw new AgentFault('profile_unreachable', `The profile of the platform has the status ${status}.`)
  return readProfile(body)
}

/** Names that do not resolve, and those of internal networks, are faults of the URL. */
const UNRESOLVABLE = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', NOT_PUBLIC])
const NOT_ON_THE_INTERNET = new AgentFault('invalid_profile_url', 'The host of the profile is not on the Internet.')

function refuse(fault: string): never {
  if (UNRESOLVABLE.has(fault)) throw NOT_ON_THE_INTERNET
  if (fault === TOO_LONG) throw new AgentFault('profile_malformed', 'The profile of the platform is too long.')
  throw new AgentFault('profile_unreachable', 'The profile of the platform cannot be read.')
}

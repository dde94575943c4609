import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../../context.ts'
import { networkOf } from '../../http/rate-limits.ts'
import { type AgentAccess, findAgentAccess, savePlatform } from './agent-sql.ts'
import { AgentFault } from './fault.ts'
import { knownProfiles } from './platform/known-profiles.ts'
import { ProfileCache } from './platform/profile-cache.ts'
import { readSigningKeys, type SigningKeys } from './signature/signing-key-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    agents?: Agents
  }
}

/** After this time, a change at the desk through another server applies here. */
const ACCESS_TTL_MS = 4_000
/** How often the last call of a platform is stored. */
const SEEN_EVERY_MS = 10_000
const REMEMBERED = 2_000
const KEYS_TTL_MS = 60_000

/** Calls per minute of one platform from one network. */
const CALLS_PER_MINUTE = 300

type SeenPlatform = { platform_id: string; stored_at: number; calls: number }

/** The state of this server that all calls of agents share: caches and rate limits. */
export class Agents {
  readonly #context: Pick<Context, 'db' | 'keys' | 'config'>
  readonly profiles: ProfileCache
  readonly #access = new LRUCache<string, AgentAccess>({ max: REMEMBERED, ttl: ACCESS_TTL_MS })
  readonly #platforms = new LRUCache<string, SeenPlatform>({ max: REMEMBERED })
  readonly #limiter = new RateLimiterMemory({ points: CALLS_PER_MINUTE, duration: 60 })
  #keys: { read_at: number; keys: SigningKeys } | undefined

  constructor(context: Pick<Context, 'db' | 'keys' | 'config'>) {
    this.#context = context
    this.profiles = new ProfileCache(knownProfiles(context.config.agent_profiles))
  }

  /** Forgets what operators can change, after a change at this server. */
  forget(): void {
    this.#access.clear()
  }

  /** Whether agents may use the shop, and whether a platform of this host is blocked. */
  async access(host = ''): Promise<AgentAccess> {
    const cached = this.#access.get(host)
    if (cached) return cached
    const access = await findAgentAccess(this.#context.db, host)
    this.#access.set(host, access)
    return access
  }

  /**
   * Counts a call. A profile alone is not counted, because anybody can name it.
   * @throws AgentFault rate_limited.
   */
  async countCall(profile_url: string, ip: string): Promise<void> {
    if (!this.#context.config.limits) return
    try {
      await this.#limiter.consume(`${networkOf(ip)} ${profile_url}`)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw new AgentFault('rate_limited', 'Too many calls.', Math.ceil(error.msBeforeNext / 1000))
    }
  }

  /** The id of a platform. Its last call is stored every few seconds. */
  async platformId(url: URL, version: string): Promise<string> {
    const profile_url = url.href
    const platform = this.#platforms.get(profile_url)
    if (platform && performance.now() - platform.stored_at < SEEN_EVERY_MS) {
      platform.calls++
      return platform.platform_id
    }
    const calls = 1 + (platform?.calls ?? 0)
    const platform_id = await savePlatform(this.#context.db, { profile_url, host: url.host, version, calls })
    this.#platforms.set(profile_url, { platform_id, stored_at: performance.now(), calls: 0 })
    return platform_id
  }

  /** The shop's keys. A key that another server has added is published within a minute. */
  async signingKeys(): Promise<SigningKeys> {
    if (this.#keys && performance.now() - this.#keys.read_at < KEYS_TTL_MS) return this.#keys.keys
    const keys = await readSigningKeys(this.#context)
    this.#keys = { read_at: performance.now(), keys }
    return keys
  }
}

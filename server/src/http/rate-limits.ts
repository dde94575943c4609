import { isIPv6 } from 'node:net'
import { RATE_LIMITS, type RateLimit, type RateLimitName, type Reason, type RefusalDetails } from '@sampan/contract'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { clock } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { Refusal } from '../refusal/refusal.ts'

/**
 * A limit and the subject it counts for: an account, a network address, or both. The subject is stored as a MAC,
 * because people type passwords into the wrong field.
 */
export type CountedTry = { limit: RateLimitName; who: readonly string[] }
type Counting = Pick<Context, 'config' | 'db' | 'keys'>

const keyOf = ({ keys }: Counting, { limit, who }: CountedTry) => keys.mac('flood', limit, ...who).toString('base64url')

/**
 * Counts one try, or `points`, before it is made, so that concurrent tries are all counted.
 * @throws Refusal too_many_tries or quota_exceeded with retry_at, once the limit is exceeded.
 */
export async function countTry(counting: Counting, counted: CountedTry, points = 1): Promise<void> {
  if (!counting.config.limits) return
  const limiter = limitersOf(counting.db)[counted.limit]
  try {
    await limiter.consume(keyOf(counting, counted), points)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const { points: limit, reason } = RATE_LIMITS[counted.limit]
    const retry_at = new Date(clock.now_ms() + error.msBeforeNext).toISOString()
    throw new RateLimited(reason, { retry_at }, { limit: counted.limit, is_first: error.consumedPoints === limit + 1 })
  }
}

/** The refusal of a try beyond a limit. `is_first` marks the first refused try. */
export class RateLimited extends Refusal {
  readonly limit: RateLimitName
  readonly is_first: boolean

  constructor(
    reason: Reason,
    details: RefusalDetails,
    { limit, is_first }: { limit: RateLimitName; is_first: boolean },
  ) {
    super(reason, details)
    this.limit = limit
    this.is_first = is_first
  }
}

/** Counts one try for each limit, in this order, and stops at the first that refuses. */
export async function countTries(counting: Counting, all: readonly CountedTry[]): Promise<void> {
  for (const counted of all) await countTry(counting, counted)
}

/**
 * Counts one try without a caller who waits, such as a mail in a queue.
 * @returns when the limit ends, if it is exceeded.
 */
export async function endOfLimit(counting: Counting, counted: CountedTry): Promise<string | undefined> {
  try {
    await countTry(counting, counted)
    return undefined
  } catch (error) {
    if (error instanceof RateLimited) return error.details.retry_at
    throw error
  }
}

export async function uncountTries(counting: Counting, all: readonly CountedTry[]): Promise<void> {
  await Promise.all(all.map((counted) => uncountTry(counting, counted)))
}

type CountedForm = 'password' | 'registration' | 'mail' | 'code_guess' | 'contract_withdrawal'

/** Counts for the address, and with a higher limit for the network that contains it. */
export const fromNetwork = (form: CountedForm, ip: string): [CountedTry, CountedTry] => [
  { limit: `${form}_from_address`, who: [networkOf(ip)] },
  { limit: `${form}_from_network`, who: [widerNetworkOf(ip)] },
]

/** Takes back one try that did not fail. */
export async function uncountTry(counting: Counting, counted: CountedTry): Promise<void> {
  if (counting.config.limits) await limitersOf(counting.db)[counted.limit].reward(keyOf(counting, counted), 1)
}

export async function forgetTries(counting: Counting, counted: CountedTry): Promise<void> {
  if (counting.config.limits) await limitersOf(counting.db)[counted.limit].delete(keyOf(counting, counted))
}

const limiters_by_db = new WeakMap<Db, Record<RateLimitName, RateLimiterPostgres>>()

function limitersOf(db: Db): Record<RateLimitName, RateLimiterPostgres> {
  const limiters = limiters_by_db.get(db) ?? openLimiters(db)
  limiters_by_db.set(db, limiters)
  return limiters
}

function openLimiters(db: Db): Record<RateLimitName, RateLimiterPostgres> {
  // The library expects a pg pool. This adapter runs its statements through the shop's own pool.
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
  const open = ([name, { points, duration_s, block_s = 0 }]: [string, RateLimit]) => {
    const table = { storeClient, storeType: 'pool', tableName: 'rate_limit_counter', tableCreated: true }
    // One limiter deletes expired rows, because all share one table.
    const clearExpiredByTimeout = name === 'password_of_account'
    const limit = { keyPrefix: name, points, duration: duration_s, blockDuration: block_s, clearExpiredByTimeout }
    return [name, new RateLimiterPostgres({ ...table, ...limit })]
  }
  return Object.fromEntries(Object.entries(RATE_LIMITS).map(open)) // one limiter for each name of RATE_LIMITS
}

/**
 * Removes the port that some proxies append to the client's address. Otherwise each connection would count as another
 * address.
 */
const plainAddress = (address: string) =>
  address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * The network that is counted: all addresses of an IPv6 /64 count as one, because a customer with one address has all
 * of them.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain
}

/**
 * The block of addresses that a single customer of a provider may have: an IPv6 /48, with 65,536 networks, or an IPv4
 * /24.
 */
export function widerNetworkOf(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? groupsOf(plain).slice(0, 3).join(':') : plain.split('.').slice(0, 3).join('.')
}

function groupsOf(plain: string): string[] {
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const length = groups.length + (tail ?? '').split(':').filter(Boolean).length
  return tail === undefined ? groups : [...groups, ...Array(8 - length).fill('0'), ...tail.split(':')]
}

import { isIPv6 } from 'node:net'
import type { Reason, RefusalDetails } from '@sampan/contract'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { clock } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { Refusal } from '../refusal/refusal.ts'

type Limit = { points: number; duration_s: number; reason: Reason; block_s?: number }

const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/** Limits that are counted in the database, so that all servers share the counts. */
const LIMITS = {
  /** Wrong passwords for one account from one address, device or session. */
  password_of_account: { points: 10, duration_s: 15 * MINUTE_S, reason: 'too_many_tries' },
  /**
   * Wrong passwords for one account from unknown devices, over all networks. Beyond the limit, a log-in needs a mailed
   * code.
   */
  password_of_account_anywhere: { points: 20, duration_s: HOUR_S, reason: 'code_needed' },
  password_from_address: { points: 100, duration_s: 15 * MINUTE_S, reason: 'too_many_tries' },
  password_from_block: { points: 300, duration_s: 15 * MINUTE_S, reason: 'too_many_tries' },
  /** Wrong passwords for one operator, over all networks. */
  desk_password: { points: 20, duration_s: 15 * MINUTE_S, block_s: 15 * MINUTE_S, reason: 'too_many_tries' },
  registration_from_address: { points: 20, duration_s: HOUR_S, reason: 'too_many_tries' },
  registration_from_block: { points: 100, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** One mail with a code per minute and client, so that strangers cannot flood an inbox. */
  mail_pause: { points: 1, duration_s: MINUTE_S, reason: 'too_many_tries' },
  mail_to_account_from_address: { points: 3, duration_s: HOUR_S, reason: 'too_many_tries' },
  mail_to_account: { points: 20, duration_s: HOUR_S, reason: 'too_many_tries' },
  /**
   * Mails requested from a known device are counted separately, so that the owner still gets mails when strangers have
   * used up the limits above.
   */
  mail_to_account_of_device: { points: 10, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** Codes to a new e-mail address, which may belong to anybody. */
  mail_to_new_address: { points: 10, duration_s: HOUR_S, reason: 'too_many_tries' },
  mail_from_address: { points: 30, duration_s: HOUR_S, reason: 'too_many_tries' },
  mail_from_block: { points: 100, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** Longer limits of the mails above, so that a day of hours does not make hundreds. */
  mail_to_account_from_address_in_a_day: { points: 4, duration_s: DAY_S, reason: 'too_many_tries' },
  mail_to_account_in_a_day: { points: 40, duration_s: DAY_S, reason: 'too_many_tries' },
  mail_to_account_of_device_in_a_day: { points: 20, duration_s: DAY_S, reason: 'too_many_tries' },
  /**
   * Mails to a mailbox that may be another person's: codes that strangers ask for, codes for the browser that opened the
   * account, and all other mails together. They count by mailbox, over all its accounts and addresses.
   */
  code_to_unverified: { points: 6, duration_s: DAY_S, reason: 'too_many_tries' },
  code_to_unverified_of_device: { points: 3, duration_s: DAY_S, reason: 'too_many_tries' },
  mail_to_unverified: { points: 3, duration_s: DAY_S, reason: 'too_many_tries' },
  /** Mails to a verified mailbox about its account: another address, the deletion, and that a stranger entered its address. */
  account_mail: { points: 5, duration_s: DAY_S, reason: 'too_many_tries' },
  address_taken_mail: { points: 3, duration_s: DAY_S, reason: 'too_many_tries' },
  /** Mails of one kind to a verified shopper. Further mails wait and are merged. */
  notice_mail: { points: 10, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** Mails of a kind that a session can cause as often as it likes, to a verified shopper. */
  security_mail: { points: 3, duration_s: DAY_S, reason: 'too_many_tries' },
  /** Push messages to one browser. Further messages wait and are merged. */
  push_to_browser: { points: 20, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** Changes of where notices are sent, and of the browsers that get them. */
  notice_choice: { points: 60, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** Test mails of an owner. */
  test_mail: { points: 20, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** Wrong mailed codes, for all accounts together. */
  code_guess_from_address: { points: 30, duration_s: HOUR_S, reason: 'too_many_tries' },
  code_guess_from_block: { points: 100, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** Exports of all personal data of a shopper. */
  export: { points: 5, duration_s: DAY_S, reason: 'too_many_tries' },
  /** Searches for a transaction, which ask the nodes of every network. */
  chain_find: { points: 30, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** Requests of agents for access, for which the shop reads the agent's document. */
  agent_request: { points: 60, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** Wrong proofs of an agent for one link from one network. For each proof the shop reads the agent's document. */
  agent_proof: { points: 30, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** Test tokens of the demo. */
  test_tokens: { points: 30, duration_s: HOUR_S, reason: 'too_many_tries' },
  /**
   * Unknown promo codes from the agents of one host, so that codes cannot be guessed; unsigned calls are counted by network
   * too.
   */
  agent_promo_code: { points: 30, duration_s: HOUR_S, reason: 'too_many_tries' },
  upload: { points: 60, duration_s: HOUR_S, reason: 'quota_exceeded' },
  /**
   * Limits the cost of decoding: 40 megapixels take 0.3 s of a core. A phone picture has 2 to 3 megapixels after the
   * app has reduced it.
   */
  upload_megapixels: { points: 1_000, duration_s: DAY_S, reason: 'quota_exceeded' },
  upload_bytes: { points: 200 * 1024 * 1024, duration_s: DAY_S, reason: 'quota_exceeded' },
  /** Messages of one shopper to customer service. */
  message: { points: 30, duration_s: MINUTE_S, reason: 'too_many_tries' },
  message_in_a_day: { points: 500, duration_s: DAY_S, reason: 'too_many_tries' },
} as const satisfies Record<string, Limit>
type RateLimitName = keyof typeof LIMITS

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
    const { points: limit, reason } = LIMITS[counted.limit]
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

type Door = 'password' | 'registration' | 'mail' | 'code_guess'

/** Counts for the address, and with a higher limit for the block of addresses that contains it. */
export const fromNetwork = (door: Door, ip: string): [CountedTry, CountedTry] => [
  { limit: `${door}_from_address`, who: [networkOf(ip)] },
  { limit: `${door}_from_block`, who: [blockOf(ip)] },
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
  const open = ([name, { points, duration_s, block_s = 0 }]: [string, Limit]) => {
    const table = { storeClient, storeType: 'pool', tableName: 'rate_limit_counter', tableCreated: true }
    // One limiter deletes expired rows, because all share one table.
    const clearExpiredByTimeout = name === 'password_of_account'
    const limit = { keyPrefix: name, points, duration: duration_s, blockDuration: block_s, clearExpiredByTimeout }
    return [name, new RateLimiterPostgres({ ...table, ...limit })]
  }
  return Object.fromEntries(Object.entries(LIMITS).map(open)) // one limiter for each name of LIMITS
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
 * @internal Exported for its test.
 */
export function blockOf(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? groupsOf(plain).slice(0, 3).join(':') : plain.split('.').slice(0, 3).join('.')
}

function groupsOf(plain: string): string[] {
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const given = groups.length + (tail ?? '').split(':').filter(Boolean).length
  return tail === undefined ? groups : [...groups, ...Array(8 - given).fill('0'), ...tail.split(':')]
}

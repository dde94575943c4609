import type { Reason } from './refusals.ts'

/**
 * `points` tries in `duration_s`, and then a refusal with `reason`. The server counts a budget `per: 'caller'` for each
 * call of a shopper or operator that declares it. The other budgets count some of the calls, or other subjects, such as
 * an address: code of the feature counts them.
 */
export type RateLimit = {
  points: number
  duration_s: number
  reason: Reason
  block_s?: number
  per?: 'caller'
}

const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/** Limits that are counted in the database, so that all servers share the counts. */
export const RATE_LIMITS = {
  /** Wrong passwords for one account from one address, device or session. */
  password_of_account: { points: 10, duration_s: 15 * MINUTE_S, reason: 'too_many_tries' },
  /**
   * Wrong passwords for one account from unknown devices, over all networks. Beyond the limit, a log-in needs a mailed
   * code.
   */
  password_of_account_anywhere: { points: 20, duration_s: HOUR_S, reason: 'code_needed' },
  password_from_address: { points: 100, duration_s: 15 * MINUTE_S, reason: 'too_many_tries' },
  password_from_network: { points: 300, duration_s: 15 * MINUTE_S, reason: 'too_many_tries' },
  /** Wrong passwords for one operator, over all networks. */
  desk_password: { points: 20, duration_s: 15 * MINUTE_S, block_s: 15 * MINUTE_S, reason: 'too_many_tries' },
  registration_from_address: { points: 20, duration_s: HOUR_S, reason: 'too_many_tries' },
  registration_from_network: { points: 100, duration_s: HOUR_S, reason: 'too_many_tries' },
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
  mail_from_network: { points: 100, duration_s: HOUR_S, reason: 'too_many_tries' },
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
  notice_choice: { points: 60, duration_s: HOUR_S, reason: 'too_many_tries', per: 'caller' },
  /** Test mails of an owner. */
  test_mail: { points: 20, duration_s: HOUR_S, reason: 'too_many_tries', per: 'caller' },
  /** Declarations of withdrawal from a contract. Anybody can send them, so few come from one address. */
  contract_withdrawal_from_address: { points: 20, duration_s: HOUR_S, reason: 'too_many_tries' },
  contract_withdrawal_from_network: { points: 60, duration_s: HOUR_S, reason: 'too_many_tries' },
  /**
   * Acknowledgements of contract withdrawals to one mailbox. Acknowledgements about an order count separately, so that
   * strangers, who do not know its number, cannot use them up.
   */
  contract_withdrawal_mail: { points: 3, duration_s: DAY_S, reason: 'too_many_tries' },
  contract_withdrawal_mail_of_order: { points: 10, duration_s: DAY_S, reason: 'too_many_tries' },
  /** Wrong mailed codes, for all accounts together. */
  code_guess_from_address: { points: 30, duration_s: HOUR_S, reason: 'too_many_tries' },
  code_guess_from_network: { points: 100, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** Exports of all personal data of a shopper. */
  export: { points: 5, duration_s: DAY_S, reason: 'too_many_tries' },
  /** Searches for a transaction, which ask the nodes of every network. */
  chain_find: { points: 30, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** Requests of agents for access, for which the shop reads the agent's document. */
  agent_request: { points: 60, duration_s: HOUR_S, reason: 'too_many_tries', per: 'caller' },
  /** Wrong proofs of an agent for one link from one network. For each proof the shop reads the agent's document. */
  agent_proof: { points: 30, duration_s: HOUR_S, reason: 'too_many_tries' },
  /** Questions to the provider for the state of a payment. */
  card_refresh: { points: 120, duration_s: HOUR_S, reason: 'too_many_tries', per: 'caller' },
  /** Test tokens of the demo. */
  test_tokens: { points: 30, duration_s: HOUR_S, reason: 'too_many_tries' },
  /**
   * Unknown promo codes from the agents of one host, so that codes cannot be guessed; unsigned calls are counted by network
   * too.
   */
  agent_promo_code: { points: 30, duration_s: HOUR_S, reason: 'too_many_tries' },
  upload: { points: 60, duration_s: HOUR_S, reason: 'quota_exceeded', per: 'caller' },
  /**
   * Limits the cost of decoding: 40 megapixels take 0.3 s of a core. A phone picture has 2 to 3 megapixels after the
   * app has reduced it.
   */
  upload_megapixels: { points: 1_000, duration_s: DAY_S, reason: 'quota_exceeded' },
  upload_bytes: { points: 200 * 1024 * 1024, duration_s: DAY_S, reason: 'quota_exceeded' },
  /** Messages of one shopper to customer service. */
  message: { points: 30, duration_s: MINUTE_S, reason: 'too_many_tries' },
  message_in_a_day: { points: 500, duration_s: DAY_S, reason: 'too_many_tries' },
} as const satisfies Record<string, RateLimit>
export type RateLimitName = keyof typeof RATE_LIMITS

/** Budgets of a call that checks a password. */
export const PASSWORD_LIMITS = ['password_of_account', 'password_from_address', 'password_from_network'] as const
/** Budgets of a call that checks a mailed code. */
export const CODE_LIMITS = ['code_guess_from_address', 'code_guess_from_network'] as const
/** Budgets of a call that mails a code. */
export const MAILED_CODE_LIMITS = [
  'mail_pause',
  'mail_to_account_from_address',
  'mail_to_account_from_address_in_a_day',
  'mail_from_address',
  'mail_from_network',
  'mail_to_account',
  'mail_to_account_in_a_day',
  'mail_to_account_of_device',
  'mail_to_account_of_device_in_a_day',
  'mail_to_new_address',
  'code_to_unverified',
  'code_to_unverified_of_device',
] as const
/** Budgets of a call that uploads a picture. */
export const UPLOAD_LIMITS = ['upload', 'upload_bytes', 'upload_megapixels'] as const

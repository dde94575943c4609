import { z } from 'zod'
import { Amount, type EndpointTable, Id, NamePart, Nothing } from '../endpoint.ts'
import { CODE_LIMITS, MAILED_CODE_LIMITS, PASSWORD_LIMITS } from '../rate-limits.ts'
import { ACCOUNT_OBSTACLES } from '../refusals.ts'
import { PAYABLE, SECURITY, SHOPPER } from '../stale/shop-reads.ts'
import { LOCALE_KEYS } from '../text/languages.ts'
import { NAME_LIMIT } from '../text/text-rules.ts'
import { ONE_TIME_CODE_PATTERN, PASSWORD_LENGTH } from './account-rules.ts'

const LanguageChoice = z.object({
  language_name: z.string(),
  chinese_name: z.string(),
  file_name: z.enum(LOCALE_KEYS),
})

// The schema limits only the maximum length. If a secret is too short, the server refuses it with a reason.
const Secret = z.string().max(PASSWORD_LENGTH.maximum)
const Account = z.string().trim().max(254)
const Digits = z.string().max(40)
const OneTimeCode = z.string().trim().regex(ONE_TIME_CODE_PATTERN)
const Mobile = z.string().trim().max(20)

/** The token that `send_code` returns. The client sends it together with the mailed code. */
const RequestToken = z.string().max(100)
/**
 * The device token returned by log-in or registration. It identifies the device for any account, and outlives the
 * session.
 */
const DeviceToken = z.string().max(100)

const Login = z.strictObject({
  account: Account,
  password: Secret,
  device_token: DeviceToken.optional(),
  code: OneTimeCode.optional(),
  request_token: RequestToken.optional(),
})
const Registration = z.strictObject({
  account: Account,
  password: Secret,
  confirm_password: Secret,
  family_name: NamePart(NAME_LIMIT)
    .default('')
    .describe('May be empty if there is a given name: many people have one name'),
  given_name: NamePart(NAME_LIMIT).default('').describe('May be empty if there is a family name'),
  mobile: Mobile.optional(),
  device_token: DeviceToken.optional(),
  code: OneTimeCode.optional(),
  request_token: RequestToken.optional(),
})
export const SignedIn = z.object({
  userinfo: z.object({ token: z.string(), user_id: Id, account: z.string() }),
  device_token: z.string(),
})
export type SignedIn = z.output<typeof SignedIn>

export const UserInfo = z.object({
  user_id: Id,
  account: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  family_name: z.string(),
  given_name: z.string(),
  avatar_url: z.string().nullable(),
  balance_cents: Amount,
  held_cents: Amount,
  receivable_cents: Amount,
  /** Held because payments by card are disputed, until they are decided. */
  disputed_cents: Amount,
  has_payment_code: z.boolean(),
  unread_count: z.int(),
  /** Number of customer service messages that the shopper has not read. */
  unread_messages: z.int(),
  cart_count: z.int(),
  counts: z.object({ likes: z.int(), follows: z.int(), history: z.int() }),
  order_counts: z.record(z.string(), z.int()),
  lang: LanguageChoice,
  /** Whether the shopper chose `lang`. Otherwise it is the language of the registration, used for mails. */
  is_language_chosen: z.boolean(),
})
export type UserInfo = z.output<typeof UserInfo>

const Profile = UserInfo.pick({
  user_id: true,
  account: true,
  email: true,
  mobile: true,
  family_name: true,
  given_name: true,
  avatar_url: true,
})

const ProfileChange = z.strictObject({
  family_name: NamePart(NAME_LIMIT).optional(),
  given_name: NamePart(NAME_LIMIT).optional(),
  mobile: Mobile.nullable().optional(),
  avatar_id: Id.nullable().optional(),
})

/** Signed in: requires the old password. Forgotten password: requires the account and the mailed code. */
const PasswordReset = z.union([
  z.strictObject({
    old_password: Secret,
    new_password: Secret,
    confirm_password: Secret,
    device_token: DeviceToken.optional(),
  }),
  z.strictObject({
    account: Account,
    code: OneTimeCode,
    request_token: RequestToken,
    new_password: Secret,
    confirm_password: Secret,
    device_token: DeviceToken.optional(),
  }),
])

const PaymentCodeChange = z.strictObject({
  payment_code: Digits,
  confirm_payment_code: Digits,
  password: Secret,
  old_payment_code: Digits.optional(),
  code: OneTimeCode.optional(),
  request_token: RequestToken.optional(),
})

/** The code is mailed to the new address. */
const EmailChange = z.strictObject({ email: Account, code: OneTimeCode, request_token: RequestToken, password: Secret })

export const account_endpoints = {
  'POST /api/user/login': {
    summary: 'Sign in with account and password, after many wrong ones (code_needed) with a mailed code too',
    access: 'public',
    limits: [...PASSWORD_LIMITS, 'password_of_account_anywhere', ...CODE_LIMITS],
    body: Login,
    reply: SignedIn,
    // Starting or ending a session clears the whole query cache.
    stale: [],
  },
  'POST /api/user/register': {
    summary: 'Open an account and sign in; for some addresses (code_needed) with a mailed code',
    access: 'public',
    limits: ['registration_from_address', 'registration_from_network', ...CODE_LIMITS],
    body: Registration,
    reply: SignedIn,
    stale: [],
  },
  'POST /api/user/logout': {
    summary: 'End this session; an expired token is accepted too',
    // Logging out is public, so that a shopper with an expired token can still log out.
    access: 'public',
    query: z.object({ lang: z.string().max(20).optional() }),
    reply: Nothing,
    stale: [],
  },
  'GET /api/user/getUserInfo': {
    summary: 'The shopper, the balance and the counts that screens show',
    access: 'shopper',
    reply: UserInfo,
  },
  'POST /api/user/profile': {
    summary: 'Change name, mobile or picture',
    access: 'shopper',
    body: ProfileChange,
    reply: Profile,
    stale: [SHOPPER, SECURITY],
  },
  'POST /api/user/change_email': {
    summary: 'Change the e-mail address by a code mailed to the new one; ends all other sessions',
    access: 'shopper',
    limits: ['password_of_account', ...CODE_LIMITS, 'account_mail', 'mail_to_unverified'],
    body: EmailChange,
    reply: Profile,
    stale: [SHOPPER, SECURITY, 'GET /api/user/sessions', 'GET /api/user/extract'],
  },
  'POST /api/user/verify_email': {
    summary: 'Verify the e-mail address of the account with a mailed code; requested once (code_needed)',
    access: 'shopper',
    limits: CODE_LIMITS,
    body: z.strictObject({ code: OneTimeCode, request_token: RequestToken }),
    reply: Nothing,
    stale: ['GET /api/user/extract', 'GET /api/user/notifications/choices'],
  },
  'POST /api/user/resetpwd': {
    summary: 'Change or recover the password; ends every session',
    // This call is public for shoppers who forgot their password. The handler checks the session when the current
    // password is given.
    access: 'public',
    limits: [...PASSWORD_LIMITS, 'password_of_account_anywhere', ...CODE_LIMITS],
    body: PasswordReset,
    reply: Nothing,
    stale: [],
  },
  'POST /api/user/resetPay': {
    summary: 'Set or change the payment code',
    access: 'shopper',
    limits: ['password_of_account', ...CODE_LIMITS],
    body: PaymentCodeChange,
    reply: Nothing,
    // After a change of the payment code, withdrawals are blocked for a day.
    stale: [SHOPPER, SECURITY, PAYABLE, 'GET /api/user/extract'],
  },
  'POST /api/user/verify_pay': {
    summary: 'Check a payment code; wrong tries count towards the shared limit',
    access: 'shopper',
    body: z.strictObject({ payment_code: Digits }),
    reply: Nothing,
    stale: [SECURITY, PAYABLE],
  },
  'POST /api/user/send_code': {
    summary:
      'Mail an eight-digit code; the reply does not reveal whether the account exists. Mailing to a new address (email) requires a session',
    access: 'public',
    limits: [...MAILED_CODE_LIMITS, 'address_taken_mail', 'mail_to_unverified'],
    body: z.strictObject({
      account: Account,
      purpose: z.enum(['password', 'payment_code', 'login', 'email', 'verify']),
      device_token: DeviceToken.optional(),
    }),
    reply: z.object({ request_token: z.string() }),
    stale: [],
  },
  'GET /api/user/language_list': { summary: 'The five languages', access: 'public', reply: z.array(LanguageChoice) },
  'GET /api/user/set_language': {
    summary: 'Store a language in the account, as the shopper’s choice',
    access: 'shopper',
    query: z.object({ file_name: z.enum(LOCALE_KEYS) }),
    reply: LanguageChoice,
    // language/switch-language.ts refetches all reads in the new language.
    stale: [],
  },
  'GET /api/user/delete_account': {
    summary: 'The obstacles to deleting the account, and whether deletion requires a payment code',
    access: 'shopper',
    reply: z.object({ obstacles: z.array(z.enum(ACCOUNT_OBSTACLES)), has_payment_code: z.boolean() }),
  },
  'POST /api/user/delete_account': {
    summary: 'Delete the account; ledger entries remain without a name',
    access: 'shopper',
    limits: ['password_of_account', 'account_mail', 'mail_to_unverified'],
    body: z.strictObject({ password: Secret, payment_code: Digits.optional() }),
    reply: Nothing,
    // Deleting the account ends the session.
    stale: [],
  },
} as const satisfies EndpointTable

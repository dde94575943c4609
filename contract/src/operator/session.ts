import { z } from 'zod'
import { DESK_ROLES, desk, entering } from '../access.ts'
import { type EndpointTable, Id, Name, Nothing, Time } from '../endpoint.ts'
import { PASSWORD_LIMITS } from '../rate-limits.ts'
import { DESK_SESSIONS } from '../stale/desk-reads.ts'
import { DESK_STEPS, OPERATOR_NAME_LIMIT } from './operator-rules.ts'

const Role = z.enum(DESK_ROLES)

const Password = z.string().max(128)

/** A code of six digits from the second factor, or a recovery code where the call accepts one. */
const Code = z.string().trim().min(6).max(40)

const OperatorAtDesk = z.object({
  operator_id: Id,
  account: z.string(),
  /** The operator's name; empty until it is set. */
  name: z.string(),
  roles: z.array(Role),
  /** True if there is no other active operator, so actions that need a second operator are not possible yet. */
  is_alone: z.boolean(),
  /** The next step of the sign-in; null once it is complete. */
  awaits: z.enum(DESK_STEPS).nullable(),
  has_second_factor: z.boolean(),
  recovery_codes: z.int(),
  /** Whether a mail on mornings says what waits for the operator. */
  has_digest: z.boolean(),
  /** Whether a mail says soon that something new waits for the operator. */
  has_new_work_mail: z.boolean(),
})

const RecoveryCodes = z.object({
  /** The recovery codes. They are shown only once, because the shop cannot read them later. */
  recovery_codes: z.array(z.string()),
})

export const operator_session_endpoints = {
  'POST /api/admin/login': {
    summary: 'Sign in at the desk with the password; the reply sets the session cookie and names the next step, if any',
    access: 'public',
    limits: [...PASSWORD_LIMITS, 'desk_password'],
    body: z.strictObject({ account: z.string().trim().max(254), password: Password }),
    reply: OperatorAtDesk,
    // The start or end of a session clears the whole query cache.
    stale: [],
  },
  'POST /api/admin/login/code': {
    summary: 'Second step of the sign-in: a code of the second factor, or a recovery code',
    access: entering,
    body: z.strictObject({ code: Code }),
    reply: OperatorAtDesk,
    stale: [],
  },
  'POST /api/admin/login/password': {
    summary: 'Replace the initial password set by an owner',
    access: entering,
    body: z.strictObject({ new_password: Password }),
    reply: OperatorAtDesk,
    stale: [],
  },
  'POST /api/admin/logout': { summary: 'Sign out of the desk', access: entering, reply: Nothing, stale: [] },
  'GET /api/admin/me': { summary: 'The operator who is signed in', access: entering, reply: OperatorAtDesk },
  'POST /api/admin/name': {
    summary: 'Change one’s own display name at the desk',
    access: desk(),
    body: z.strictObject({ name: Name(OPERATOR_NAME_LIMIT) }),
    reply: OperatorAtDesk,
    stale: ['GET /api/admin/me'],
  },
  'POST /api/admin/digest': {
    summary: 'Turn the mail on or off that says on mornings what waits for the operator, in the language of this call',
    access: desk(),
    body: z.strictObject({ is_on: z.boolean() }),
    reply: OperatorAtDesk,
    stale: ['GET /api/admin/me'],
  },
  'POST /api/admin/new_work_mail': {
    summary:
      'Turn the mails on or off that say soon that something new waits for the operator, in the language of this call',
    access: desk(),
    body: z.strictObject({ is_on: z.boolean() }),
    reply: OperatorAtDesk,
    stale: ['GET /api/admin/me'],
  },
  'POST /api/admin/password': {
    summary: 'Change one’s own password; ends all other sessions',
    access: desk(),
    limits: [...PASSWORD_LIMITS, 'desk_password'],
    body: z.strictObject({ old_password: Password, new_password: Password }),
    reply: Nothing,
    stale: DESK_SESSIONS,
  },
  'POST /api/admin/second_factor/begin': {
    summary:
      'Create a new secret for the authenticator; an operator who is fully signed in must also send the password, and the old code if there is one',
    access: entering,
    limits: [...PASSWORD_LIMITS, 'desk_password'],
    body: z.strictObject({ password: Password.optional(), code: Code.optional() }),
    reply: z.object({
      secret: z.string(),
      /** Content of the QR code for authenticator apps. */
      uri: z.string(),
    }),
    stale: [],
  },
  'POST /api/admin/second_factor/confirm': {
    summary: 'Activate the new secret with its first code; replies with ten new recovery codes',
    access: entering,
    body: z.strictObject({ code: Code }),
    reply: RecoveryCodes,
    stale: [...DESK_SESSIONS, 'GET /api/admin/me'],
  },
  'POST /api/admin/second_factor/check': {
    summary: 'Confirm a code, as required before some actions',
    access: desk(),
    body: z.strictObject({ code: Code }),
    reply: Nothing,
    stale: [],
  },
  'POST /api/admin/second_factor/codes': {
    summary: 'Create ten new recovery codes; the old codes become invalid',
    access: desk(),
    body: z.strictObject({ code: Code }),
    reply: RecoveryCodes,
    stale: ['GET /api/admin/me'],
  },
  'GET /api/admin/session/list': {
    summary: 'Sessions of the operator',
    access: desk(),
    reply: z.object({
      sessions: z.array(
        z.object({
          session_id: Id,
          device: z.string(),
          ip: z.string(),
          created_at: Time,
          last_used_at: Time,
          expires_at: Time,
          is_current: z.boolean(),
        }),
      ),
    }),
  },
  'POST /api/admin/session/end': {
    summary: 'End one other session of the operator, or all others',
    access: desk(),
    body: z.union([z.strictObject({ session_id: Id }), z.strictObject({ all_others: z.literal(true) })]),
    reply: Nothing,
    stale: DESK_SESSIONS,
  },
} as const satisfies EndpointTable

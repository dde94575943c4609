import { z } from 'zod'
import { type Endpoint, Id, Line, Nothing, Time } from '../endpoint.ts'
import { DESK_ROLES, DESK_STEPS, OPERATOR_NAME_LIMIT } from '../rules.ts'

const Role = z.enum(DESK_ROLES)

const Password = z.string().max(128)

/** Six digits of the second factor, or a recovery code where one is taken. */
const Code = z.string().trim().min(6).max(40)

const OperatorAtDesk = z.object({
  operator_id: Id,
  account: z.string(),
  /** Empty until somebody says one. */
  name: z.string(),
  roles: z.array(Role),
  /** There is no other active operator: what needs two people can't be done yet. */
  is_alone: z.boolean(),
  /** What signing in still waits for; null once the operator is in. */
  awaits: z.enum(DESK_STEPS).nullable(),
  has_second_factor: z.boolean(),
  /** How many recovery codes are unused. */
  recovery_codes: z.int(),
})

const RecoveryCodes = z.object({
  /** Shown once: the shop keeps no way to read them. */
  recovery_codes: z.array(z.string()),
})

/** People and rights: who is at the desk, and what they may do. */
export const operator_session_endpoints = {
  'POST /api/admin/login': {
    summary: 'Sign in at the desk; the session is in a cookie, and may still wait for another step',
    body: z.strictObject({ account: z.string().trim().max(254), password: Password }),
    reply: OperatorAtDesk,
  },
  'POST /api/admin/login/code': {
    summary: 'The second factor, or a recovery code instead, after the password',
    body: z.strictObject({ code: Code }),
    reply: OperatorAtDesk,
  },
  'POST /api/admin/login/password': {
    summary: 'A password of one’s own instead of the one that an owner made',
    body: z.strictObject({ new_password: Password }),
    reply: OperatorAtDesk,
  },
  'POST /api/admin/logout': { summary: 'Leave the desk', reply: Nothing },
  'GET /api/admin/me': { summary: 'Who is signed in at the desk', reply: OperatorAtDesk },
  'POST /api/admin/name': {
    summary: 'Change how one is called at the desk',
    body: z.strictObject({ name: Line(OPERATOR_NAME_LIMIT) }),
    reply: OperatorAtDesk,
  },
  'POST /api/admin/password': {
    summary: 'Change one’s password; all other sessions end',
    body: z.strictObject({ old_password: Password, new_password: Password }),
    reply: Nothing,
  },
  'POST /api/admin/second_factor/begin': {
    summary:
      'A new secret for the operator’s device; whoever is in already says the password, and the old code if there is one',
    body: z.strictObject({ password: Password.optional(), code: Code.optional() }),
    reply: z.object({
      secret: z.string(),
      /** For a QR code: what an authenticator reads. */
      uri: z.string(),
    }),
  },
  'POST /api/admin/second_factor/confirm': {
    summary: 'Prove the new secret with its first code: it counts from now on, with ten new recovery codes',
    body: z.strictObject({ code: Code }),
    reply: RecoveryCodes,
  },
  'POST /api/admin/second_factor/check': {
    summary: 'A fresh code for the next act that asks for one',
    body: z.strictObject({ code: Code }),
    reply: Nothing,
  },
  'POST /api/admin/second_factor/codes': {
    summary: 'Ten new recovery codes; the old ones end',
    body: z.strictObject({ code: Code }),
    reply: RecoveryCodes,
  },
  'GET /api/admin/session/list': {
    summary: 'Where the operator is signed in',
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
    summary: 'End another session of the operator, or all others',
    body: z.union([z.strictObject({ session_id: Id }), z.strictObject({ all_others: z.literal(true) })]),
    reply: Nothing,
  },
} as const satisfies Record<string, Endpoint>

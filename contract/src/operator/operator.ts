import { z } from 'zod'
import { EndlessPaging, type Endpoint, Id, Line, Text, Time } from '../endpoint.ts'
import { DESK_ROLES, EMAIL_PATTERN, OPERATOR_NAME_LIMIT } from '../rules.ts'

const Role = z.enum(DESK_ROLES)

const Roles = z
  .array(Role)
  .min(1)
  .max(DESK_ROLES.length)
  .transform((roles) => DESK_ROLES.filter((role) => roles.includes(role)))

const Reason = Text(300)

const OperatorInList = z.object({
  operator_id: Id,
  /** The e-mail address. */
  account: z.string(),
  /** Empty until the operator or an owner says one. */
  name: z.string(),
  roles: z.array(Role),
  is_demo: z.boolean(),
  blocked_at: Time.nullable(),
  signed_in_at: Time.nullable(),
  has_second_factor: z.boolean(),
  /** An owner made the password, and the operator has not replaced it yet. */
  password_is_initial: z.boolean(),
  created_at: Time,
})

const Operator = OperatorInList.extend({
  /** Where the operator is signed in, the latest first. */
  sessions: z.array(
    z.object({ session_id: Id, device: z.string(), ip: z.string(), created_at: Time, last_used_at: Time }),
  ),
})

const WithPassword = z.object({
  operator: Operator,
  /** Shown once: only its hash is stored. The operator replaces it at the next sign-in. */
  password: z.string(),
})

const Because = z.strictObject({ operator_id: Id, reason: Reason })

/** The operators of the shop, as owners keep them. */
export const operator_endpoints = {
  'GET /api/admin/operator/list': {
    summary: 'The operators, the newest first',
    query: EndlessPaging.extend({ state: z.enum(['active', 'blocked', 'all']).default('active') }),
    reply: z.object({ items: z.array(OperatorInList), next_cursor: z.string().nullable() }),
  },
  'GET /api/admin/operator/detail': {
    summary: 'An operator, and where they are signed in',
    query: z.object({ operator_id: Id }),
    reply: Operator,
  },
  'POST /api/admin/operator/add': {
    summary: 'Add an operator, with a first password that is shown once',
    body: z.strictObject({
      account: z.string().trim().max(254).regex(EMAIL_PATTERN).toLowerCase(),
      name: Line(OPERATOR_NAME_LIMIT),
      roles: Roles,
    }),
    reply: WithPassword,
  },
  'POST /api/admin/operator/roles': {
    summary: 'Change what another operator may do; it counts at once',
    // The roles that the owner saw: when they are others by then, nothing changes.
    body: z.strictObject({ operator_id: Id, roles: Roles, seen_roles: z.array(Role).max(DESK_ROLES.length) }),
    reply: Operator,
  },
  'POST /api/admin/operator/block': {
    summary: 'Block another operator; their sessions end at once',
    body: Because,
    reply: Operator,
  },
  'POST /api/admin/operator/unblock': { summary: 'Unblock an operator', body: Because, reply: Operator },
  'POST /api/admin/operator/reset_factor': {
    summary: 'Take away the second factor of an operator who lost it; their sessions end',
    body: Because,
    reply: Operator,
  },
  'POST /api/admin/operator/new_password': {
    summary: 'Make a new first password for an operator who forgot theirs; their sessions end',
    body: Because,
    reply: WithPassword,
  },
} as const satisfies Record<string, Endpoint>

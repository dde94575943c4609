import { z } from 'zod'
import { DESK_ROLES, owners } from '../access.ts'
import { EndlessPaging, type EndpointTable, Id, Name, Revision, Text, Time, uncountedListOf } from '../endpoint.ts'
import { DESK_OPERATORS, DESK_PROPOSALS } from '../stale/desk-reads.ts'
import { EMAIL_PATTERN } from '../text/text-rules.ts'
import { OPERATOR_NAME_LIMIT } from './operator-rules.ts'

const Role = z.enum(DESK_ROLES)

const Roles = z
  .array(Role)
  .min(1)
  .max(DESK_ROLES.length)
  .transform((roles) => DESK_ROLES.filter((role) => roles.includes(role)))

const Reason = Text(300)

const OperatorInList = z.object({
  operator_id: Id,
  /** The operator's e-mail address. */
  account: z.string(),
  /** The operator's name; empty until the operator or an owner sets it. */
  name: z.string(),
  roles: z.array(Role),
  is_demo: z.boolean(),
  blocked_at: Time.nullable(),
  signed_in_at: Time.nullable(),
  has_second_factor: z.boolean(),
  /** True if an owner set the password, and the operator has not replaced it yet. */
  password_is_initial: z.boolean(),
  created_at: Time,
})

const Operator = OperatorInList.extend({
  /** The revision of the roles. */
  revision: Revision,
  /** Active sessions of the operator, newest first. */
  sessions: z.array(
    z.object({ session_id: Id, device: z.string(), ip: z.string(), created_at: Time, last_used_at: Time }),
  ),
})

const WithPassword = z.object({
  operator: Operator,
  /**
   * The initial password. It is shown only once, because only its hash is stored. The operator must replace the
   * password at the next sign-in.
   */
  password: z.string(),
})

const Because = z.strictObject({ operator_id: Id, reason: Reason })

export const operator_endpoints = {
  'GET /api/admin/operator/list': {
    summary: 'The operators, newest first',
    access: owners,
    query: EndlessPaging.extend({ state: z.enum(['active', 'blocked', 'all']).default('active') }),
    reply: uncountedListOf(OperatorInList),
  },
  'GET /api/admin/operator/detail': {
    summary: 'An operator and their sessions',
    access: owners,
    query: z.object({ operator_id: Id }),
    reply: Operator,
  },
  'POST /api/admin/operator/add': {
    summary: 'Add an operator; the initial password is shown once',
    access: owners,
    body: z.strictObject({
      account: z.string().trim().max(254).regex(EMAIL_PATTERN).toLowerCase(),
      name: Name(OPERATOR_NAME_LIMIT),
      roles: Roles,
    }),
    reply: WithPassword,
    stale: DESK_OPERATORS,
  },
  'POST /api/admin/operator/roles': {
    summary:
      'Change the roles of another operator, effective immediately; refused if they have changed since `revision`',
    access: owners,
    body: z.strictObject({ operator_id: Id, revision: Revision, roles: Roles }),
    reply: Operator,
    stale: [...DESK_OPERATORS, ...DESK_PROPOSALS],
  },
  'POST /api/admin/operator/block': {
    summary: 'Block another operator and end their sessions',
    access: owners,
    body: Because,
    reply: Operator,
    stale: [...DESK_OPERATORS, ...DESK_PROPOSALS],
  },
  'POST /api/admin/operator/unblock': {
    summary: 'Unblock an operator',
    access: owners,
    body: Because,
    reply: Operator,
    stale: DESK_OPERATORS,
  },
  'POST /api/admin/operator/reset_factor': {
    summary: 'Reset the second factor of an operator who lost it; ends their sessions',
    access: owners,
    body: Because,
    reply: Operator,
    stale: DESK_OPERATORS,
  },
  'POST /api/admin/operator/new_password': {
    summary: 'Set a new initial password for an operator who forgot theirs; ends their sessions',
    access: owners,
    body: Because,
    reply: WithPassword,
    stale: DESK_OPERATORS,
  },
} as const satisfies EndpointTable

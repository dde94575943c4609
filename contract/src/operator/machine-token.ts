import { z } from 'zod'
import { MACHINE_RIGHTS, owners } from '../access.ts'
import { type EndpointTable, Id, Name, Nothing, Time } from '../endpoint.ts'
import { DESK_MACHINE_TOKENS } from '../stale/desk-reads.ts'
import { MACHINE_TOKEN_DAYS_LIMIT, MACHINE_TOKEN_NAME_LIMIT } from './machine-token-rules.ts'

const Right = z.enum(MACHINE_RIGHTS)

export const MachineToken = z.object({
  token_id: Id,
  name: z.string(),
  rights: z.array(Right),
  /** Account of the owner who created the token. */
  made_by: z.string(),
  made_at: Time,
  /** Null if the token is valid until it is revoked. */
  expires_at: Time.nullable(),
  has_expired: z.boolean(),
  /** Time of the last use, updated at most once a minute. */
  last_used_at: Time.nullable(),
})

/**
 * Machine tokens: programs such as cron jobs use them to call a few endpoints of the operators' desk without a session.
 */
export const machine_token_endpoints = {
  'GET /api/admin/machine_token/list': {
    summary: 'Machine tokens that are not revoked, newest first',
    access: owners,
    reply: z.object({ tokens: z.array(MachineToken) }),
  },
  'POST /api/admin/machine_token/make': {
    summary: 'Create a machine token; only this reply contains the token itself',
    access: owners,
    body: z.strictObject({
      name: Name(MACHINE_TOKEN_NAME_LIMIT),
      rights: z
        .array(Right)
        .min(1)
        .max(MACHINE_RIGHTS.length)
        .transform((rights) => MACHINE_RIGHTS.filter((right) => rights.includes(right))),
      /** Null for a token that does not expire. */
      valid_days: z.int().min(1).max(MACHINE_TOKEN_DAYS_LIMIT).nullable(),
    }),
    reply: z.object({
      machine_token: MachineToken,
      /** The token for the header `Authorization: Bearer …`. Only its hash is stored. */
      token: z.string(),
    }),
    stale: DESK_MACHINE_TOKENS,
  },
  'POST /api/admin/machine_token/revoke': {
    summary: 'Revoke a machine token, effective immediately',
    access: owners,
    body: z.strictObject({ token_id: Id }),
    reply: Nothing,
    stale: DESK_MACHINE_TOKENS,
  },
} as const satisfies EndpointTable

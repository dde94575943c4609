import { z } from 'zod'
import { type Endpoint, Id, Line, Nothing, Time } from '../endpoint.ts'
import { MACHINE_RIGHTS, MACHINE_TOKEN_DAYS_LIMIT, MACHINE_TOKEN_NAME_LIMIT } from '../rules.ts'

const Right = z.enum(MACHINE_RIGHTS)

export const MachineToken = z.object({
  token_id: Id,
  name: z.string(),
  rights: z.array(Right),
  /** The account of the owner who made it. */
  made_by: z.string(),
  made_at: Time,
  /** Null: until it is revoked. */
  expires_at: Time.nullable(),
  has_expired: z.boolean(),
  /** Written once a minute at most. */
  last_used_at: Time.nullable(),
})

/** Tokens of programs, such as cron jobs, which make a few calls of the desk without a session. */
export const machine_token_endpoints = {
  'GET /api/admin/machine_token/list': {
    summary: 'Machine tokens that are not revoked, the newest first',
    reply: z.object({ tokens: z.array(MachineToken) }),
  },
  'POST /api/admin/machine_token/make': {
    summary: 'Make a machine token; the reply is the only one that has the token itself',
    body: z.strictObject({
      name: Line(MACHINE_TOKEN_NAME_LIMIT),
      rights: z
        .array(Right)
        .min(1)
        .max(MACHINE_RIGHTS.length)
        .transform((rights) => MACHINE_RIGHTS.filter((right) => rights.includes(right))),
      /** Null: it does not expire. */
      valid_days: z.int().min(1).max(MACHINE_TOKEN_DAYS_LIMIT).nullable(),
    }),
    reply: z.object({
      machine_token: MachineToken,
      /** For `Authorization: Bearer …`. Only its hash is stored. */
      token: z.string(),
    }),
  },
  'POST /api/admin/machine_token/revoke': {
    summary: 'Revoke a machine token; it counts at once',
    body: z.strictObject({ token_id: Id }),
    reply: Nothing,
  },
} as const satisfies Record<string, Endpoint>

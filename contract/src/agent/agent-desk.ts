import { z } from 'zod'
import { owners } from '../access.ts'
import { EndlessPaging, type EndpointTable, Id, Time, uncountedListOf } from '../endpoint.ts'
import { DESK_AGENTS } from '../stale/desk-reads.ts'

const AgentSwitch = z.object({
  /** Whether shopping agents may use the shop. */
  is_on: z.boolean(),
  changed_by: z.string().nullable(),
  changed_at: Time.nullable(),
})

const AgentPlatform = z.object({
  platform_id: Id,
  /** Address of the platform's profile, by which it identifies itself. */
  profile_url: z.string(),
  host: z.string(),
  version: z.string().describe('version of the protocol'),
  calls: z.int(),
  first_seen_at: Time,
  last_seen_at: Time,
  /** A block applies to all platforms of the host. */
  is_blocked: z.boolean(),
  /** Account of the owner who blocked it. */
  blocked_by: z.string().nullable(),
})

/** Shopping agents at the desk: the platforms that called, by the Universal Commerce Protocol. */
export const agent_desk_endpoints = {
  'GET /api/admin/agent/switch': {
    summary: 'Whether shopping agents may use the shop',
    access: owners,
    reply: AgentSwitch,
  },
  'POST /api/admin/agent/switch': {
    summary: 'Let shopping agents use the shop, or stop all of them',
    access: owners,
    body: z.strictObject({ is_on: z.boolean() }),
    reply: AgentSwitch,
    stale: DESK_AGENTS,
  },
  'GET /api/admin/agent/platforms': {
    summary: 'Platforms of shopping agents that called, the newest first',
    access: owners,
    query: EndlessPaging,
    reply: uncountedListOf(AgentPlatform),
  },
  'POST /api/admin/agent/block': {
    summary: 'Block a platform with all others of its host, or unblock them',
    access: owners,
    body: z.strictObject({ platform_id: Id, is_blocked: z.boolean() }),
    reply: AgentPlatform,
    stale: DESK_AGENTS,
  },
} as const satisfies EndpointTable

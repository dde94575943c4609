import type { Generated } from 'kysely'
import type { Json, Moment, MomentByDefault, NullByDefault } from './columns.ts'

type AgentPlatformTable = {
  platform_id: Generated<string>
  profile_url: string
  host: string
  version: string
  calls: Generated<number>
  first_seen_at: MomentByDefault
  last_seen_at: MomentByDefault
  blocked_at: NullByDefault<string>
  blocked_by: NullByDefault<string>
}

type AgentSigningKeyTable = {
  kid: string
  public_key: Json<{ kty: string; crv: string; x: string; y: string }>
  sealed_private_key: Buffer
  made_at: MomentByDefault
  is_current: NullByDefault<boolean>
}

type AgentKeyedCallTable = {
  platform_id: string
  operation: string
  key: string
  digest: Buffer
  status: NullByDefault<number>
  reply: Json<object> | null
  created_at: MomentByDefault
}

type AgentSingleUseTable = { kind: 'consent' | 'signature' | 'client_proof'; hash: Buffer; expires_at: Moment }

export type AgentTables = {
  agent_platform: AgentPlatformTable
  agent_signing_key: AgentSigningKeyTable
  agent_keyed_call: AgentKeyedCallTable
  agent_single_use: AgentSingleUseTable
}

import type { AgentScope } from '@sampan/contract/rules'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, MomentByDefault, NullByDefault } from './columns.ts'

/** How an agent proves itself at the token endpoint. */
export type ClientAuthMethod = 'none' | 'private_key_jwt'

type AgentLinkTable = {
  user_id: string
  link_id: Generated<string>
  client_id: string
  name: string
  auth_method: ColumnType<ClientAuthMethod, ClientAuthMethod | undefined, ClientAuthMethod>
  scopes: AgentScope[]
  allowance_cents: Generated<number>
  pay_granted_at: NullByDefault<Moment>
  created_at: MomentByDefault
  last_used_at: NullByDefault<Moment>
  ended_at: NullByDefault<Moment>
}

type AgentGrantTable = {
  grant_id: Generated<string>
  link_id: string
  code_hash: Buffer
  code_challenge: string
  redirect_uri: string
  scopes: AgentScope[]
  code_expires_at: Moment
  code_used_at: NullByDefault<Moment>
  refreshes: Generated<number>
  expires_at: Moment
}

type AgentTokenTable = {
  token_hash: Buffer
  grant_id: string
  kind: 'access' | 'refresh'
  expires_at: Moment
  used_at: NullByDefault<Moment>
}

type AgentSpendingTable = {
  user_id: string
  checkout_id: string
  link_id: string
  spent_cents: number
  spent_at: MomentByDefault
}

export type AgentLinkTables = {
  agent_link: AgentLinkTable
  agent_grant: AgentGrantTable
  agent_token: AgentTokenTable
  agent_spending: AgentSpendingTable
}

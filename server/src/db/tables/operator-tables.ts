import type { ProposedChange } from '@sampan/contract'
import type {
  DeskRole,
  DeskStep,
  Language,
  MachineRight,
  ProposalState,
  WebhookOffBecause,
  WebhookTopic,
} from '@sampan/contract/rules'
import type { Generated } from 'kysely'
import type { Json, JsonByDefault, Moment, MomentByDefault, NullByDefault } from './columns.ts'

type OperatorTable = {
  operator_id: Generated<string>
  account: string
  password_hash: string
  name: Generated<string>
  roles: Generated<DeskRole[]>
  password_is_initial: Generated<boolean>
  digest_language: Language | null
  digest_day: Generated<string>
  new_work_language: Language | null
  new_work_until: MomentByDefault
  is_demo: Generated<boolean>
  blocked_at: Moment | null
  signed_in_at: Moment | null
  created_at: MomentByDefault
}

type OperatorSessionTable = {
  token_hash: Buffer
  session_id: Generated<string>
  operator_id: string
  device: string
  ip: string
  awaits: DeskStep | null
  created_at: MomentByDefault
  last_used_at: Generated<Moment>
  expires_at: Moment
  fresh_until: Moment | null
}

/** A machine token. It is revoked when its creator is blocked or is no longer an owner (01-operators.sql). */
type MachineTokenTable = {
  token_id: Generated<string>
  token_hash: Buffer
  name: string
  rights: MachineRight[]
  made_by: string
  made_at: MomentByDefault
  expires_at: Moment | null
  last_used_at: Moment | null
  revoked_at: Moment | null
}

type WebhookTable = {
  webhook_id: Generated<string>
  url: string
  /** Null for the address of an agent's platform, like `made_by`. */
  sealed_secret: Buffer | null
  topics: WebhookTopic[]
  is_on: Generated<boolean>
  made_by: string | null
  made_at: MomentByDefault
  /** The platform of agents that owns the address. */
  platform_id: NullByDefault<string>
  failing_since: Moment | null
  unreadable_since: Moment | null
  off_because: WebhookOffBecause | null
}

/** Inserted by triggers in the transaction of an event (292-webhooks.sql). */
type WebhookDeliveryTable = {
  delivery_id: Generated<string>
  webhook_id: string
  type: string
  data: JsonByDefault<unknown>
  created_at: MomentByDefault
  tries: Generated<number>
  next_try_at: Moment | null
  delivered_at: Moment | null
  tried_at: Moment | null
  last_status: number | null
  last_fault: string | null
}

type OperatorTotpTable = {
  operator_id: string
  secret: Buffer | null
  confirmed_at: Moment | null
  pending_secret: Buffer | null
  last_step: Generated<string>
  wrong_codes: Generated<number>
  locked_until: Moment | null
}

type OperatorRecoveryCodeTable = { operator_id: string; code_mac: Buffer; used_at: Moment | null }

/** Periods in which an operator held a role, written by triggers (01-operators.sql). */
type OperatorTermTable = {
  term_id: Generated<string>
  operator_id: string
  role: DeskRole
  since: MomentByDefault
  until: Moment | null
}

type DeskProposalTable = {
  proposal_id: Generated<string>
  kind: string
  ref_id: string
  body: Json<unknown>
  changes: Json<ProposedChange[]>
  reason: string | null
  proposed_by: string
  proposed_at: MomentByDefault
  expires_at: Moment
  state: Generated<ProposalState>
  decided_by: string | null
  decided_at: Moment | null
  why: string | null
  outdated_because: 'moved' | 'proposer' | null
}

type ActAloneTable = {
  act_alone_id: Generated<string>
  operator_id: string
  kind: 'recharge' | 'extract' | 'refund' | 'promo'
  ref_id: string
  amount_cents: number
  is_new: boolean
  done_at: MomentByDefault
}

type DeskLogTable = {
  log_id: Generated<string>
  operator_id: string
  action: string
  ref_type: string
  ref_id: string
  details: JsonByDefault<unknown>
  created_at: MomentByDefault
}

export type OperatorTables = {
  operator: OperatorTable
  operator_session: OperatorSessionTable
  machine_token: MachineTokenTable
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
  operator_totp: OperatorTotpTable
  operator_recovery_code: OperatorRecoveryCodeTable
  operator_term: OperatorTermTable
  desk_proposal: DeskProposalTable
  act_alone: ActAloneTable
  desk_log: DeskLogTable
}

import type { SecurityEvent } from '@sampan/contract'
import type { UploadPurpose } from '@sampan/contract/rules'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, MomentByDefault, NullByDefault } from './columns.ts'

type UserAccountTable = {
  user_id: Generated<string>
  account: string
  password_hash: string
  password_changed_at: MomentByDefault
  family_name: string
  given_name: string
  mobile: string | null
  avatar_id: string | null
  language: Generated<string>
  is_language_chosen: Generated<boolean>
  is_demo: Generated<boolean>
  blocked_at: Moment | null
  email_verified_at: Moment | null
  mail_refused_at: Moment | null
  deleted_at: Moment | null
  created_at: MomentByDefault
}

type SessionTable = {
  token_hash: Buffer
  session_id: Generated<string>
  user_id: string
  device: string
  ip: string
  created_at: MomentByDefault
  last_seen_at: MomentByDefault
  expires_at: Moment
}

type PaymentCodeTable = {
  user_id: string
  mac: Buffer
  key_id: string
  wrong_tries: Generated<number>
  locked_until: Moment | null
  must_reset: Generated<boolean>
  set_at: MomentByDefault
  is_blocked: Generated<boolean>
  code_length: number | null
}

type ShopperBlockTable = {
  user_id: string
  block_id: Generated<string>
  reason: string
  blocked_by: string
  blocked_at: MomentByDefault
  lift_reason: string | null
  lifted_by: string | null
  lifted_at: Moment | null
}

type OneTimeCodeTable = {
  request_hash: Buffer
  account: string
  purpose: 'password' | 'payment_code' | 'login' | 'email' | 'verify'
  mac: Buffer
  wrong_tries: Generated<number>
  sent_at: MomentByDefault
  expires_at: Moment
}

type KnownDeviceTable = { user_id: string; device_hash: Buffer; last_used_at: MomentByDefault }

type SecurityEventTable = {
  user_id: string
  event_id: Generated<string>
  event: SecurityEvent
  ip: string | null
  created_at: MomentByDefault
}

type KeyedCallTable = {
  user_id: string
  key: string
  call: string
  body_mac: Buffer
  reply: ColumnType<unknown, string | null | undefined, string | null>
  created_at: MomentByDefault
}

type UploadedFileTable = {
  user_id: string
  file_id: Generated<string>
  purpose: UploadPurpose
  file_name: string
  width: number
  height: number
  bytes: number
  used_by: string | null
  digest: Buffer | null
  created_at: MomentByDefault
}

type AddressTable = {
  user_id: string
  id: Generated<string>
  addressee: string
  mobile: string
  country: string
  area: string[]
  city: string | null
  detailed_address: string
  postcode: string | null
  tag: 'home' | 'company' | 'school' | 'other'
  is_default: Generated<boolean>
  created_at: MomentByDefault
  changed_at: MomentByDefault
  confirmed_at: NullByDefault<Moment>
}

type EventTicketTable = { ticket_hash: Buffer; session_id: string; expires_at: Moment }

export type AccountTables = {
  user_account: UserAccountTable
  session: SessionTable
  payment_code: PaymentCodeTable
  one_time_code: OneTimeCodeTable
  known_device: KnownDeviceTable
  security_event: SecurityEventTable
  keyed_call: KeyedCallTable
  uploaded_file: UploadedFileTable
  rate_limit_counter: { key: string; points: number; expire: number | null }
  address: AddressTable
  event_ticket: EventTicketTable
  shopper_block: ShopperBlockTable
}

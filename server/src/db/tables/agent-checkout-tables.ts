import type { Language } from '@sampan/contract/rules'
import type { ColumnType } from 'kysely'
import type { Json, Moment, MomentByDefault, NullByDefault } from './columns.ts'

type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>

/** A SKU that an agent wants, with the price that it was last told. */
export type AgentLine = { sku_id: string; quantity: number; price_cents: number }

/** A person as an agent describes them. */
export type AgentBuyer = { first_name?: string; last_name?: string; email?: string; phone_number?: string }

/** An address as an agent describes it. Nothing of it is checked, except for the country. */
export type AgentDestination = {
  id: string
  street_address?: string
  extended_address?: string
  address_locality?: string
  address_region?: string
  address_country?: string
  postal_code?: string
  first_name?: string
  last_name?: string
  phone_number?: string
}

type AgentCartTable = {
  cart_id: string
  platform_id: string
  lines: Json<AgentLine[]>
  promo_codes: string[]
  country: string | null
  buyer: JsonOrNull<AgentBuyer>
  language: NullByDefault<Language>
  created_at: MomentByDefault
  expires_at: MomentByDefault
}

type AgentCheckoutTable = {
  agent_checkout_id: string
  handover_id: string
  platform_id: string
  cart_id: string | null
  lines: Json<AgentLine[]>
  promo_codes: string[]
  country: string | null
  destination: JsonOrNull<AgentDestination>
  buyer: JsonOrNull<AgentBuyer>
  webhook_url: NullByDefault<string>
  language: NullByDefault<Language>
  link_id: NullByDefault<string>
  shown_cents: NullByDefault<number>
  user_id: NullByDefault<string>
  opened_at: NullByDefault<Moment>
  checkout_id: NullByDefault<string>
  canceled_at: NullByDefault<Moment>
  created_at: MomentByDefault
  expires_at: MomentByDefault
}

export type AgentCheckoutTables = { agent_cart: AgentCartTable; agent_checkout: AgentCheckoutTable }

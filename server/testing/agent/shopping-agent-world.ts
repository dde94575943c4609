import { randomUUID } from 'node:crypto'
import type { Language } from '@sampan/contract/rules'
import { transaction } from '../../src/db/transaction.ts'
import { CAPABILITY_NAMES } from '../../src/features/agent/capabilities.ts'
import { CHECKOUT_OPERATIONS } from '../../src/features/agent/checkout/agent-checkout-operations.ts'
import { AgentFault } from '../../src/features/agent/fault.ts'
import { type AgentCall, AgentRefusal } from '../../src/features/agent/operation.ts'
import { ORDER_OPERATIONS } from '../../src/features/agent/order/agent-order-operations.ts'
import type { TestShop } from '../world.ts'

type Sent = {
  id?: string
  language?: Language
  bearer?: string
  is_signed?: boolean
  has_keys?: boolean
  can_link?: boolean
}
// biome-ignore lint/suspicious/noExplicitAny: replies of the protocol are read by tests like JSON of another program
type Document = any

/** An agent, which calls operations without a transport. `act` returns the status and the reply without `ucp`. */
export async function anAgent({ db, context }: TestShop, host = `agent-${randomUUID()}.example`, webhook_url?: string) {
  const profile_url = `https://${host}/profile.json`
  const { platform_id } = await db
    .insertInto('agent_platform')
    .values({ profile_url, host, version: '2026-08-25' })
    .returning('platform_id')
    .executeTakeFirstOrThrow()
  async function act(
    tool: string,
    body: object = {},
    {
      id = '',
      language = 'en',
      bearer,
      is_signed = false,
      has_keys = false,
      can_link = bearer !== undefined,
    }: Sent = {},
  ) {
    const operation = [...CHECKOUT_OPERATIONS, ...ORDER_OPERATIONS].find((one) => one.tool === tool)
    if (!operation) throw new Error(tool)
    const input = operation.input.parse(body)
    const entries = webhook_url === undefined ? [] : [{ version: '2026-08-25', config: { webhook_url } }]
    const profile = {
      version: '2026-08-25',
      capabilities: new Map([['dev.ucp.shopping.order', entries]]),
      keys: has_keys ? [{ kid: 'k', kty: 'EC' }] : [],
    }
    const platform = { platform_id, profile_url, profile, is_signed }
    const call = {
      context,
      platform,
      version: '2026-08-25',
      capabilities: new Set(CAPABILITY_NAMES.filter((name) => can_link || name !== 'dev.ucp.common.identity_linking')),
      language,
      id,
      bearer,
      ip: '',
    } as const
    try {
      const reply = await transaction(db, (tx) => operation.run({ ...call, db: tx } as AgentCall, input)) // the tests negotiate nothing
      return { status: reply.status ?? operation.status, data: JSON.parse(JSON.stringify(reply.body)) as Document }
    } catch (error) {
      if (error instanceof AgentRefusal) return { status: error.status, data: { messages: error.messages } as Document }
      if (error instanceof AgentFault)
        return { status: error.status, data: { messages: [{ code: error.code }] } as Document }
      throw error
    }
  }
  return { platform_id, profile_url, host, act }
}

export const itemsOf = (...items: [sku_id: string, quantity: number][]) => ({
  line_items: items.map(([id, quantity]) => ({ item: { id }, quantity })),
})

export const shippingTo = (address_country: string, address: Record<string, string> = {}) => ({
  fulfillment: {
    methods: [
      {
        type: 'shipping',
        destinations: [{ id: 'home', address_country, ...address }],
        selected_destination_id: 'home',
      },
    ],
  },
})

export const codesOf = (data: Document): string[] => (data.messages ?? []).map(({ code }: { code: string }) => code)

/** The secret of the address at which a shopper takes over. */
export const handoverIn = (data: Document): string => new URL(data.continue_url).searchParams.get('handover') ?? ''

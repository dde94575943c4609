import { READ_SCOPE } from '@sampan/contract/rules'
import type { AgentVersion } from './versions.ts'

type Capability = {
  /** Paths of the specification and the schema below the version's folder at the owner of the namespace. */
  spec: string | Record<AgentVersion, string>
  schema: string
  /** The capabilities that it extends. An extension is active only together with one of them. */
  extends?: readonly CapabilityName[]
  config?: object
}

/** All capabilities that operations of the shop may have. */
const CAPABILITIES = {
  'dev.ucp.shopping.catalog.search': {
    spec: { '2026-08-25': 'shopping/catalog/search', '2026-04-08': 'catalog/search' },
    schema: 'shopping/catalog_search.json',
  },
  'dev.ucp.shopping.catalog.lookup': {
    spec: { '2026-08-25': 'shopping/catalog/lookup', '2026-04-08': 'catalog/lookup' },
    schema: 'shopping/catalog_lookup.json',
  },
  'dev.ucp.shopping.cart': {
    spec: { '2026-08-25': 'shopping/cart', '2026-04-08': 'cart' },
    schema: 'shopping/cart.json',
  },
  'dev.ucp.shopping.checkout': {
    spec: { '2026-08-25': 'shopping/checkout', '2026-04-08': 'checkout' },
    schema: 'shopping/checkout.json',
  },
  'dev.ucp.shopping.order': {
    spec: { '2026-08-25': 'shopping/order', '2026-04-08': 'order' },
    schema: 'shopping/order.json',
  },
  'dev.ucp.common.identity_linking': {
    spec: { '2026-08-25': 'common/identity-linking', '2026-04-08': 'identity-linking' },
    schema: 'common/identity_linking.json',
    // Only scopes without which an operation is refused. Checkouts need none, so their scopes are named in the metadata of
    // the authorisation server.
    config: {
      scopes: {
        [READ_SCOPE]: { description: { plain: 'See all orders of the shopper: goods, parcels and refunds.' } },
      },
    },
  },
  'dev.ucp.shopping.discount': {
    spec: 'discount',
    schema: 'shopping/discount.json',
    extends: ['dev.ucp.shopping.checkout', 'dev.ucp.shopping.cart'],
  },
  'dev.ucp.shopping.fulfillment': {
    spec: 'fulfillment',
    schema: 'shopping/fulfillment.json',
    extends: ['dev.ucp.shopping.checkout'],
  },
} as const

export type CapabilityName = keyof typeof CAPABILITIES

export const CAPABILITY_NAMES = Object.keys(CAPABILITIES) as CapabilityName[] // its keys are the names

export const capabilityOf = (name: CapabilityName): Capability => CAPABILITIES[name]

const OWNER = 'https://ucp.dev'

/** The entry of a capability in the shop's profile. */
export function declarationOf(name: CapabilityName, version: AgentVersion) {
  const { spec, schema, extends: parents, config } = capabilityOf(name)
  return {
    version,
    spec: `${OWNER}/${version}/specification/${typeof spec === 'string' ? spec : spec[version]}`,
    schema: `${OWNER}/${version}/schemas/${schema}`,
    ...(parents && { extends: parents.length === 1 ? parents[0] : parents }),
    ...(config && { config }),
  }
}

export const serviceSpec = (version: AgentVersion) => `${OWNER}/${version}/specification/overview`
export const serviceSchema = (version: AgentVersion, file: string) => `${OWNER}/${version}/services/shopping/${file}`

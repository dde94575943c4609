/**
 * The rights that a shopper can grant an agent, as the Universal Commerce Protocol names them: to read orders, to prepare
 * purchases in the shopper's name, and to pay for them from the balance, up to the allowance.
 */
export const AGENT_SCOPES = [
  'dev.ucp.shopping.order:read',
  'dev.ucp.shopping.checkout:manage',
  'dev.ucp.shopping.checkout:pay',
] as const
export type AgentScope = (typeof AGENT_SCOPES)[number]

export const READ_SCOPE = 'dev.ucp.shopping.order:read' satisfies AgentScope
export const MANAGE_SCOPE = 'dev.ucp.shopping.checkout:manage' satisfies AgentScope
/** The scope that an allowance belongs to. */
export const PAY_SCOPE = 'dev.ucp.shopping.checkout:pay' satisfies AgentScope

/** The highest allowance of an agent, in cents for 30 days. */
export const ALLOWANCE_LIMIT_CENTS = 100_000
/** The allowance that the consent screen suggests. */
export const USUAL_ALLOWANCE_CENTS = 5_000

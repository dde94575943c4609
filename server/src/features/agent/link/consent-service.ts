import { randomUUID } from 'node:crypto'
import type { AgentRequest, Cents } from '@sampan/contract'
import { AGENT_SCOPES, type AgentScope, PAY_SCOPE } from '@sampan/contract/rules'
import { z } from 'zod'
import { clock } from '../../../clock.ts'
import type { Tx } from '../../../db/transaction.ts'
import { transaction } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import type { ShopperSession } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { seal, unseal } from '../../../security/sealed.ts'
import { hashOfToken } from '../../../security/tokens.ts'
import type { Caller } from '../../account/caller.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { insertSecurityEvent, secretsOf } from '../../account/security/security-sql.ts'
import { findAgentAccess } from '../agent-sql.ts'
import { useOnce } from '../single-use-sql.ts'
import { agentNetwork, clientUrl, hostOfClient, readClient, redirectOf } from './agent-client.ts'
import { provePaymentCode } from './allowance-service.ts'
import { answerAddress, scopesIn } from './authorization-request.ts'
import { insertGrant } from './grant-sql.ts'
import { changeLink, findLinkOfClient, insertLink, lockLinkOfClient, markPayGranted } from './link-sql.ts'
import { newCode } from './token-service.ts'

const TICKET = 'agent request'
/** How long a shopper may think about a request. */
const TICKET_MS = 30 * 60_000

/** The request that the shopper saw. It is encrypted for the shopper, so that the consent is about exactly this request. */
const Ticket = z.object({
  /** A ticket counts once. */
  ticket_id: z.string(),
  client_id: z.string(),
  name: z.string(),
  redirect_uri: z.string(),
  state: z.string().optional(),
  code_challenge: z.string(),
  scopes: z.array(z.enum(AGENT_SCOPES)),
  auth_method: z.enum(['none', 'private_key_jwt']),
  ends_at: z.number(),
})
type Ticket = z.output<typeof Ticket>

const ticketOf = (keys: Keys, user_id: string, request: Ticket): string =>
  seal(keys, TICKET, user_id, JSON.stringify(request)).toString('base64url')

function readTicket(keys: Keys, user_id: string, ticket: string): Ticket {
  let text: string
  try {
    text = unseal(keys, TICKET, user_id, Buffer.from(ticket, 'base64url'))
  } catch {
    throw new NotFound()
  }
  const request = Ticket.parse(JSON.parse(text))
  if (request.ends_at < clock.now_ms()) throw new Refusal('agent_request_expired')
  return request
}

type Query = {
  client_id: string
  redirect_uri: string
  scope: string
  state?: string | undefined
  code_challenge: string
}
type Shopper = Pick<ShopperSession, 'user_id'>

/**
 * Reads a request for access: the agent and its scopes. The agent's document is read each time, so only signed-in shoppers make the shop send
 * a request, and not often.
 * @throws Refusal agent_unknown when a scope is unknown, the document or the redirect URI is not the agent's, operators
 * have blocked its host, or agents may not use the shop; too_many_tries.
 */
export async function readRequest(query: Query, { user_id }: Shopper, { db, context }: Caller): Promise<AgentRequest> {
  const scopes = scopesIn(query.scope)
  if (!scopes || !clientUrl(query.client_id)) throw new Refusal('agent_unknown')
  const { client_id, redirect_uri, state, code_challenge } = query
  const { is_open, is_blocked } = await findAgentAccess(db, hostOfClient(client_id))
  const client = is_open && !is_blocked ? await readClient(client_id, agentNetwork(context)) : undefined
  const redirect = client && redirectOf(client, redirect_uri)
  if (!redirect) throw new Refusal('agent_unknown')
  const { name, host, auth_method } = client
  const [link, { is_set }] = await Promise.all([findLinkOfClient(db, user_id, client_id), secretsOf(db, user_id)])
  const ends_at = clock.now_ms() + TICKET_MS
  const ticket_id = randomUUID()
  const request = { ticket_id, client_id, name, redirect_uri, state, code_challenge, scopes, auth_method, ends_at }
  return {
    name,
    host,
    ...redirect,
    scopes,
    allowance_cents: (link?.scopes.includes(PAY_SCOPE) && (link.allowance_cents as Cents)) || null, // checked by the table
    has_payment_code: is_set,
    ticket: ticketOf(context.keys, user_id, request),
    refused_to: answerAddress(redirect_uri, { error: 'access_denied', state, issuer: context.config.public_url }),
  }
}

type Consent = { ticket: string; allowance_cents: Cents; payment_code?: string | undefined }

/**
 * Lets an agent in, and returns the address with the code for it. Without an allowance the agent gets no right to pay; with
 * one, whatever its amount, the consent needs the payment code, because a thief of the session could send the code to a
 * program of the thief. Scopes of an earlier consent stay.
 * @throws NotFound without a request of this shopper; Refusal agent_request_expired, also for a request that was
 * consented to before; the refusals of a wrong payment code.
 */
export async function allow(consent: Consent, { user_id }: Shopper, caller: Caller): Promise<string> {
  const { context, db, request } = caller
  const ticket = readTicket(context.keys, user_id, consent.ticket)
  const allowance_cents = ticket.scopes.includes(PAY_SCOPE) ? consent.allowance_cents : 0
  const scopes = ticket.scopes.filter((scope) => scope !== PAY_SCOPE || allowance_cents > 0)
  const code = newCode()
  const refusal = await transaction(db, async (tx) => {
    await lockShopper(tx, user_id)
    const link = await lockLinkOfClient(tx, user_id, ticket.client_id)
    const { payment_code } = consent
    const mayPay = scopes.includes(PAY_SCOPE)
    const wrong = mayPay ? await provePaymentCode(tx, context.keys, { user_id, payment_code }) : undefined
    if (wrong) return wrong
    const used = { kind: 'consent', parts: [ticket.ticket_id], lasts_s: TICKET_MS / 1000 } as const
    if (!(await useOnce(tx, used))) return new Refusal('agent_request_expired')
    const link_id = await saveLink(tx, { user_id, ticket, scopes, allowance_cents }, link)
    if (mayPay) await markPayGranted(tx, { user_id, link_id })
    const { code_challenge, redirect_uri } = ticket
    await insertGrant(tx, { link_id, code_hash: hashOfToken(code), code_challenge, redirect_uri, scopes })
    await insertSecurityEvent(tx, { user_id, event: 'agent_linked', ip: request.ip })
    const data = { agent: ticket.name, host: hostOfClient(ticket.client_id) }
    await recordEvents(tx, [{ happening: 'agent.linked', ref_id: link_id, user_id, data }])
    return undefined
  })
  if (refusal) throw refusal
  return answerAddress(ticket.redirect_uri, { code, state: ticket.state, issuer: context.config.public_url })
}

type Saving = { user_id: string; ticket: Ticket; scopes: AgentScope[]; allowance_cents: Cents | 0 }
type Before = Awaited<ReturnType<typeof lockLinkOfClient>>

/** Adds the consent to the link of the agent, or makes the link. An allowance that was not asked about stays. */
async function saveLink(tx: Tx, { user_id, ticket, scopes, allowance_cents }: Saving, before: Before): Promise<string> {
  const { client_id, name, auth_method } = ticket
  if (!before) return insertLink(tx, { user_id, client_id, name, auth_method, scopes, allowance_cents })
  const all = AGENT_SCOPES.filter((scope) => before.scopes.includes(scope) || scopes.includes(scope))
  await changeLink(tx, before, {
    name,
    auth_method,
    scopes: all,
    ...(ticket.scopes.includes(PAY_SCOPE) && { allowance_cents }),
  })
  return before.link_id
}

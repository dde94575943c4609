import type { CapabilityName } from './capabilities.ts'
import { type AgentFault, IdentityFault } from './fault.ts'
import type { AgentMessage, AgentReply } from './operation.ts'
import { relevantTo } from './platform/negotiation.ts'
import type { Negotiated } from './platform/platform.ts'
import { NEWEST } from './versions.ts'

export type Answer = { status: number; body: object }

/** The reply of an operation, with the `ucp` member that every reply has. */
export function answered(
  { version, capabilities }: Negotiated,
  capability: CapabilityName,
  { status, body, is_error, payment_handlers = {} }: AgentReply & { status: number },
): Answer {
  const active = relevantTo(capability, capabilities).map((name) => [name, [{ version }]] as const)
  const ucp = {
    version,
    status: is_error ? 'error' : 'success',
    capabilities: Object.fromEntries(active),
    payment_handlers,
  }
  return { status, body: { ucp, ...body } }
}

/** The reply when there is no resource, only messages. */
export const failed = (
  negotiated: Negotiated,
  capability: CapabilityName,
  {
    messages,
    status = 200,
    continue_url,
  }: { messages: readonly AgentMessage[]; status?: number; continue_url: string },
): Answer => answered(negotiated, capability, { status, body: { messages, continue_url }, is_error: true })

/** The body of an error of the protocol, in REST and as data of a JSON-RPC error. */
export function faultBody(fault: AgentFault, continue_url: string) {
  const { code, message: content } = fault
  const severity = fault instanceof IdentityFault ? 'requires_buyer_review' : 'unrecoverable'
  return {
    ucp: { version: fault.version ?? NEWEST, status: 'error', capabilities: {} },
    code,
    content,
    messages: [{ type: 'error', code, content, severity }],
    continue_url,
  }
}

import type { Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { CapabilityName } from './capabilities.ts'
import type { Platform } from './platform/platform.ts'
import type { AgentVersion } from './versions.ts'

type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable'

/** A message to the agent. `path` is a JSONPath into the reply. `content` is in the reader's language. */
export type AgentMessage =
  | { type: 'error'; code: string; content: string; severity: Severity; path?: string }
  | { type: 'warning'; code: string; content: string; path?: string }
  | { type: 'info'; content: string; code?: string; path?: string }

/** The caller of an operation, and what was negotiated with it. */
export type AgentCall = {
  context: Context
  /** The database; a transaction if the operation is keyed. */
  db: Db
  platform: Platform
  version: AgentVersion
  /** The capabilities that both sides have. */
  capabilities: ReadonlySet<CapabilityName>
  /** Language of the reply: named by the call, otherwise that of its cart or checkout, or of the transport. */
  language: Language
  /** The language that the call itself names, in its context or metadata. */
  named_language?: Language | undefined
  /** The id in the path, for operations on one resource. */
  id: string
  /** The token of the Authorization header; not verified. */
  bearer: string | undefined
  ip: string
}

/**
 * A reply without its `ucp` member. The status is the operation's unless given. With `is_error` the operation has no
 * resource to show, only messages.
 */
export type AgentReply = { body: object; status?: number; is_error?: true; payment_handlers?: object }

/** An operation of the protocol, from which its REST route and its MCP tool are made. */
export type Operation<Input extends z.ZodType = z.ZodType> = {
  /** The name of the MCP tool. */
  tool: string
  /** The name that people see. */
  title: string
  description: string
  capability: CapabilityName
  method: 'GET' | 'POST' | 'PUT'
  /** The path below the endpoint, with `:id` for the id. */
  path: string
  /** The status of a success. */
  status: 200 | 201
  /** The argument of the MCP tool that holds the body; undefined without a body. */
  argument?: string
  input: Input
  /**
   * Runs in a transaction, once for each Idempotency-Key. With `needed`, calls without a key are refused; with
   * `accepted`, they run each time.
   */
  keyed?: 'needed' | 'accepted'
  /** The MCP tool needs an idempotency key, because programs repeat calls of tools. */
  tool_needs_key?: true
  /** A token that has ended is refused, also for a call whose stored reply would be repeated. */
  checks_token?: true
  /** Public data, which may be read from a replica. */
  from_replica?: true
  run: (call: AgentCall, input: z.output<Input>) => Promise<AgentReply>
}

/** Types the input of an operation's `run` by its schema. */
export const operation = <Input extends z.ZodType>(definition: Operation<Input>): Operation =>
  definition as unknown as Operation // the table passes each operation only the output of its own schema

/**
 * An expected no of an operation: its work is rolled back, and the agent gets the messages. In REST the status is 200
 * unless given, because the protocol worked.
 */
export class AgentRefusal extends Error {
  readonly messages: readonly AgentMessage[]
  readonly status: number

  constructor(messages: readonly AgentMessage[], status = 200) {
    super(messages.map(({ code }) => code).join())
    this.messages = messages
    this.status = status
  }
}

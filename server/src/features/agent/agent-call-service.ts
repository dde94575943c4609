import { createHash } from 'node:crypto'
import { LANGUAGE_TAGS, type Language, preferredLanguage } from '@sampan/contract/rules'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { executeOnce } from '../../db/keyed-call/keyed-call.ts'
import { isStorable } from '../../db/storable.ts'
import { transaction } from '../../db/transaction.ts'
import { networkOf } from '../../http/rate-limits.ts'
import { BadRequest, NotFound, Refusal } from '../../refusal/refusal.ts'
import { sentenceOf } from '../../refusal/refusal-sentences.ts'
import { agentKey } from './agent-key-sql.ts'
import type { Agents } from './agents.ts'
import { type Answer, answered, failed } from './envelope.ts'
import { AgentFault, TOO_LARGE } from './fault.ts'
import { describedAt } from './input-schema.ts'
import { linkOfCall } from './link/call-link-service.ts'
import { recordUse } from './link/link-service.ts'
import { type AgentCall, AgentRefusal, type Operation } from './operation.ts'
import { negotiate, readVersion } from './platform/negotiation.ts'
import type { Platform } from './platform/platform.ts'
import type { PlatformProfile } from './platform/platform-profile.ts'
import type { ProfileReader } from './platform/profile-cache.ts'
import { readProfileUrl } from './platform/profile-url.ts'
import { checkDigest, isSigned, SIGNATURE_LASTS_S, type SignedRequest, verifySignature } from './signature/signature.ts'
import { useOnce } from './single-use-sql.ts'
import { isServed } from './versions.ts'

/** A call as a transport received it. */
export type AgentRequest = {
  /** The URL of the platform's profile. */
  profile_url: string | undefined
  id: string
  body: unknown
  idempotency_key: string | undefined
  bearer: string | undefined
  /** The language of the transport's headers. */
  language: Language
  /** The language that the metadata of the call names. */
  named_language?: string | undefined
  ip: string
  signed: SignedRequest
}

type AgentSource = { context: Context; agents: Agents }

/**
 * Runs an operation for an agent: checks the platform, its version and its signature, negotiates the capabilities, and
 * validates the input.
 * @throws AgentFault for errors of the protocol.
 */
export async function answerAgent(source: AgentSource, operation: Operation, request: AgentRequest): Promise<Answer> {
  const { signature, ...platform } = await readPlatform(source, request)
  return inVersionOf(platform.profile, () => answerPlatform(source, operation, { request, platform, signature }))
}

type PlatformRequest = { request: AgentRequest; platform: Platform; signature: readonly string[] | undefined }

async function answerPlatform(
  source: AgentSource,
  operation: Operation,
  { request, platform, signature }: PlatformRequest,
): Promise<Answer> {
  const { context } = source
  if (operation.keyed) {
    refuseUnsigned(platform)
    await refuseCopy(context.db, signature)
  }
  if (request.bearer !== undefined) await recordUse(context.db, request.bearer, new URL(platform.profile_url).host)
  const version = readVersion(platform.profile)
  const negotiated = { version, capabilities: negotiate(platform.profile, version) }
  const refuse = (messages: AgentRefusal['messages'], status?: number) =>
    failed(negotiated, operation.capability, {
      messages,
      continue_url: context.config.public_url,
      ...(status && { status }),
    })
  if (!negotiated.capabilities.has(operation.capability)) return refuse([INCOMPATIBLE])
  const input = readInput(operation, request)
  const named_language = namedLanguageIn(request)
  const language = named_language ?? request.language
  const { id, bearer, ip } = request
  const run = async (db: Db): Promise<Answer> => {
    const call: AgentCall = { context, db, platform, ...negotiated, language, named_language, id, bearer, ip }
    const reply = await operation.run(call, input)
    return answered(negotiated, operation.capability, { ...reply, status: reply.status ?? operation.status })
  }
  const answerTo = (error: unknown) => {
    if (error instanceof AgentRefusal) return refuse(error.messages, error.status)
    if (error instanceof Refusal) return refuse([messageOf(error, language)])
    return undefined
  }
  try {
    return await execute(source, operation, { request, platform, run, answerTo })
  } catch (error) {
    const answer = answerTo(error)
    if (!answer) throw asFault(error)
    return answer
  }
}

const INCOMPATIBLE = {
  type: 'error',
  code: 'capabilities_incompatible',
  content: 'The profile of the platform lacks the capability of this operation, in this version.',
  severity: 'unrecoverable',
} as const

const messageOf = (refusal: Refusal, language: Language) =>
  ({
    type: 'error',
    code: refusal.reason,
    content: sentenceOf(refusal.reason, language, refusal.details),
    severity: 'recoverable',
  }) as const

function asFault(error: unknown): unknown {
  if (error instanceof BadRequest)
    return new AgentFault('invalid_request', `The request is malformed: ${error.message}`)
  if (error instanceof NotFound) return new AgentFault('not_found', 'There is no such resource.')
  return error
}

type Execution = {
  request: AgentRequest
  platform: Platform
  run: (db: Db) => Promise<Answer>
  answerTo: (error: unknown) => Answer | undefined
}

const KEY = /^[\x21-\x7e]{16,255}$/

async function execute(
  { context }: AgentSource,
  operation: Operation,
  { request, platform, run, answerTo }: Execution,
) {
  const { idempotency_key: key } = request
  if (!operation.keyed) {
    const { replicas, db } = context
    return operation.from_replica && replicas ? replicas.read(run).then(({ result }) => result) : run(db)
  }
  if (key === undefined) {
    if (operation.keyed === 'needed') throw new AgentFault('invalid_request', 'An Idempotency-Key is needed.')
    return transaction(context.db, run)
  }
  if (!KEY.test(key)) throw new AgentFault('invalid_request', 'An Idempotency-Key has 16 to 255 characters.')
  // The stored reply is only for a token that is still valid.
  if (operation.checks_token) await linkOfCall({ db: context.db, bearer: request.bearer, platform })
  const input = JSON.stringify([request.id, request.body, request.bearer])
  const digest = createHash('sha256').update(input).digest()
  const agent_key = agentKey({ platform_id: platform.platform_id, operation: operation.tool, key, digest })
  return executeOnce<Answer>(context.db, { key: agent_key, work: run, answerTo })
}

/** @throws AgentFault. */
async function readPlatform(
  { context, agents }: AgentSource,
  request: AgentRequest,
): Promise<Platform & { signature: readonly string[] | undefined }> {
  const loopback = context.config.agent_loopback
  const url = readProfileUrl(request.profile_url, { loopback })
  const { is_open, is_blocked } = await agents.access(url.host)
  if (!is_open) throw new AgentFault('forbidden', 'The shop does not serve agents at the moment.')
  if (is_blocked) throw new AgentFault('profile_not_trusted', 'The shop has blocked this platform.')
  await agents.countCall(url.href, request.ip)
  const reader = { network: networkOf(request.ip), loopback }
  const profile = await agents.profiles.read(url.href, reader)
  const signed = await inVersionOf(profile, () => verify(agents, { profile, url: url.href, reader }, request.signed))
  readVersion(signed.profile)
  const platform_id = await agents.platformId(url, profile.version)
  return { platform_id, profile_url: url.href, ...signed }
}

/** Marks errors with the version that the platform speaks. */
async function inVersionOf<Result>({ version }: PlatformProfile, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AgentFault && isServed(version)) error.version = version
    throw error
  }
}

/** A platform that publishes keys has to sign its writing calls, so that others cannot write in its name. */
function refuseUnsigned({ profile, is_signed }: Platform): void {
  if (is_signed || profile.keys.length === 0) return
  throw new AgentFault('signature_missing', 'The profile of the platform has keys, so the call must be signed.')
}

/** Refuses a signed call that was sent before: anybody who read the first one could send a copy. */
async function refuseCopy(db: Db, signature: readonly string[] | undefined): Promise<void> {
  if (!signature) return
  if (await useOnce(db, { kind: 'signature', parts: signature, lasts_s: SIGNATURE_LASTS_S })) return
  throw new AgentFault('signature_invalid', 'This signature was used before. Each call needs a signature of its own.')
}

type Signer = { profile: PlatformProfile; url: string; reader: ProfileReader }

/** Verifies the signature of a signed call. If the profile lacks its key, it is read again: the key may be new. */
async function verify(agents: Agents, { profile, url, reader }: Signer, request: SignedRequest) {
  if (!isSigned(request)) {
    checkDigest(request)
    return { profile, is_signed: false, signature: undefined }
  }
  try {
    return { profile, is_signed: true, signature: verifySignature(request, profile.keys) }
  } catch (error) {
    if (!(error instanceof AgentFault) || error.code !== 'key_not_found') throw error
    const newer = await agents.profiles.readAgain(url, reader)
    if (!newer) throw error
    return { profile: newer, is_signed: true, signature: verifySignature(request, newer.keys) }
  }
}

function readInput({ input }: Operation, { body, id }: AgentRequest): unknown {
  const { data, error } = input.safeParse(body)
  if (error) {
    const { path, message } = error.issues[0] ?? { path: [], message: '' }
    const code = message === TOO_LARGE ? 'request_too_large' : 'invalid_request'
    const place = `$${path.map((name) => `.${String(name)}`).join('')}`
    throw new AgentFault(code, `The input is malformed at ${place}: ${message}. ${describedAt(input, path)}`.trim())
  }
  if (!isStorable([data, id]))
    throw new AgentFault('invalid_request', 'The input contains characters that are no text.')
  return data
}

/**
 * The language that a call names in `context.language` or its metadata. An empty text names none.
 * @throws AgentFault invalid_request for a language that the shop does not have.
 */
function namedLanguageIn({ body, named_language }: AgentRequest): Language | undefined {
  const text = contextLanguageIn(body) ?? named_language
  const tag = text?.trim().replaceAll('_', '-') ?? ''
  if (tag === '') return undefined
  const language = /^[A-Za-z0-9-]{1,35}$/.test(tag) ? preferredLanguage(tag) : undefined
  if (language) return language.tag
  const excerpt = (text ?? '').slice(0, 35)
  const tags = LANGUAGE_TAGS.join(', ')
  throw new AgentFault('invalid_request', `The shop has no texts in the language ${excerpt}. Use one of ${tags}.`)
}

function contextLanguageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('context' in body)) return undefined
  const { context } = body
  if (typeof context !== 'object' || context === null || !('language' in context)) return undefined
  return typeof context.language === 'string' ? context.language : undefined
}

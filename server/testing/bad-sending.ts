import { randomUUID } from 'node:crypto'
import { takesForm } from '@sampan/contract'
import { sessionHeaders } from '@sampan/contract/rules'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { type Draft, type RequestFault, type UploadDraft, withFaults } from './bad-requests.ts'
import type { BadWorld } from './bad-world.ts'
import { aPng } from './wallet-world.ts'

/** A request as sent, and its reply. */
export type Exchange = {
  draft: Draft
  request: InjectOptions & { method: string; url: string; headers: Record<string, string>; payload: Buffer | undefined }
  /** The input as the server parses it, if only the input is invalid. */
  input: { query: unknown; body: unknown }
  reply: LightMyRequestResponse
}

const PNG = await aPng()
const BOUNDARY = 'limit-7f3a'
const last_keys = new Map<string, string>()

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const inUrl = (value: unknown) => encodeURIComponent(String(plain(value)).toWellFormed())

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return query === undefined ? '' : inUrl(query)
  return Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${inUrl(name)}=${inUrl(one)}`))
    .join('&')
}

const PICTURES = new Map<unknown, Buffer[]>([
  ['png', [PNG]],
  ['cut', [PNG.subarray(0, PNG.length / 2)]],
  ['svg', [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
  ['noise', [Buffer.concat([PNG.subarray(0, 8), Buffer.alloc(4000, 7)])]],
  ['two', [PNG, PNG]],
])

function uploadPayload({ purpose, file, form }: UploadDraft): Buffer {
  const part = (name: string, content: Buffer, type = '') =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${type}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ])
  const picture = (content: Buffer) => part('file', content, '; filename="a.png"\r\nContent-Type: image/png')
  const fields = [part('purpose', Buffer.from(String(plain(purpose)))), ...(PICTURES.get(file) ?? []).map(picture)]
  const whole = Buffer.concat([...fields, Buffer.from(`--${BOUNDARY}--\r\n`)])
  return form === 'cut' ? whole.subarray(0, whole.length / 2) : whole
}

const DEPTH = 60_000
const PAYLOADS: Record<Extract<RequestFault, { of: 'payload' }>['how'], (json: string, at: number) => string | Buffer> =
  {
    cut: (json, at) => json.slice(0, at % Math.max(1, json.length)),
    empty: () => '',
    text: () => 'account=a&password=b',
    bytes: (json) => Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.of(0xff, 0xfe, 0xc0), Buffer.from('"}')]),
    deep: (json) =>
      json.replace(/:\s*("[^"]*"|[\d.]+|\[\]|null|true|false)|^$/, `:${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`),
    huge: (json) => `${json.slice(0, -1)},"x":"${'x'.repeat(300_000)}"}`,
    proto: (json, at) => `{"${at % 2 ? '__proto__' : 'constructor'}":{"prototype":{"is_admin":true}},${json.slice(1)}`,
    twice: (json) => json + json,
    endless: (json) => json.replace(/:-?\d+/, ':1e400'),
  }

/** Replaces the placeholders of a draft and sends it. */
export async function send(world: BadWorld, draft: Draft): Promise<Exchange> {
  const { requester, call, request_fault } = draft
  const input = withFaults(
    { query: world.addressed(draft.query, requester), body: world.addressed(draft.body, requester) },
    draft.faults,
  )
  const [method = '', path = ''] = call.split(' ')
  const query = [queryText(input.query), request_fault?.of === 'query' ? request_fault.text : '']
    .filter(Boolean)
    .join('&')
  const request = {
    method: request_fault?.of === 'method' ? request_fault.text : method,
    url: `${path}${request_fault?.of === 'path' ? request_fault.text : ''}${query && `?${query}`}`,
    headers: headersOf(world, draft),
    payload: payloadOf(draft, input.body),
  }
  // Fastify accepts any method, but its type only lists the usual methods.
  const reply = await world.shop.app.inject(request as InjectOptions)
  return { draft, request: request as Exchange['request'], input, reply } // the same, with the method as a string
}

function payloadOf({ call, request_fault }: Draft, body: unknown): Buffer | undefined {
  if (body === undefined) return undefined
  const is_form = takesForm(call) && typeof body === 'object' && body !== null
  const whole = is_form ? uploadPayload(body as UploadDraft) : Buffer.from(JSON.stringify(body)) // as drafted
  if (request_fault?.of !== 'payload') return whole
  return Buffer.from(PAYLOADS[request_fault.how](whole.toString(), request_fault.at))
}

function headersOf(
  { tokens }: BadWorld,
  { call, requester, key, language, body, request_fault }: Draft,
): Record<string, string> {
  const token = tokens[requester]
  const session = sessionHeaders(call.split(' ')[1] ?? '', token)
  const form = takesForm(call) ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json'
  const type = request_fault?.of === 'type' ? request_fault.text : form
  return {
    'accept-language': language,
    ...session,
    ...(request_fault?.of === 'authorization' && request_fault.text !== '' && { authorization: request_fault.text }),
    ...(body !== undefined && type && { 'content-type': type }),
    ...(request_fault?.of === 'encoding' && { 'content-encoding': request_fault.text }),
    ...(key !== 'none' && { 'idempotency-key': keyFor(call, key) }),
  }
}

function keyFor(call: string, kind: Draft['key']): string {
  if (kind === 'nonsense') return 'again-and-again'
  const key = kind === 'again' ? (last_keys.get(call) ?? randomUUID()) : randomUUID()
  last_keys.set(call, key)
  return key
}

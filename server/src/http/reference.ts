import { type Endpoint, type EndpointKey, endpoints, REASONS, takesForm, UploadFields } from '@sampan/contract'
import { DESK_COOKIE, DESK_HEADER } from '@sampan/contract/rules'
import { z } from 'zod'
import { policy } from './policy.ts'

type Json = Record<string, unknown>

const schemaOf = (type: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(type, { target: 'openapi-3.0', io })

/** The contract as an OpenAPI 3.0 document. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key as EndpointKey, endpoint) } // its own key
  }
  const bearer = { type: 'http', scheme: 'bearer' }
  const cookie = { type: 'apiKey', in: 'cookie', name: DESK_COOKIE }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Sampan',
      version: '1',
      description: 'The calls of the shop. Money is whole US cents, times are ISO 8601 in UTC.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'The shop that serves this document' }],
    paths,
    components: { securitySchemes: { shopper: bearer, operator: cookie }, schemas: { Fault }, responses: RESPONSES },
  }
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

/** The body of every answer but 200. */
const Fault = {
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'integer', description: 'the HTTP status' },
    msg: { type: 'string', description: "in the asker's language" },
    request_id: { type: 'string', description: 'with 500 only: what the log calls this request' },
  },
}

const fault = (description: string, headers?: Json) => ({
  description,
  ...(headers && { headers }),
  content: json({ $ref: '#/components/schemas/Fault' }),
})

const RETRY_AFTER = { 'Retry-After': { description: 'seconds to wait', schema: { type: 'integer' } } }

const RESPONSES = {
  Malformed: fault('malformed input; nothing was changed'),
  NotSignedIn: fault('no session, or one that has ended'),
  NotFound: fault('no such thing, or it is not yours'),
  TooMany: fault('too many requests from this address', RETRY_AFTER),
  Busy: fault('busy, or closing; sent again, a keyed call with its key, it is done once', RETRY_AFTER),
  Bug: fault('a fault of the shop; nothing was changed'),
}

const refer = (name: keyof typeof RESPONSES) => ({ $ref: `#/components/responses/${name}` })

/** `postOrderPay`, `getUserGetUserInfo`: the function's name in a generated client. */
function operationId(key: EndpointKey): string {
  const [first = '', ...parts] = key.replace(' /api', '').split(/[/_]/)
  return first.toLowerCase() + parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
}

function operation(key: EndpointKey, endpoint: Endpoint): Json {
  const access = policy[key]
  return {
    operationId: operationId(key),
    summary: endpoint.summary,
    security: access === 'public' ? [] : [{ [typeof access === 'string' ? access : 'operator']: [] }],
    parameters: [
      ...queryParameters(endpoint),
      ...(endpoint.keyed ? [idempotencyKey] : []),
      ...(key.includes(' /api/admin/') ? [deskHeader] : []),
    ],
    ...requestBody(key, endpoint),
    responses: {
      200: { description: 'code 1 with data, or code 0 with a reason', content: json(envelope(endpoint)) },
      400: refer('Malformed'),
      ...(access !== 'public' && { 401: refer('NotSignedIn') }),
      404: refer('NotFound'),
      429: refer('TooMany'),
      500: refer('Bug'),
      503: refer('Busy'),
    },
  }
}

function requestBody(key: EndpointKey, { body }: Endpoint): Json {
  if (takesForm(key)) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: UPLOAD } } } }
  return body ? { requestBody: { required: true, content: json(schemaOf(body, 'input')) } } : {}
}

const fields = schemaOf(UploadFields, 'input') as { properties: Json; required: string[] } // an object

/** A picture is sent as a multipart form, with its fields before the file. */
const UPLOAD = {
  ...fields,
  required: [...fields.required, 'file'],
  properties: { ...fields.properties, file: { type: 'string', format: 'binary' } },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
}

/** Another site's form can't send it. */
const deskHeader = {
  name: DESK_HEADER,
  in: 'header',
  required: true,
  description: '`background` for what a screen asks by itself: it keeps no idle session alive',
  schema: { type: 'string' },
}

const envelope = (endpoint: Endpoint) => ({
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'integer', enum: [0, 1] },
    msg: { type: 'string' },
    data: schemaOf(endpoint.reply, 'output'),
    reason: { type: 'string', enum: REASONS },
    field: { type: 'string', description: 'the field of the form that is refused' },
    retry_at: { type: 'string', format: 'date-time' },
    order_ids: { type: 'array', items: { type: 'string', format: 'uuid' } },
  },
})

function queryParameters({ query }: Endpoint): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  } // every query of the contract is an object
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

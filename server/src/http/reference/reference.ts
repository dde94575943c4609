import {
  type Access,
  type Endpoint,
  type EndpointKey,
  endpoints,
  REASONS,
  takesForm,
  UploadFields,
} from '@sampan/contract'
import { DESK_COOKIE, DESK_HEADER } from '@sampan/contract/rules'
import server_package from '../../../package.json' with { type: 'json' }
import { contractSchemas } from './contract-schemas.ts'
import { examplesOf } from './examples.ts'
import { descriptionOf } from './operation-words.ts'
import { wordsOfParameter } from './parameter-words.ts'
import { type JsonObject, jsonSchema, Shapes } from './shapes.ts'

/** Creates the contract as an OpenAPI 3.1 document. */
export async function openApi(): Promise<JsonObject> {
  const shapes = new Shapes({ Fault, Refusal }, await contractSchemas())
  const calls = Object.entries<Endpoint>(endpoints).map(
    ([key, endpoint]) => new Call(key as EndpointKey, endpoint, shapes),
  ) // the schema's own key
  const exampleOf = examplesOf(shapes.schemas) // after every call has named its schemas
  const paths: Record<string, JsonObject> = {}
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: call.operation(exampleOf) }
  const bearer = { type: 'http', scheme: 'bearer' }
  const cookie = { type: 'apiKey', in: 'cookie', name: DESK_COOKIE }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sampan',
      version: server_package.version,
      description: 'The calls of the shop. Money is whole US cents, times are ISO 8601 in UTC.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'The shop that serves this document' }],
    tags: [...new Set(calls.map(({ tag }) => tag))]
      .sort()
      .map((name) => ({ name, description: `Calls under ${name}` })),
    paths,
    components: {
      securitySchemes: { shopper: bearer, operator: cookie, machine: { ...bearer, description: 'a machine token' } },
      schemas: shapes.schemas,
      responses: RESPONSES,
      parameters: { IdempotencyKey: idempotencyKey, DeskHeader: deskHeader },
    },
  }
}

const json = (schema: unknown, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

/** The body of every reply except 200. */
const Fault = {
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'integer', description: 'the HTTP status' },
    msg: { type: 'string', description: "in the caller's language" },
    request_id: { type: 'string', description: 'with 500 only: what the log calls this request' },
  },
}

/** The reply 200 for a refused call. Generated types distinguish it from a success by `code`. */
const Refusal = {
  type: 'object',
  required: ['code', 'msg', 'reason'],
  properties: {
    code: { type: 'integer', const: 0 },
    msg: { type: 'string', description: "in the caller's language" },
    reason: { type: 'string', enum: REASONS },
    field: { type: 'string', description: 'the field of the form that is refused' },
    retry_at: { type: 'string', format: 'date-time' },
    tries_left: { type: 'integer', description: 'wrong payment codes that are still allowed' },
    order_ids: { type: 'array', items: { type: 'string', format: 'uuid' } },
    obstacles: { type: 'array', items: { type: 'string' }, description: 'what keeps the account from being deleted' },
    limit_cents: { type: 'integer', description: 'the limit, in US cents' },
    over_cents: { type: 'integer', description: 'how far the limit is passed, in US cents' },
    fault: { type: 'string', description: 'what is wrong with the field of the catalogue' },
  },
}

const fault = (description: string, headers?: JsonObject) => ({
  description,
  ...(headers && { headers }),
  content: json({ $ref: '#/components/schemas/Fault' }),
})

const RETRY_AFTER = { 'Retry-After': { description: 'seconds to wait', schema: { type: 'integer' } } }

const RESPONSES = {
  Malformed: fault('malformed input; nothing was changed'),
  NotSignedIn: fault('no session, or one that has ended'),
  NotFound: fault('no such thing, or it is not yours'),
  HeadersTooLarge: fault('the headers are longer than 16 KB; the connection is closed'),
  TooMany: fault('too many requests from this address', RETRY_AFTER),
  Busy: fault('busy, or closing; sent again, a keyed call with its key, it is done once', RETRY_AFTER),
  Bug: fault('a fault of the shop; nothing was changed'),
}

const refer = (name: keyof typeof RESPONSES) => ({ $ref: `#/components/responses/${name}` })

/** The function name in generated clients: `postOrderPay`, `getUserGetUserInfo`. */
function operationId(key: EndpointKey): string {
  const [first = '', ...parts] = key.replace(' /api', '').split(/[/_]/)
  return first.toLowerCase() + parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
}

/** The accepted credentials; a request needs one of them. */
function securityOf(access: Access): JsonObject[] {
  if (access === 'public') return []
  if (access === 'shopper') return [{ shopper: [] }]
  return [{ operator: [] }, ...(access.machine ? [{ machine: [] }] : [])]
}

type ExampleOf = ReturnType<typeof examplesOf>

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The first segment of the path, e.g. `order`; `desk-order` for calls of the operators' desk. */
function tagOf(path: string): string {
  const [, , first = '', second = ''] = path.split('/')
  return first === 'admin' ? `desk-${second.replaceAll('_', '-')}` : first
}

/** One operation. Its schemas are named first; examples are added when the schemas of all calls are known. */
class Call {
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly #operation: JsonObject
  readonly #reply: JsonObject
  readonly #body: { type: string; schema: JsonObject } | undefined

  constructor(key: EndpointKey, endpoint: Endpoint, shapes: Shapes) {
    const [method = '', path = ''] = key.split(' ')
    this.method = method.toLowerCase()
    this.path = path
    this.tag = tagOf(path)
    const id = operationId(key)
    this.#reply = shapes.of(endpoint.reply, 'output', `${capital(id)}Reply`)
    if (takesForm(key)) this.#body = { type: 'multipart/form-data', schema: UPLOAD }
    else if (endpoint.body)
      this.#body = { type: 'application/json', schema: shapes.of(endpoint.body, 'input', `${capital(id)}Body`) }
    this.#operation = {
      operationId: id,
      tags: [this.tag],
      summary: endpoint.summary,
      description: descriptionOf(key, endpoint),
      security: securityOf(endpoint.access),
      parameters: [
        ...queryParameters(endpoint, shapes),
        ...(endpoint.keyed ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
        ...(path.startsWith('/api/admin/') ? [{ $ref: '#/components/parameters/DeskHeader' }] : []),
      ],
    }
  }

  operation(exampleOf: ExampleOf): JsonObject {
    const { security } = this.#operation as { security: unknown[] } // set above
    const body = this.#body
    const sent = body && {
      schema: body.schema,
      ...(body.type === 'application/json' && { example: exampleOf(body.schema) }),
    }
    return {
      ...this.#operation,
      ...(body && { requestBody: { required: true, content: { [body.type]: sent } } }),
      responses: {
        200: {
          description: 'code 1 with data, or code 0 with a reason',
          content: json(envelope(this.#reply), { code: 1, msg: 'OK', data: exampleOf(this.#reply) }),
        },
        400: refer('Malformed'),
        ...(security.length > 0 && { 401: refer('NotSignedIn') }),
        404: refer('NotFound'),
        429: refer('TooMany'),
        431: refer('HeadersTooLarge'),
        500: refer('Bug'),
        503: refer('Busy'),
      },
    }
  }
}

const fields = jsonSchema(UploadFields, 'input') as { properties: JsonObject; required: string[] } // an object

/** The form of a picture upload: multipart, with the fields before the file. */
const UPLOAD = {
  ...fields,
  required: [...fields.required, 'file'],
  properties: { ...fields.properties, file: { type: 'string', format: 'binary' } },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A new UUID for each attempt; sent again with the same key, the call is done once',
  schema: { type: 'string', format: 'uuid' },
}

/** A header that a form on another site cannot send. */
const deskHeader = {
  name: DESK_HEADER,
  in: 'header',
  required: true,
  description:
    '`background` for what a screen asks by itself: it keeps no idle session alive; a machine token needs none',
  schema: { type: 'string' },
}

/** The success envelope. Clients check `code`: 1 means `data`, 0 means `reason`. */
const envelope = (reply: JsonObject) => ({
  oneOf: [
    {
      type: 'object',
      required: ['code', 'msg', 'data'],
      properties: { code: { type: 'integer', const: 1 }, msg: { type: 'string' }, data: reply },
    },
    { $ref: '#/components/schemas/Refusal' },
  ],
})

function queryParameters({ query }: Endpoint, shapes: Shapes): JsonObject[] {
  if (!query) return []
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as {
    properties?: Record<string, JsonObject>
    required?: string[]
  } // every query of the contract is an object
  return Object.entries(properties).map(([name, { description = wordsOfParameter(name), ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description,
    schema: shapes.part(schema, capital(name)),
  }))
}

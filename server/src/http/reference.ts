import { type Endpoint, endpoints } from '@sampan/contract'
import { z } from 'zod'
import { policy } from '../policy.ts'

type Json = Record<string, unknown>

const schemaOf = (type: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(type, { target: 'openapi-3.0', io })

/** The contract as an OpenAPI 3.0 document. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method = '', path = ''] = key.split(' ')
    const access = policy[key as keyof typeof policy] // both tables have the same keys
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(endpoint, access) }
  }
  const bearer = { type: 'http', scheme: 'bearer' }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Sampan',
      version: '1',
      description: 'The calls of the shop. Money is whole US cents, times are ISO 8601 in UTC.',
    },
    paths,
    components: { securitySchemes: { shopper: bearer, operator: bearer } },
  }
}

function operation(endpoint: Endpoint, access: string): Json {
  return {
    summary: endpoint.summary,
    ...(access !== 'public' && { security: [{ [access]: [] }] }),
    parameters: [...queryParameters(endpoint), ...(endpoint.keyed ? [idempotencyKey] : [])],
    ...(endpoint.body && { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }),
    responses: { 200: { description: 'code 1 with data, or code 0 with a reason', content: json(envelope(endpoint)) } },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

const envelope = (endpoint: Endpoint) => ({
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string' },
    data: schemaOf(endpoint.reply, 'output'),
    reason: { type: 'string' },
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

import { type Access, type Endpoint, type EndpointKey, endpoints, takesForm } from '@sampan/contract'
import fc from 'fast-check'
import { z } from 'zod'
import { bodiesOf, hostileValue, type Schema, valuesOf } from './bad-values.ts'

export type Requester = 'visitor' | 'shopper' | 'operator' | 'dead'

/** A change that makes the input invalid. */
type InputFault = { at: number; how: 'replace' | 'drop' | 'add' | 'wrap'; value: unknown }

/** A fault of the request outside of its input. */
export type RequestFault =
  | { of: 'method'; text: string }
  | { of: 'path'; text: string }
  | { of: 'query'; text: string }
  | { of: 'type'; text: string }
  | { of: 'encoding'; text: string }
  | { of: 'authorization'; text: string }
  | {
      of: 'payload'
      how: 'cut' | 'empty' | 'text' | 'bytes' | 'deep' | 'huge' | 'proto' | 'twice' | 'endless'
      at: number
    }

/** A request whose placeholders are not yet replaced by ids of the shop. */
export type Draft = {
  call: EndpointKey
  requester: Requester
  query: unknown
  body: unknown
  key: 'new' | 'again' | 'none' | 'nonsense'
  language: string
  faults: InputFault[]
  request_fault: RequestFault | undefined
}

const schemaOf = (type: z.ZodType | undefined): Schema | undefined =>
  type && (z.toJSONSchema(type, { target: 'draft-7', io: 'input' }) as Schema) // the parts of JSON Schema that Zod writes

function bodyOf(call: EndpointKey, { body }: Endpoint): fc.Arbitrary<unknown> {
  if (takesForm(call)) return uploadForm
  const schema = schemaOf(body)
  return schema ? bodiesOf(call, schema) : fc.constant(undefined)
}

function queryOf({ query }: Endpoint): fc.Arbitrary<unknown> {
  const schema = schemaOf(query)
  return schema ? valuesOf(schema) : fc.constant(undefined)
}

const inputFault: fc.Arbitrary<InputFault> = fc.record({
  at: fc.nat(50),
  how: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'wrap'),
  value: hostileValue,
})

const textFault = (of: 'method' | 'path' | 'query' | 'type' | 'encoding' | 'authorization', ...texts: string[]) =>
  fc.record({ of: fc.constant(of), text: fc.constantFrom(...texts) })

const requestFault: fc.Arbitrary<RequestFault> = fc.oneof(
  textFault('method', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
  textFault('path', '/', '/..', '/%00', '/%zz', '/%c0%af', '.json', ';a=b', '%2f', `/${'x'.repeat(5000)}`, '\\', '/*'),
  textFault('query', '__proto__=1', '__proto__[a]=1', 'a[b]=1', '%', '%ff=%fe', '&&==&', 'page=1&page=2', 'id=1&id=2'),
  textFault('query', 'x&'.repeat(4000), `keyword=${'%F0%9F%98%80'.repeat(500)}`, 'order_ids=,,,', 'keyword=%00'),
  textFault(
    'type',
    '',
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    ';;;',
  ),
  textFault('type', 'application/json; charset=utf-16', 'multipart/form-data', 'multipart/form-data; boundary=x'),
  textFault('encoding', 'gzip', 'br', 'deflate', 'zstd', 'identity', 'nonsense', 'gzip, gzip'),
  textFault(
    'authorization',
    '',
    'Bearer',
    'Bearer  ',
    'Basic YTpi',
    'bearer x',
    `Bearer ${'x'.repeat(5000)}`,
    'Bearer \'"',
  ),
  fc.record({
    of: fc.constant('payload' as const),
    how: fc.constantFrom('cut', 'empty', 'text', 'bytes', 'deep', 'huge', 'proto', 'twice', 'endless'),
    at: fc.nat(200),
  }),
)

function rightRequester(access: Access): Requester {
  if (access === 'public') return 'visitor'
  return access === 'shopper' ? 'shopper' : 'operator'
}
const REQUESTERS: Requester[] = ['visitor', 'shopper', 'operator', 'dead']

export type UploadDraft = {
  purpose: unknown
  file: 'png' | 'cut' | 'svg' | 'noise' | 'none' | 'two'
  form: 'whole' | 'cut'
}

const uploadForm: fc.Arbitrary<UploadDraft> = fc.record({
  purpose: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('avatar', 'evidence') }, hostileValue),
  file: fc.constantFrom('png', 'png', 'cut', 'svg', 'noise', 'none', 'two'),
  form: fc.constantFrom('whole', 'whole', 'whole', 'cut'),
})

function draftOf(call: EndpointKey): fc.Arbitrary<Draft> {
  const endpoint: Endpoint = endpoints[call]
  const right = fc.constant(rightRequester(endpoints[call].access))
  const key = fc.constantFrom<Draft['key'][]>('new', 'new', 'new', 'again', 'none', 'nonsense')
  return fc.record({
    call: fc.constant(call),
    requester: fc.oneof({ weight: 5, arbitrary: right }, fc.constantFrom(...REQUESTERS)),
    query: queryOf(endpoint),
    body: bodyOf(call, endpoint),
    key: fc.oneof({ weight: 3, arbitrary: fc.constant('new' as const) }, key),
    language: fc.constantFrom('en', 'ja', 'zh-CN;q=0.5, th', '*', '', ';q=', 'en;q=1e999', 'x'.repeat(2000)),
    faults: fc.oneof(fc.constant<InputFault[]>([]), fc.array(inputFault, { maxLength: 4, size: 'max' })),
    request_fault: fc.option(requestFault, { nil: undefined, freq: 3 }),
  })
}

/** Requests to every call of the contract: a third valid, the others slightly or completely invalid. */
export const drafts: fc.Arbitrary<Draft> = fc.oneof(...(Object.keys(endpoints) as EndpointKey[]).map(draftOf)) // its keys are the calls

type Field = { holder: Record<string, unknown>; name: string }

function fieldsIn(value: unknown): Field[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown> // arrays are indexed by name too
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...fieldsIn(holder[name])])
}

export function withFaults(
  input: { query: unknown; body: unknown },
  faults: InputFault[],
): { query: unknown; body: unknown } {
  const worse = structuredClone(input)
  for (const { at, how, value } of faults) {
    const places = fieldsIn(worse).filter(({ holder, name }) => holder !== worse || holder[name] !== undefined)
    const place = places[at % places.length]
    if (!place) continue
    const { holder, name } = place
    if (how === 'replace') holder[name] = structuredClone(value)
    else if (how === 'wrap') holder[name] = [holder[name]]
    else if (how === 'drop' && holder !== worse) delete holder[name]
    else if (how === 'add' && holder !== worse) holder[`${name}_`] = structuredClone(value)
  }
  return worse
}

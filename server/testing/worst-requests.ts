// long: the worst cases of every kind of input
import { type Endpoint, type EndpointKey, endpoints } from '@sampan/contract'
import { z } from 'zod'
import type { Schema } from './bad-values.ts'

/** A request that costs the server as much as its size allows. */
export type WorstRequest = {
  what: string
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  payload?: string
}

/** Number of characters that fit into the body of a public call, and into a URL. */
const BODY = 30_000
const ADDRESS = 15_000

/** Texts whose processing may take more than linear time: sorting marks, looking up words, backtracking in patterns. */
const TEXTS: Record<string, string> = {
  marks: `a${'\u0301\u0316'.repeat(60_000)}`,
  'half-width marks': `ｶ${'\uff9e\u0316'.repeat(60_000)}`,
  jamo: '\u1100\u1161\u11a8'.repeat(40_000),
  letters: 'a'.repeat(120_000),
  blanks: `a${' '.repeat(120_000)}b`,
  digits: '1'.repeat(120_000),
  labels: `a@${'a.'.repeat(60_000)}`,
  hyphens: `a@${'a-'.repeat(60_000)}`,
  quotes: `'"\\`.repeat(40_000),
  lines: '\r\n'.repeat(60_000),
}

/** Keywords of the maximum length, which split into as many words, pairs and spellings as possible. */
const KEYWORDS: Record<string, string> = {
  // This case comes first, so that a cost that doubles with each word is detected within seconds.
  '24 words': Array.from({ length: 24 }, (_, at) => `w${at}`).join(' '),
  '32 words': Array.from({ length: 32 }, (_, at) => `w${at}`).join(' '),
  '50 letters': [...'abcdefghijklmnopqrstuvwxyz0123456789αβγδεζηθικλμνξ'].join(' '),
  'a Chinese sentence': '我想给妈妈买一件又轻又暖和的羊毛外套再配上一双舒服的平底鞋子吧',
  '100 Chinese characters': Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x4e00 + at * 7)).join(''),
  '100 kana': Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x3042 + (at % 70))).join(''),
  '50 kana apart': Array.from({ length: 50 }, (_, at) => String.fromCodePoint(0x3042 + at)).join(' '),
  '100 Thai characters': 'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภม'.repeat(4).slice(0, 100),
  '100 syllables': Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0xac01 + at * 29)).join(''),
  'six misspelt words': 'keybaord bakcpack headfones lanternn umbrela teapto',
  'signs of 18 letters': '\ufdfa'.repeat(100),
  'marks between words': 'à́̂̃ '.repeat(20).slice(0, 100),
  plurals: 'ies ves ches shes ses zes'.repeat(4).slice(0, 100),
}

const cut = (text: string, length: number) => text.slice(0, length).toWellFormed()

/** The longest beginning of a text that fits into a URL. */
function encoded(text: string): string {
  const part = [...cut(text, ADDRESS)]
  const sign_bytes = Math.max(1, encodeURIComponent(part.slice(0, 20).join('')).length / Math.min(20, part.length || 1))
  return encodeURIComponent(part.slice(0, Math.floor(ADDRESS / sign_bytes)).join(''))
}

const schemaOf = (type: z.ZodType | undefined): Schema | undefined =>
  type && (z.toJSONSchema(type, { target: 'draft-7', io: 'input' }) as Schema) // the parts of JSON Schema that Zod writes

const formsOf = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [schema]

function plainOf(schema: Schema, field = ''): unknown {
  const [form = {}] = formsOf(schema)
  if (form.enum) return form.enum[0]
  if (form.const !== undefined) return form.const
  if (form.type === 'object') return objectOf(form)
  if (form.type === 'array') return form.minItems ? [plainOf(form.items ?? {}, field)] : []
  if (form.type === 'string') return form.pattern?.startsWith('^\\d{8}') ? '12345678' : 'lamp'
  if (form.type === 'integer' || form.type === 'number') return 1
  return form.type === 'boolean' ? true : null
}

const objectOf = ({ properties = {}, required = [] }: Schema) =>
  Object.fromEntries(required.map((name) => [name, plainOf(properties[name] ?? {}, name)]))

/** Objects of a schema, each with one field at its worst. */
function* worstObjects(schema: Schema): Generator<[what: string, value: unknown]> {
  for (const form of formsOf(schema)) {
    const plain = objectOf(form)
    for (const [name, field] of Object.entries(form.properties ?? {}))
      for (const [what, value] of worstValues(field, name)) yield [`${name}: ${what}`, { ...plain, [name]: value }]
    yield [
      'very many fields',
      { ...plain, ...Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`x${at}`, 1])) },
    ]
  }
}

function* worstValues(schema: Schema, field: string): Generator<[what: string, value: unknown]> {
  for (const [what, text] of Object.entries(TEXTS)) yield [what, text]
  if (field === 'keyword') for (const [what, text] of Object.entries(KEYWORDS)) yield [what, text]
  const forms = formsOf(schema)
  const list = forms.find(({ type }) => type === 'array')
  if (!list) return
  const item = plainOf(list.items ?? {})
  const long = JSON.stringify(item)?.length ?? 1
  yield ['as many as the call takes', Array.from({ length: list.maxItems ?? 100 }, () => item)]
  yield ['as many as fit', Array.from({ length: Math.floor(BODY / (long + 1)) }, () => item)]
  yield ['empty objects', Array.from({ length: BODY / 3 }, () => ({}))]
  yield ['nothing, again and again', Array.from({ length: BODY / 2 }, () => 1)]
}

/** JSON that fits into a body, because a longer body would be refused unread. */
function bodyOf(value: unknown): string {
  const text = JSON.stringify(value)
  const longest = Object.values((value ?? {}) as object).find((one) => typeof one === 'string' && one.length > 10_000)
  if (Buffer.byteLength(text) <= BODY || typeof longest !== 'string') return text
  const shorter = (length: number) => JSON.stringify(value, (_, one) => (one === longest ? cut(longest, length) : one))
  const whole = Buffer.byteLength(shorter(1_000)) / 1_000
  return shorter(Math.floor(BODY / whole))
}

/** The worst inputs that a body can pass to the schema of a call. */
export function worstInputs(schema: z.ZodType): Iterable<[what: string, value: unknown]> {
  return worstObjects(schemaOf(schema) ?? {})
}

const HEADERS: Record<string, string>[] = [
  { 'accept-language': 'x,'.repeat(ADDRESS / 2) },
  { 'accept-language': `en${';q=1'.repeat(ADDRESS / 4)}` },
  { 'accept-language': `en;${' '.repeat(ADDRESS)}x` },
  { 'accept-language': 'en;q=0.1,'.repeat(ADDRESS / 9) },
  { cookie: 'a=b; '.repeat(ADDRESS / 5) },
  { cookie: `Local_Lang=${'%5B'.repeat(ADDRESS / 3)}` },
  { cookie: `Local_Lang=${'%E0%A4%'.repeat(ADDRESS / 7)}` },
  { cookie: `;${' '.repeat(ADDRESS)}` },
  { 'if-none-match': 'W/"x",'.repeat(ADDRESS / 6) },
  { authorization: `Bearer ${'x'.repeat(ADDRESS)}` },
  { authorization: `Bearer ${' '.repeat(ADDRESS)}x` },
  { 'user-agent': 'Mozilla/5.0 (Linux; Android '.repeat(ADDRESS / 28) },
  { 'x-forwarded-for': '1.1.1.1,'.repeat(ADDRESS / 8) },
  { forwarded: 'for=1.1.1.1;'.repeat(ADDRESS / 12) },
  { 'accept-encoding': 'br;q=0.1,'.repeat(ADDRESS / 9) },
  { 'idempotency-key': 'x'.repeat(ADDRESS) },
]

const QUERIES: Record<string, string> = {
  'many parameters': 'a&'.repeat(ADDRESS / 2),
  'one parameter many times': 'page=1&'.repeat(ADDRESS / 7),
  'parameters of other objects': '__proto__=1&'.repeat(ADDRESS / 12),
  'signs that cannot be decoded': '%'.repeat(ADDRESS),
  'halves of characters': '%E0%A4&'.repeat(ADDRESS / 7),
  separators: '&='.repeat(ADDRESS / 2),
}

const searchOf = (query: Record<string, unknown>) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encoded(String(value))}`)
    .join('&')

function* worstAddresses(path: string, schema: Schema | undefined): Generator<[what: string, url: string]> {
  const plain = schema ? searchOf(objectOf(schema)) : ''
  for (const [what, query] of Object.entries(QUERIES)) yield [what, `${path}?${plain}&${query}`]
  if (!schema) return
  for (const [what, query] of worstObjects(schema))
    if (!what.startsWith('very many')) yield [what, `${path}?${searchOf(query as Record<string, unknown>)}`]
}

const NESTED = ['['.repeat(BODY - 10) + ']'.repeat(5), `${'{"a":'.repeat(BODY / 6)}1${'}'.repeat(BODY / 6)}`]
const TWICE = `{${'"__proto__":1,'.repeat(2_000)}"a":1}`

export function* worstRequests(call: EndpointKey): Generator<WorstRequest> {
  const [method, path = ''] = call.split(' ') as ['GET' | 'POST', string] // every key of the contract has this form
  const { query, body }: Endpoint = endpoints[call]
  const query_schema = schemaOf(query)
  const headers = {
    'content-type': 'application/json',
    ...(path.startsWith('/api/admin/') && { 'x-sampan-desk': '1' }),
  }
  const body_schema = schemaOf(body)
  const plain = body_schema && JSON.stringify(objectOf(formsOf(body_schema)[0] ?? {}))
  const plain_url = query_schema ? `${path}?${searchOf(objectOf(query_schema))}` : path
  const request = { method, url: plain_url, ...(body_schema && { headers, payload: plain }) } as const
  yield { ...request, what: 'nothing special' } as WorstRequest
  for (const header of HEADERS)
    yield {
      ...request,
      what: `header ${JSON.stringify(header).slice(0, 40)}`,
      headers: { ...headers, ...header },
    } as WorstRequest
  for (const [what, url] of worstAddresses(path, query_schema)) yield { ...request, what, url } as WorstRequest
  if (!body_schema) return
  for (const [what, value] of worstObjects(body_schema))
    yield { ...request, what, headers, payload: bodyOf(value) } as WorstRequest
  for (const payload of [...NESTED, TWICE])
    yield { ...request, what: payload.slice(0, 20), headers, payload } as WorstRequest
}

export function worstPages(): string[] {
  const keywords = [...Object.values(KEYWORDS), ...Object.values(TEXTS)].map(encoded)
  const long = encoded('a'.repeat(ADDRESS))
  return [
    ...keywords.map((keyword) => `/search?keyword=${keyword}`),
    ...['/detail/', '/shop/', '/explore?category=', '/home?', '/search?', '/nowhere/', '/refund/'].flatMap((path) => [
      path + long,
      path + '/'.repeat(ADDRESS),
      path + 'a/'.repeat(ADDRESS / 2),
      path + '%E0%A4%'.repeat(ADDRESS / 7),
      path + 'a&'.repeat(ADDRESS / 2),
    ]),
  ]
}

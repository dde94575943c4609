import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, onTestFinished, test } from 'vitest'
import { aProduct, aShop, aShopper, listed, PASSWORD } from '../../../testing/world.ts'
import { openApi } from './reference.ts'

const SERVER = join(import.meta.dirname, '../../..')
const contract = await openApi()

test("the document passes the linter's recommended rules without a warning", async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(contract), config })
  expect(problems.map(({ ruleId, location: [where] }) => `${ruleId} ${where?.pointer}`)).toEqual([])
})

test('every call documents the reply of a busy shop with Retry-After', () => {
  const { paths, components } = contract as {
    paths: Record<string, Record<string, { responses: object }>>
    components: object
  } // the document has this shape
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(calls.length).toBeGreaterThan(50)
  for (const { responses } of calls) expect(responses).toMatchObject({ 503: { $ref: '#/components/responses/Busy' } })
  expect(components).toMatchObject({ responses: { Busy: { headers: { 'Retry-After': {} } } } })
})

test('the linter reports a document without servers', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const { servers: _, ...document } = contract
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(['no-empty-servers'])
})

type Call = {
  summary: string
  description?: string
  tags: string[]
  parameters: ({ name: string; description?: string } | { $ref: string })[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: { 431: object; 200: { content: { 'application/json': { schema: { oneOf: object[] }; example: object } } } }
}
type Document = {
  tags: { name: string }[]
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, object>; parameters: Record<string, { description?: string }> }
}
const documented = () => contract as Document // the document has this shape
const callsOf = ({ paths }: Document) => Object.values(paths).flatMap((methods) => Object.values(methods))

test('every call has a listed tag, and examples for its request and reply', () => {
  const document = documented()
  const tags = document.tags.map(({ name }) => name)
  for (const { tags: own, requestBody, responses } of callsOf(document)) {
    expect(tags).toContain(own[0])
    expect(responses[200].content['application/json'].example).toMatchObject({ code: 1 })
    const content = requestBody?.content['application/json']
    if (content) expect(content.example).toBeDefined()
  }
})

test('every operation is described with the caller and documents too long headers', () => {
  for (const { description, summary, responses } of callsOf(documented())) {
    expect(description).toContain(summary)
    expect(description).toMatch(/Anyone may|For the signed-in shopper|For operators|For owners only/)
    expect(responses).toMatchObject({ 431: { $ref: '#/components/responses/HeadersTooLarge' } })
  }
})

/** Every text of an example with the name of its field. */
function textsIn(example: unknown, field = ''): [field: string, text: string][] {
  if (typeof example === 'string') return [[field, example]]
  if (Array.isArray(example)) return example.flatMap((one) => textsIn(one, field))
  if (typeof example !== 'object' || example === null) return []
  return Object.entries(example).flatMap(([name, value]) => textsIn(value, name))
}

test('examples fit the name of their field', () => {
  const examples = callsOf(documented()).flatMap(({ requestBody, responses }) => [
    requestBody?.content['application/json']?.example,
    responses[200].content['application/json'].example,
  ])
  const texts = examples.flatMap((example) => textsIn(example))
  const unnamed = texts.filter(([, text]) => text === 'Clay mug').map(([field]) => field)
  expect([...new Set(unnamed)].sort()).toEqual(['alt', 'data', 'en', 'eyebrow', 'product_title', 'title'])
  const of = (name: string) => new Set(texts.flatMap(([field, text]) => (field === name ? [text] : [])))
  expect(of('ip')).toEqual(new Set(['203.0.113.7']))
  expect(of('time_zone')).toEqual(new Set(['Asia/Singapore']))
  expect([...of('ja')].every((text) => /\p{Script=Katakana}/u.test(text))).toBe(true)
})

test('calls that accept a machine token list it next to the session', () => {
  const { paths } = contract as { paths: Record<string, Record<string, { security: object[] }>> } // as it is made
  const takesToken = Object.entries(paths).filter(([, { get }]) => get?.security.some((way) => 'machine' in way))
  expect(takesToken.map(([path]) => path).sort()).toEqual(['/api/admin/currency/rates', '/api/admin/ledger/audit'])
  expect(paths['/api/admin/today']?.get?.security).toEqual([{ operator: [] }])
})

test('a call states how often its caller may make it', () => {
  const { paths } = documented()
  expect(paths['/api/user/notifications/choose']?.post?.description).toContain('at most 60 times an hour')
  expect(paths['/api/user/notifications/push_off']?.post?.description).not.toContain('at most')
})

test('every parameter has a description', () => {
  const document = documented()
  const own = callsOf(document).flatMap(({ parameters }) => parameters)
  const silent = own.filter((parameter) => 'name' in parameter && !parameter.description)
  expect(silent).toEqual([])
  for (const { description } of Object.values(document.components.parameters)) expect(description).toBeTruthy()
})

test('equal schemas are stored once, under their name in the contract', () => {
  const { schemas } = documented().components
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Refund', 'Card', 'Sku', 'Order', 'Address']))
  const shapes = Object.values(schemas).map((schema) => JSON.stringify(schema))
  expect(shapes.filter((shape, place) => shapes.indexOf(shape) !== place)).toEqual([])
  // Calls only refer to schemas: none contains the fields of an order line.
  expect(JSON.stringify(schemas)).toContain('"order_item_id":{')
  expect(JSON.stringify(documented().paths)).not.toContain('"order_item_id":{')
})

test('`code` distinguishes a success with data from a refusal with a reason', () => {
  for (const { responses } of callsOf(documented())) {
    expect(responses[200].content['application/json'].schema.oneOf).toEqual([
      expect.objectContaining({
        required: ['code', 'msg', 'data'],
        properties: expect.objectContaining({ code: { type: 'integer', const: 1 } }),
      }),
      { $ref: '#/components/schemas/Refusal' },
    ])
  }
})

const USE = `import { getProductList, postUserLogin } from './client.ts'
import type { components, paths } from './types.ts'

type LoginAnswer = paths['/api/user/login']['post']['responses'][200]['content']['application/json']
export const tokenOrReason = (answer: LoginAnswer): string =>
  answer.code === 1 ? answer.data.userinfo.token : answer.reason satisfies components['schemas']['Refusal']['reason']

export async function shopping(account: string, password: string) {
  const login = await postUserLogin({ account, password })
  if (login.status !== 200) throw new Error(login.data.msg)
  if (login.data.code === 0) return { refused: login.data.reason }
  const token: string = login.data.data.userinfo.token
  const list = await getProductList({ page: 1 }, { headers: { authorization: \`Bearer \${token}\` } })
  if (list.status !== 200 || list.data.code === 0) throw new Error(list.data.msg)
  return { token, ids: list.data.data.items.map(({ product_id }): string => product_id) }
}
`

const TSC = '--ignoreConfig --noEmit --strict --target es2024 --module nodenext --allowImportingTsExtensions'.split(' ')

type Use = { shopping: (account: string, password: string) => Promise<object> }

test('clients of two generators compile, and a client logs in and lists products', async () => {
  const shop = await aShop()
  const { account } = await aShopper(shop)
  const { product_id } = await aProduct(shop)
  await listed(shop)
  const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const folder = mkdtempSync(join(SERVER, 'node_modules/.generated-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const run = (program: string, ...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' })
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
  }
  const shopClient = { input: './openapi.json', output: { target: 'client.ts', client: 'fetch', baseUrl: url } }
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(contract))
  writeFileSync(join(folder, 'orval.config.mjs'), `export default ${JSON.stringify({ shop: shopClient })}`)
  writeFileSync(join(folder, 'use.ts'), USE)
  run(join(SERVER, 'node_modules/.bin/openapi-typescript'), 'openapi.json', '-o', 'types.ts')
  run(join(SERVER, 'node_modules/.bin/orval'), '--config', 'orval.config.mjs')
  run(join(SERVER, '../node_modules/.bin/tsc'), ...TSC, 'use.ts')
  const { shopping }: Use = await import(pathToFileURL(join(folder, 'use.ts')).href)
  expect(await shopping(account, PASSWORD)).toEqual({ token: expect.any(String), ids: [product_id] })
  expect(await shopping(account, 'wrong')).toEqual({ refused: expect.any(String) })
})

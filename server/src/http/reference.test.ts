import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { generateApi } from 'swagger-typescript-api'
import { expect, onTestFinished, test } from 'vitest'
import { aProduct, aShop } from '../../testing/world.ts'
import { openApi } from './reference.ts'

const ROOT = join(import.meta.dirname, '../../..')

test("the document passes the linter's recommended rules without a warning", async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(openApi()), config })
  expect(problems.map(({ ruleId, location: [where] }) => `${ruleId} ${where?.pointer}`)).toEqual([])
})

test('every call says that a busy shop asks to come back, and when', () => {
  const { paths, components } = openApi() as {
    paths: Record<string, Record<string, { responses: object }>>
    components: object
  } // as it is made
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(calls.length).toBeGreaterThan(50)
  for (const { responses } of calls) expect(responses).toMatchObject({ 503: { $ref: '#/components/responses/Busy' } })
  expect(components).toMatchObject({ responses: { Busy: { headers: { 'Retry-After': {} } } } })
})

test('the linter finds what it should: a document without servers', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const { servers: _, ...document } = openApi()
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(['no-empty-servers'])
})

type Client = {
  getProductDetail: (query: { product_id: string }) => Promise<{ data: { code: number; data: { title: string } } }>
}

test('a client generated from it compiles and reads a product', { timeout: 120_000 }, async () => {
  const shop = await aShop()
  const { product_id } = await aProduct(shop)
  const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const folder = mkdtempSync(join(ROOT, 'node_modules/.generated-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await generateApi({ spec: openApi() as never, output: folder, fileName: 'client.ts', silent: true }) // any document will do
  const use = `import { Api } from './client.ts'
export const title = async (api: Api<unknown>): Promise<string | undefined> =>
  (await api.api.getProductDetail({ product_id: '${product_id}' })).data.data?.title`
  writeFileSync(join(folder, 'use.ts'), use)
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--target',
    'es2024',
    '--module',
    'nodenext',
    '--allowImportingTsExtensions',
  ]
  const compiled = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), [...options, 'use.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(compiled.stdout).toBe('')
  const { Api } = await import(pathToFileURL(join(folder, 'client.ts')).href)
  const { api }: { api: Client } = new Api({ baseUrl: url, baseApiParams: { headers: { 'accept-language': 'en' } } })
  const { data } = await api.getProductDetail({ product_id })
  expect(data).toMatchObject({ code: 1, data: { product_id, title: expect.stringContaining('Product') } })
})

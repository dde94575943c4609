import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openShop } from './open-shop.ts'
import { PATHS } from './paths.ts'

const ROOT = join(import.meta.dirname, '..')
const shop = await openShop()
afterAll(() => shop.close())

/** Valid parameters of public paths: a product with one SKU, products with several, lists. */
const NAMED = [
  '/detail/soap',
  '/detail/keyboard',
  '/explore?category=toys',
  '/search?keyword=tea',
  '/shop?sort=new',
  '/shop/studio-kanda',
]
const PAGES = [...PATHS.filter(({ is_public }) => is_public).map(({ path }) => path), ...NAMED]

type Node = Record<string, unknown>
const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** The structured data of a page, as the nodes of its graph. */
async function nodesAt(path: string, language: string): Promise<Node[]> {
  const ask = () => fetch(shop.url + path, { headers: { 'accept-language': language } })
  let page = await ask()
  // A busy machine declines a page that waited too long.
  for (let more = 20; page.status === 503 && more > 0; more--) page = await ask()
  const scripts = [...(await page.text()).matchAll(SCRIPT)]
  expect(scripts, path).toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(scripts[0]?.[1] ?? '')
  expect(context, path).toBe('https://schema.org')
  return graph
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A node and all nodes inside. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []
}

/** A node without annotations of actions, such as `query-input`, which are no properties of the vocabulary. */
const withoutAnnotations = (node: unknown) =>
  JSON.stringify(node, (key, value) => (key.endsWith('-input') ? undefined : value))

/** Compiles nodes with the types of schema.org. @returns the compiler's messages, empty if all are valid. */
function faultsOf(lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-schema-'))
  const types = join(ROOT, 'node_modules/schema-dts/dist/schema.d.ts')
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    types: [],
    paths: { 'schema-dts': [types] },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['nodes.ts'] }))
  writeFileSync(join(folder, 'nodes.ts'), [`import type * as schema from 'schema-dts'`, ...lines].join('\n'))
  try {
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8', stdio: 'pipe' })
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout || error) // the messages of the compiler
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const lineOf = (node: Node, at: number | string) =>
  `export const _${at}: schema.${node['@type']} = ${withoutAnnotations(node)}`

const graphs = await Promise.all(
  PAGES.flatMap((path) =>
    ['en', 'th'].map(async (language) => ({ path, language, nodes: await nodesAt(path, language) })),
  ),
)

test('the structured data of every public page is valid by the types of schema.org', () => {
  const wrong: Node[] = [
    { '@type': 'Product', price: '1.00' },
    { '@type': 'Product', offers: { '@type': 'Offer', availability: 'https://schema.org/Sold' } },
    { '@type': 'Produce', name: 'Lamp' },
  ]
  // Pages of other languages differ only in texts.
  const nodes = graphs.filter(({ language }) => language === 'en').flatMap((page) => page.nodes)
  const distinct = new Map(nodes.map((node) => [withoutAnnotations(node), node]))
  expect(distinct.size).toBeGreaterThan(PAGES.length)
  const faults = faultsOf([
    ...[...distinct.values()].map(lineOf),
    ...wrong.flatMap((node, at) => ['// @ts-expect-error', lineOf(node, `wrong_${at}`)]),
  ])
  expect(faults).toBe('')
})

test.each(graphs)(
  '$path: addresses are absolute or within the page, and every id that a node names belongs to a node of the page',
  ({ nodes }) => {
    const all = nodesIn(nodes)
    const ids = all.filter((node) => node['@type']).map((node) => node['@id'])
    for (const node of all) {
      if (node['@id']) expect(ids).toContain(node['@id'])
      for (const name of ['@id', 'url', 'image', 'logo', 'item'])
        for (const value of [node[name]].flat())
          if (typeof value === 'string') expect(value).toMatch(/^(http:\/\/localhost:\d+\/|#)./)
    }
    const types = nodes.map((node) => node['@type'])
    expect(types.slice(0, 2)).toEqual(['OnlineStore', 'WebSite'])
  },
)

test('each kind of page describes what it shows', () => {
  const typesAt = (path: string) =>
    graphs
      .find((page) => page.path === path)
      ?.nodes.map((node) => node['@type'])
      .slice(2)
  expect(typesAt('/home')).toEqual(['ItemList'])
  expect(typesAt('/explore')).toEqual(['BreadcrumbList', 'ItemList'])
  expect(typesAt('/search?keyword=tea')).toEqual(['ItemList'])
  expect(typesAt('/shop')).toEqual(['ItemList'])
  expect(typesAt('/shop/studio-kanda')).toEqual(['OnlineStore', 'BreadcrumbList', 'ItemList'])
  expect(typesAt('/login')).toEqual([])
  expect(typesAt('/detail/keyboard')?.slice(0, 4)).toEqual([
    'ProductGroup',
    'BreadcrumbList',
    'OnlineStore',
    'OfferShippingDetails',
  ])
})

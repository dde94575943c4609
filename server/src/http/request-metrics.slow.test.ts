import { expect, test } from 'vitest'
import { aShop } from '../../testing/world.ts'
import { routeLabel } from './request-metrics.ts'

const { app } = await aShop()
/** Maximum number of label sets. Each adds 11 lines to `/metrics`: 8 buckets, infinity, sum and count. */
const LABEL_SETS_MOST = 40

const labelSets = async () =>
  (await app.inject('/metrics')).body
    .split('\n')
    .filter((line) => line.startsWith('http_request_duration_seconds_count'))

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const

async function sendMany(round: number): Promise<void> {
  for (let number = 0; number < 30; number++) {
    const name = `${round}-${number}`
    const method = METHODS[number % METHODS.length] ?? 'GET'
    const paths = [
      `/detail/product-${name}`,
      `/shop/${name}`,
      `/assets/home-${name}.js`,
      `/console/assets/desk-${name}.css`,
      `/console/orders/${name}`,
      `/pictures/${name}.webp`,
      `/files/${name}.webp`,
      `/icons/${name}/192.png`,
      `/api/${name}`,
      `/api/product/detail?product_id=${name}`,
      `/api/product/detail/${name}`,
      `/${name}.php`,
      `/%zz${name}`,
      `/wp-admin/${name}?q=${name}`,
    ]
    for (const url of paths) await app.inject({ method, url, headers: { host: `${name}.example.com` } })
  }
}

test('the number of time series does not grow with addresses, unknown paths and methods', async () => {
  await labelSets()
  await sendMany(1)
  const first = await labelSets()
  await sendMany(2)
  expect(await labelSets()).toHaveLength(first.length)
  expect(first.length).toBeLessThan(LABEL_SETS_MOST)
  expect((await app.inject('/metrics')).body).not.toMatch(/route="[^"]*\d-\d/)
})

test('all files of a build share one label, and every other route has its own', () => {
  for (const url of ['/assets/home-4f0c.js', '/console/assets/index-1.css', '/console/assets/*', '/sw.js', '/icon.svg'])
    expect(routeLabel(url)).toBe('asset')
  for (const url of ['/api/home', '/pictures/:name', '/icons/:kind/:name', '/*', '/console/*', '/sitemap/products.xml'])
    expect(routeLabel(url)).toBe(url)
  expect(routeLabel(undefined)).toBe('unknown')
})

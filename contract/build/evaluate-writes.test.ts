import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DESK_WRITES } from '../src/client/desk-writes.ts'
import { SHOP_WRITES } from '../src/client/shop-writes.ts'
import { evaluateWrites } from './evaluate-writes.ts'

const CLIENT = join(import.meta.dirname, '../src/client')

/** The exports of the module that a browser gets. */
async function load(file: string): Promise<Record<string, unknown>> {
  const code = await evaluateWrites().load(join(CLIENT, file))
  if (code === null) throw new Error(`${file} is not replaced`)
  expect(code).not.toMatch(/^import/m)
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

test('the build replaces the tables of writes by modules without imports and with the same values', async () => {
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  expect(plain(await load('shop-writes.ts'))).toEqual(plain({ SHOP_WRITES }))
  expect(plain(await load('desk-writes.ts'))).toEqual(plain({ DESK_WRITES }))
})

test('other modules are not replaced', async () => {
  expect(await evaluateWrites().load(join(CLIENT, 'exchange.ts'))).toBeNull()
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recordsFor } from '../route-records.ts'
import { routes } from './routes.ts'

test('only server-rendered screens have a first view', () => {
  expect(routes.filter((route) => route.first && !route.public)).toEqual([])
})

test('the server knows the source file of every screen', () => {
  expect(routes.map(({ module }) => module)).not.toContain(undefined)
  expect(routes.find(({ path }) => path === '/home')?.module).toBe('src/screens/home/home.tsx')
})

test('browsers load no data that only the server reads', () => {
  const records = readFileSync(join(import.meta.dirname, 'routes.ts'), 'utf8')
  expect(records.match(/-first\.ts'/g)).toHaveLength(routes.filter(({ first }) => first).length)
  expect(recordsFor('browser', records)).not.toContain('first')
})

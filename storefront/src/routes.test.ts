import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recordsFor } from '../route-records.ts'
import { upOf } from './navigation/route.ts'
import { match, routes } from './routes.ts'

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

test('the screen above every screen exists, and its parameters are those of the screen', () => {
  for (const { path, up } of routes) {
    expect(match(up.replace(/\/:.*/, '')), `${path} leads to ${up}`).toBeDefined()
    for (const [parameter] of up.matchAll(/:\w+/g)) expect(path).toContain(parameter)
  }
})

test.each([
  ['/addressForm/7', '/address'],
  ['/profile', '/filter'],
  ['/receipt/7/2', '/orderInfo/7'],
  ['/receipt', '/orderInfo'],
  ['/detail/lamp', '/home'],
])('above %s is %s', (path, up) => {
  const pageMatch = match(path)
  expect(pageMatch && upOf(pageMatch)).toBe(up)
})

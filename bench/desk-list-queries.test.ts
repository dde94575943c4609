import { endpoints } from '@sampan/contract'
import { expect, test } from 'vitest'
import { LISTS } from './desk-list-queries.ts'

const PREFIX = 'GET /api/admin/'

/** Whether the call reads a list page by page. `endpoint` is an entry of the contract. */
const isPaged = (endpoint: object): boolean =>
  'query' in endpoint && endpoint.query instanceof Object && 'shape' in endpoint.query && hasPage(endpoint.query.shape)

const hasPage = (shape: unknown) => shape instanceof Object && ('cursor' in shape || 'page' in shape)

test('every list of the desk is measured (LISTS in bench/desk-list-queries.ts)', () => {
  const pagedCalls = Object.entries(endpoints).filter(
    ([call, endpoint]) => call.startsWith(PREFIX) && isPaged(endpoint),
  )
  const names = pagedCalls.map(([call]) => call.slice(PREFIX.length))
  expect(names).toContain('shopper/list')
  expect(names.filter((name) => !(name in LISTS))).toEqual([])
})

test('only calls of the contract are measured', () => {
  expect(Object.keys(LISTS).filter((name) => !(`${PREFIX}${name}` in endpoints))).toEqual([])
})

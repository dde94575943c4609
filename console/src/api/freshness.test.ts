import { type EndpointKey, endpoints } from '@sampan/contract'
import { expect, test } from 'vitest'
import { INVALIDATES } from './freshness.ts'

const calls = Object.keys(endpoints) as EndpointKey[]

test('every write of the desk lists the reads that it invalidates', () => {
  const writes = calls.filter((name) => name.startsWith('POST /api/admin/'))
  expect(Object.keys(INVALIDATES).toSorted()).toEqual(writes.toSorted())
})

test('only reads are invalidated', () => {
  expect(
    Object.values(INVALIDATES)
      .flat()
      .filter((name) => !name.startsWith('GET ')),
  ).toEqual([])
})

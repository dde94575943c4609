import { expect, test } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { hasFaults, refusedField, withoutFaults } from './form-faults.ts'

const refusal = (field: string) => new CallError('refused', 'No.', { reason: 'address_invalid', details: { field } })

test('a refusal that names a field of the form stands at that field', () => {
  expect(refusedField(refusal('area'), ['area', 'mobile'])).toEqual({ area: 'No.' })
  expect(refusedField(refusal('elsewhere'), ['area', 'mobile'])).toBeUndefined()
  expect(refusedField(new CallError('unreachable', 'No connection'), ['area'])).toBeUndefined()
  expect(refusedField(new Error('a bug'), ['area'])).toBeUndefined()
})

test('what is being put right is no longer wrong; the rest stays', () => {
  const left = withoutFaults({ area: 'A', mobile: 'B' }, { mobile: '08' })
  expect(left).toEqual({ area: 'A' })
  expect(hasFaults(left)).toBe(true)
  expect(hasFaults(withoutFaults(left, { area: ['1'] }))).toBe(false)
})

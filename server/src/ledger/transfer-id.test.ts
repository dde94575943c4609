import { expect, test } from 'vitest'
import { transferId, uuidFromName } from './transfer-id.ts'

test('name-based ids conform to RFC 9562', () => {
  const DNS = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'
  expect(uuidFromName(DNS, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
})

test('an event always has the same id; a different event, code or phase has a different id', () => {
  const payment = { ref_type: 'order', ref_id: '1', code: 'payment' }
  const ids = [
    transferId(payment, 'single'),
    transferId({ ...payment, ref_id: '2' }, 'single'),
    transferId({ ...payment, ref_type: 'refund' }, 'single'),
    transferId({ ...payment, code: 'completion' }, 'single'),
    transferId(payment, 'hold'),
  ]
  expect(transferId({ ...payment }, 'single')).toBe(ids[0])
  expect(new Set(ids).size).toBe(ids.length)
})

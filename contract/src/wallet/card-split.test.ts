import { expect, test } from 'vitest'
import { CARD_PARTS_LIMIT, splitForCards } from './card-split.ts'

const payment = (left_cents: number, is_blocked = false) => ({ left_cents, is_blocked })
const sums = ({ parts, ...split }: ReturnType<typeof splitForCards>) => ({
  ...split,
  parts: parts.map(({ amount_cents }) => amount_cents),
})

test('money goes back to payments in their order, and only the rest to a bank', () => {
  const payments = [payment(3_000), payment(5_000)]
  expect(sums(splitForCards(2_000, payments))).toMatchObject({ parts: [2_000], card_cents: 2_000, rest_cents: 0 })
  expect(sums(splitForCards(10_000, payments))).toMatchObject({
    parts: [3_000, 5_000],
    card_cents: 8_000,
    rest_cents: 2_000,
  })
  expect(sums(splitForCards(-5, payments))).toMatchObject({ parts: [], rest_cents: 0 })
  expect(sums(splitForCards(700, []))).toMatchObject({ parts: [], card_cents: 0, rest_cents: 700 })
})

test('a payment that waits for operators is used last, and its part is named', () => {
  const payments = [payment(3_000, true), payment(5_000)]
  expect(sums(splitForCards(5_000, payments))).toMatchObject({ parts: [5_000], blocked_cents: 0 })
  expect(sums(splitForCards(9_000, payments))).toMatchObject({
    parts: [5_000],
    blocked_cents: 3_000,
    rest_cents: 1_000,
  })
})

test('a withdrawal has a limit of refunds, and the sum of the parts is always the amount', () => {
  const payments = Array.from({ length: CARD_PARTS_LIMIT + 2 }, () => payment(100))
  const split = splitForCards(10_000, payments)
  expect(split.parts).toHaveLength(CARD_PARTS_LIMIT)
  expect(split.above_cents).toBe(200)
  expect(split.card_cents + split.above_cents + split.rest_cents).toBe(10_000)
})

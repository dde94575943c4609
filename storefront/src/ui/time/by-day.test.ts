import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

/** A view at an hour of the local time zone. */
const viewOf = (product_id: string, day: number, hour: number) => ({
  product_id,
  viewed_at: new Date(2026, 10, day, hour).toISOString(),
})
const daysOf = (views: ReturnType<typeof viewOf>[]) =>
  byDay(views, { keyOf: (view) => view.product_id, timeOf: (view) => view.viewed_at }).map(({ day, items }) => [
    day,
    ...items.map(({ product_id }) => product_id),
  ])

test("a day lasts from midnight to midnight in the shopper's time zone", () => {
  const views = [viewOf('lamp', 22, 0), viewOf('soap', 21, 23), viewOf('honey', 21, 0), viewOf('cup', 20, 23)]
  expect(daysOf(views)).toEqual([
    ['2026-11-22', 'lamp'],
    ['2026-11-21', 'soap', 'honey'],
    ['2026-11-20', 'cup'],
  ])
})

test('if a product is viewed again between two page reads, it is shown once, at the later time', () => {
  expect(daysOf([viewOf('lamp', 22, 9), viewOf('soap', 21, 9), viewOf('lamp', 20, 9)])).toEqual([
    ['2026-11-22', 'lamp'],
    ['2026-11-21', 'soap'],
  ])
})

test('an empty list has no days', () => {
  expect(daysOf([])).toEqual([])
})

import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

/** A view at an hour of the local time zone. */
const viewed = (product_id: string, day: number, hour: number) => ({
  product_id,
  viewed_at: new Date(2026, 10, day, hour).toISOString(),
})
const shown = (views: ReturnType<typeof viewed>[]) =>
  byDay(views, { keyOf: (view) => view.product_id, timeOf: (view) => view.viewed_at }).map(({ day, items }) => [
    day,
    ...items.map(({ product_id }) => product_id),
  ])

test("a day lasts from midnight to midnight in the shopper's time zone", () => {
  const views = [viewed('lamp', 22, 0), viewed('soap', 21, 23), viewed('honey', 21, 0), viewed('cup', 20, 23)]
  expect(shown(views)).toEqual([
    ['2026-11-22', 'lamp'],
    ['2026-11-21', 'soap', 'honey'],
    ['2026-11-20', 'cup'],
  ])
})

test('if a product is viewed again between two page reads, it is shown once, at the later time', () => {
  expect(shown([viewed('lamp', 22, 9), viewed('soap', 21, 9), viewed('lamp', 20, 9)])).toEqual([
    ['2026-11-22', 'lamp'],
    ['2026-11-21', 'soap'],
  ])
})

test('an empty list has no days', () => {
  expect(shown([])).toEqual([])
})

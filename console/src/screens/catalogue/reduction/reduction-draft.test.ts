import { expect, test } from 'vitest'
import { draftOf } from './reduction-draft.ts'

test('a new reduction starts on the next Friday of the shop, which may be a day ahead of the browser', () => {
  const thursdayEvening = new Date('2026-11-26T16:00:00Z')
  expect(draftOf(undefined, 'UTC', thursdayEvening)).toMatchObject({ starts: '2026-11-27', ends: '2026-11-29' })
  expect(draftOf(undefined, 'Asia/Tokyo', thursdayEvening)).toMatchObject({ starts: '2026-12-04', ends: '2026-12-06' })
  expect(draftOf(undefined, 'America/New_York', new Date('2026-11-27T02:00:00Z'))).toMatchObject({
    ...{ starts: '2026-11-27', starts_time: '18:00' },
    ...{ ends: '2026-11-29', ends_time: '24:00' },
  })
})

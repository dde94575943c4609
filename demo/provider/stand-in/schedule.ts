import type { Due } from './store.ts'

export type Schedule = { add: (due: Due) => void; close: () => void }

const LONGEST_MS = 60_000

/** Does work when it is due, with one timer. `list` is sorted by time, and is changed in place. */
export function openSchedule(list: Due[], work: (due: Due) => void): Schedule {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const run = () => {
    while (list[0] && list[0].at_ms <= Date.now()) work(list.shift() as Due) // the first exists
    wait()
  }
  const wait = () => {
    clearTimeout(timer)
    if (list[0] && !isClosed) timer = setTimeout(run, Math.min(LONGEST_MS, Math.max(0, list[0].at_ms - Date.now())))
  }
  list.sort((one, other) => one.at_ms - other.at_ms)
  wait()
  return {
    add: (due) => {
      const place = placeOf(list, due.at_ms)
      list.splice(place, 0, due)
      if (place === 0) wait()
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** The place after all work that is due at or before a time. Pages that end in hours fill the end of the list. */
function placeOf(list: readonly Due[], at_ms: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.at_ms ?? 0) <= at_ms) low = middle + 1
    else high = middle
  }
  return low
}

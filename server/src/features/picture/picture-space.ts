import { setImmediate as turn } from 'node:timers/promises'
import { PICTURE_WIDTHS } from '@sampan/contract/rules'
import type { Fault, Outcome, Running } from '../../background/background-loop.ts'
import { startWorker } from '../../background/worker.ts'
import { clock } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { openLog } from '../../log.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import { openStore } from '../../storage/open-store.ts'

const SWEEP_EVERY_MS = 60 * 60_000
const HOUR_MS = 60 * 60_000
/** Deletes down to this share of the limit, so that the next sweeps have nothing to do. */
const LEAVES = 0.9
/** Number of files after which the event loop handles other work. */
const AT_ONCE = 200

type Narrow = { key: string; size: number; age_hours: number }

/** All smaller pictures as a stream, because a large shop has hundreds of thousands. */
async function* narrowPictures(store: ObjectStore, now: number, signal?: AbortSignal): AsyncGenerator<Narrow> {
  let count = 0
  for (const kind of ['pictures', 'files'])
    for (const width of PICTURE_WIDTHS)
      for await (const { key, size, modified_ms } of store.list(`${kind}/${width}/`)) {
        if (signal?.aborted) return
        if (++count % AT_ONCE === 0) await turn()
        yield { key, size, age_hours: Math.max(0, Math.floor((now - modified_ms) / HOUR_MS)) }
      }
}

type SpaceLimit = {
  limit_bytes: number
  now: number
  fault: Fault
  signal?: AbortSignal
}

/**
 * Deletes the least recently read smaller pictures if all of them exceed the limit; they are made again on demand. Sums
 * sizes by hour of age first and deletes in a second pass, so that the list of all files is never in memory.
 * @returns the number of freed bytes.
 * @internal Exported for its test.
 */
export async function freePictureSpace(
  store: ObjectStore,
  { limit_bytes, now, fault, signal }: SpaceLimit,
): Promise<number> {
  const bytes_by_age = new Map<number, number>()
  let sum = 0
  for await (const { size, age_hours } of narrowPictures(store, now, signal)) {
    bytes_by_age.set(age_hours, (bytes_by_age.get(age_hours) ?? 0) + size)
    sum += size
  }
  if (sum <= limit_bytes || signal?.aborted) return 0
  let excess = sum - limit_bytes * LEAVES
  let from_hours = Number.POSITIVE_INFINITY
  for (const [age_hours, bytes] of [...bytes_by_age].toSorted(([a], [b]) => b - a)) {
    if (excess <= 0) break
    from_hours = age_hours
    excess -= bytes
  }
  let freed = 0
  let still = sum - limit_bytes * LEAVES
  for await (const { key, size, age_hours } of narrowPictures(store, now, signal)) {
    // Files are deleted hour by hour, the oldest first. In the last hour only as many files as needed are deleted.
    if (age_hours < from_hours || still <= 0) continue
    const error = await store.remove(key).catch((error: unknown) => error)
    if (error !== undefined) {
      fault(error)
      continue
    }
    freed += size
    still -= size
  }
  return freed
}

/** Keeps the smaller pictures within `picture_room_mb`. Safe to run on several servers at the same time. */
export function limitPictureSpace(context: Pick<Context, 'config' | 'metrics'>): Running {
  const { config } = context
  const log = openLog(config, 'pictures')
  const store = openStore(config)
  const work = async (signal: AbortSignal, fault: Fault): Promise<Outcome> => {
    const limit_bytes = config.picture_room_mb * 1024 * 1024
    const freed = await freePictureSpace(store, { limit_bytes, now: clock.now_ms(), fault, signal })
    if (freed > 0) log.info({ freed_mb: Math.round(freed / 1024 / 1024) }, 'deleted smaller pictures to make room')
    return 'done'
  }
  return startWorker(context, {
    log_name: 'pictures',
    failed: 'deleting smaller pictures failed',
    jobs: (fault) => [{ name: 'picture_room', every_ms: SWEEP_EVERY_MS, work: (signal) => work(signal, fault) }],
  })
}

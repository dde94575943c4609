/**
 * The end of the primary's log at the time `at`. A replica that has replayed up to this position has all commits before
 * that time.
 */
type LogPosition = { position: bigint; at: number }

/** Coarse positions measure the lag of a replica that is too far behind: one position per second, for an hour. */
const COARSE_EVERY_MS = 1_000
const COARSE_FOR_MS = 3_600_000

/** Ends of the primary's log over time, for as long as a replica may be behind. */
export class LogPositions {
  readonly #for_ms: number
  #timeline = ''
  #positions: LogPosition[] = []
  #coarse: LogPosition[] = []

  /** @param for_ms how long each position is stored. */
  constructor(for_ms: number) {
    this.#for_ms = for_ms
  }

  get newest(): LogPosition | undefined {
    return this.#positions.at(-1)
  }

  add(timeline: string, logged: LogPosition): void {
    // The log of a promoted standby may begin before the end of the former primary's log, so positions are not
    // comparable.
    if (timeline !== this.#timeline) [this.#positions, this.#coarse] = [[], []]
    this.#timeline = timeline
    this.#positions.push(logged)
    removeOlder(this.#positions, logged.at - this.#for_ms)
    if (logged.at - (this.#coarse.at(-1)?.at ?? Number.NEGATIVE_INFINITY) < COARSE_EVERY_MS) return
    this.#coarse.push(logged)
    removeOlder(this.#coarse, logged.at - COARSE_FOR_MS)
  }

  /** The last time whose commits are all included up to this position. */
  asOf(position: bigint): number {
    return asOf(this.#positions, position) ?? Number.NEGATIVE_INFINITY
  }

  /** The lag in seconds relative to the newest position. Undefined when it exceeds an hour or is unknown. */
  lagSeconds(position: bigint | undefined): number | undefined {
    const { newest } = this
    if (!newest || position === undefined) return undefined
    const at = asOf(this.#positions, position) ?? asOf(this.#coarse, position)
    return at === undefined ? undefined : (newest.at - at) / 1000
  }
}

function removeOlder(positions: LogPosition[], than: number): void {
  while ((positions[0]?.at ?? than) < than) positions.shift()
}

const asOf = (positions: readonly LogPosition[], position: bigint): number | undefined =>
  positions.findLast((logged) => logged.position <= position)?.at

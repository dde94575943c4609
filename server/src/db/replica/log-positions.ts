/**
 * The end of the primary's log at a time. A replica that has replayed up to this position has all commits before that
 * time.
 */
type Mark = { position: bigint; at: number }

/** Coarse marks measure the lag of a replica that is too far behind: one mark per second, for an hour. */
const COARSE_EVERY_MS = 1_000
const COARSE_FOR_MS = 3_600_000

/** Ends of the primary's log over time, for as long as a replica may be behind. */
export class LogPositions {
  readonly #for_ms: number
  #timeline = ''
  #marks: Mark[] = []
  #coarse: Mark[] = []

  /** @param for_ms how long each mark is stored. */
  constructor(for_ms: number) {
    this.#for_ms = for_ms
  }

  get newest(): Mark | undefined {
    return this.#marks.at(-1)
  }

  add(timeline: string, mark: Mark): void {
    // The log of a promoted standby may begin before the end of the former primary's log, so positions are not
    // comparable.
    if (timeline !== this.#timeline) [this.#marks, this.#coarse] = [[], []]
    this.#timeline = timeline
    this.#marks.push(mark)
    dropOlder(this.#marks, mark.at - this.#for_ms)
    if (mark.at - (this.#coarse.at(-1)?.at ?? Number.NEGATIVE_INFINITY) < COARSE_EVERY_MS) return
    this.#coarse.push(mark)
    dropOlder(this.#coarse, mark.at - COARSE_FOR_MS)
  }

  /** The last time whose commits are all included up to this position. */
  asOf(position: bigint): number {
    return asOf(this.#marks, position) ?? Number.NEGATIVE_INFINITY
  }

  /** The lag in seconds relative to the newest mark. Undefined when it exceeds an hour or is unknown. */
  behindS(position: bigint | undefined): number | undefined {
    const { newest } = this
    if (!newest || position === undefined) return undefined
    const at = asOf(this.#marks, position) ?? asOf(this.#coarse, position)
    return at === undefined ? undefined : (newest.at - at) / 1000
  }
}

function dropOlder(marks: Mark[], than: number): void {
  while ((marks[0]?.at ?? than) < than) marks.shift()
}

const asOf = (marks: readonly Mark[], position: bigint): number | undefined =>
  marks.findLast((mark) => mark.position <= position)?.at

/** Where the primary's log ended at a moment: what has replayed as much has all that was committed by then. */
type Mark = { position: bigint; at: number }

/** For telling how far behind a replica is that is not read: one mark a second, for an hour. */
const COARSE_EVERY_MS = 1_000
const COARSE_FOR_MS = 3_600_000

/** Where the primary's log ended, as far back as a replica may be. */
export class Marks {
  readonly #for_ms: number
  #timeline = ''
  #marks: Mark[] = []
  #coarse: Mark[] = []

  /** @param for_ms how far back each mark is remembered. */
  constructor(for_ms: number) {
    this.#for_ms = for_ms
  }

  get newest(): Mark | undefined {
    return this.#marks.at(-1)
  }

  add(timeline: string, mark: Mark): void {
    // A promoted standby may begin its log before the end of the former primary's.
    if (timeline !== this.#timeline) [this.#marks, this.#coarse] = [[], []]
    this.#timeline = timeline
    this.#marks.push(mark)
    dropOlder(this.#marks, mark.at - this.#for_ms)
    if (mark.at - (this.#coarse.at(-1)?.at ?? Number.NEGATIVE_INFINITY) < COARSE_EVERY_MS) return
    this.#coarse.push(mark)
    dropOlder(this.#coarse, mark.at - COARSE_FOR_MS)
  }

  /** The last moment whose commits are all before this position. */
  asOf(position: bigint): number {
    return asOf(this.#marks, position) ?? Number.NEGATIVE_INFINITY
  }

  /** How many seconds that moment is before the newest mark; undefined when it is more than an hour, or nothing is known. */
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

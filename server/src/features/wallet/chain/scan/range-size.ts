import { NodeError } from '../../../../chain/json-rpc.ts'
import { ScanFault } from './chain-tip.ts'

/** Number of full ranges after which a size that failed is tried again. */
const FORGOTTEN_AFTER = 100
/** Part of its size by which a range grows towards a size that failed. */
const SLOWLY = 1 / 16

/**
 * Number of blocks whose transfers are read with one call. Halved when a node refuses, doubled when it replies; but it
 * grows slowly towards a size that failed, because a refused range costs a call of up to 10 s.
 */
export class RangeSize {
  static readonly largest = 2_000
  blocks = 500
  private failed_size = Infinity
  private ranges = 0

  /** A range of `asked` blocks failed. */
  shrink(blocks: number) {
    this.failed_size = blocks
    this.ranges = 0
    this.blocks = Math.max(1, Math.floor(blocks / 2))
  }

  /** A full range was read. */
  grow() {
    this.ranges += 1
    if (this.ranges > FORGOTTEN_AFTER) this.forget()
    const doubled_size = this.blocks * 2
    const next = doubled_size < this.failed_size ? doubled_size : this.blocks + Math.ceil(this.blocks * SLOWLY)
    this.blocks = Math.max(1, Math.min(RangeSize.largest, this.failed_size - 1, next))
  }

  /** Even a single block failed, so the sizes that failed before were not the cause. */
  forget() {
    this.failed_size = Infinity
    this.ranges = 0
  }
}

/**
 * Nodes and their proxies refuse ranges that are too large in different ways. A smaller range may succeed, unless there
 * is no connection, or the number of requests is limited.
 */
export function isRangeTooLarge(error: unknown): boolean {
  const cause = error instanceof ScanFault ? error.cause : undefined
  if (!(cause instanceof NodeError) || cause.fault === 'limited') return false
  return cause.fault !== 'unreachable' || cause.is_of_proxy
}

import { ScanFault } from './chain-tip.ts'

/** Number of blocks whose transfers are read with one call. Halved when a node refuses, doubled when it replies. */
export class RangeSize {
  static readonly largest = 2_000
  blocks = 500
  shrink() {
    this.blocks = Math.max(1, Math.floor(this.blocks / 2))
  }
  grow() {
    this.blocks = Math.min(RangeSize.largest, this.blocks * 2)
  }
}

/** Nodes refuse ranges that are too large in different ways; a smaller range may succeed. */
export const isRangeTooLarge = (error: unknown) =>
  error instanceof ScanFault && ['refused', 'too_large', 'too_slow'].includes(error.fault)

import { expect, test } from 'vitest'
import { NodeError } from '../../../../chain/json-rpc.ts'
import { ScanFault } from './chain-tip.ts'
import { isRangeTooLarge, RangeSize } from './range-size.ts'

/** Reads ranges from a node with a limit. @returns how many of them it refused, and how many blocks were read. */
function readRanges(limit: number, ranges: number, size = new RangeSize()) {
  let [refusal_count, blocks] = [0, 0]
  for (let range = 0; range < ranges; range++) {
    if (size.blocks > limit) {
      refusal_count += 1
      size.shrink(size.blocks)
    } else {
      blocks += size.blocks
      size.grow()
    }
  }
  return { refused: refusal_count, blocks }
}

test.each([3, 10, 300, 1_000, 1_999])('with a limit of %i blocks, few ranges are refused', (limit) => {
  const { refused: refusal_count, blocks } = readRanges(limit, 1_000)
  expect(refusal_count).toBeLessThan(80)
  expect(blocks / 1_000 / limit).toBeGreaterThan(0.75)
})

test('a node without a limit gets the largest ranges', () => {
  const size = new RangeSize()
  expect(readRanges(Infinity, 10, size).refused).toBe(0)
  expect(size.blocks).toBe(RangeSize.largest)
})

test('after a failure that no size avoids, the ranges grow fast again', () => {
  const size = new RangeSize()
  while (size.blocks > 1) size.shrink(size.blocks)
  size.forget()
  readRanges(Infinity, 11, size)
  expect(size.blocks).toBe(RangeSize.largest)
})

const faultOf = (cause: NodeError) => new ScanFault(cause.fault, 1, cause.message, { cause })
test.each<[string, NodeError, boolean]>([
  ['an error of the node', new NodeError('refused', ''), true],
  ['a reply without an end', new NodeError('malformed', ''), true],
  ['no reply in time', new NodeError('too_slow', ''), true],
  ['a page of the proxy with status 504', new NodeError('unreachable', '', { is_of_proxy: true }), true],
  ['no connection', new NodeError('unreachable', ''), false],
  ['the limit of requests', new NodeError('limited', ''), false],
])('after %s a smaller range is asked: $2', (_, error, expected) => {
  expect(isRangeTooLarge(faultOf(error))).toBe(expected)
})

test('nodes that disagree are not asked for a smaller range', () => {
  expect(isRangeTooLarge(new ScanFault('nodes_disagree', null, ''))).toBe(false)
})

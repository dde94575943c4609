/** Longer pieces are not looked up. */
const PIECE_MAX = 24
/** Longer words count more than their parts: `LENGTH_POWER` is above 1, and each piece costs a little. */
const LENGTH_POWER = 1.5
const PIECE_COST = 0.5

type Piece = { from: number; to: number }
export type Cover = { pieces: (Piece & { places: number[] })[]; unknown: Piece[] }

/**
 * The best way to cut letters into known words.
 * @param is_whole whether no letter may be left over
 * @param find the places of the words for the letters between two positions
 */
export function coverWith(
  letters: readonly string[],
  shortest: number,
  is_whole: boolean,
  find: (piece: string, from: number, to: number) => number[] | undefined,
): Cover | undefined {
  const scores = new Float64Array(letters.length + 1)
  if (is_whole) scores.fill(Number.NEGATIVE_INFINITY, 1)
  const steps: (Cover['pieces'][number] | undefined)[] = []
  for (let to = 1; to <= letters.length; to++) {
    if (!is_whole) scores[to] = scores[to - 1] ?? 0
    for (let from = Math.max(0, to - PIECE_MAX); from <= to - shortest; from++) {
      const score = (scores[from] ?? 0) + (to - from) ** LENGTH_POWER - PIECE_COST
      if (score <= (scores[to] ?? 0)) continue
      const places = find(letters.slice(from, to).join(''), from, to)
      if (!places) continue
      scores[to] = score
      steps[to] = { from, to, places }
    }
  }
  if (scores[letters.length] === Number.NEGATIVE_INFINITY) return undefined
  return piecesOf(steps, letters.length)
}

function piecesOf(steps: readonly (Cover['pieces'][number] | undefined)[], length: number): Cover | undefined {
  const { pieces, unknown }: Cover = { pieces: [], unknown: [] }
  for (let to = length; to > 0; ) {
    const step = steps[to]
    if (step) pieces.unshift(step)
    else if (unknown[0]?.from === to) unknown[0].from = to - 1
    else unknown.unshift({ from: to - 1, to })
    to = step ? step.from : to - 1
  }
  return pieces.length > 0 ? { pieces, unknown } : undefined
}

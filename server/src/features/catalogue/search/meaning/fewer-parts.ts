import type { Language } from '@sampan/contract/rules'
import type { Attempt, Part } from './part.ts'

/**
 * With at most this number of parts, each part is left out once. With more, the least important parts are left out one
 * after the other.
 */
const EACH_MAX = 4
const [ROLE_WORTH, GUESS_LOSS, HEAD_WORTH] = [10, 12, 8]

/** Attempts with fewer parts, so that products that match only some words are found too. At most one for each part. */
export function withoutSome(parts: readonly Part[], language: Language): Attempt[] {
  // The last word names the thing, in Thai the first.
  const head = language === 'th' ? parts[0] : parts.at(-1)
  const worthOf = (part: Part) =>
    ROLE_WORTH * part.role -
    Math.log2(1 + part.count) -
    (part.is_guess ? GUESS_LOSS : 0) +
    (part === head ? HEAD_WORTH : 0)
  const byWorth = parts.toSorted((a, b) => worthOf(a) - worthOf(b))
  const without = (left_out: ReadonlySet<Part>) => parts.filter((part) => !left_out.has(part))
  if (parts.length <= 1) return []
  if (parts.length > 2 && parts.length <= EACH_MAX) {
    const without_one = byWorth.slice(0, -1).map((least) => without(new Set([least])))
    return [...without_one, byWorth.slice(-1)]
  }
  return byWorth.slice(0, -1).map((_, at) => without(new Set(byWorth.slice(0, at + 1))))
}

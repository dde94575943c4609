import type { Language } from '@sampan/contract/rules'
import type { Interpretation, Term } from './term.ts'

/**
 * With at most this number of terms, each term is left out once. With more, the least important terms are left out one
 * after the other.
 */
const EACH_MAX = 4
const [ROLE_WORTH, GUESS_LOSS, HEAD_WORTH] = [10, 12, 8]

/** Interpretations with fewer terms, so that products that match only some words are found too. At most one for each term. */
export function dropWords(terms: readonly Term[], language: Language): Interpretation[] {
  // The last word names the thing, in Thai the first.
  const head = language === 'th' ? terms[0] : terms.at(-1)
  const worthOf = (term: Term) =>
    ROLE_WORTH * term.role -
    Math.log2(1 + term.count) -
    (term.is_guess ? GUESS_LOSS : 0) +
    (term === head ? HEAD_WORTH : 0)
  const byWorth = terms.toSorted((a, b) => worthOf(a) - worthOf(b))
  const without = (left_out: ReadonlySet<Term>) => terms.filter((term) => !left_out.has(term))
  if (terms.length <= 1) return []
  if (terms.length > 2 && terms.length <= EACH_MAX) {
    const without_one = byWorth.slice(0, -1).map((least) => without(new Set([least])))
    return [...without_one, byWorth.slice(-1)]
  }
  return byWorth.slice(0, -1).map((_, at) => without(new Set(byWorth.slice(0, at + 1))))
}

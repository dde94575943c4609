/** Endings of English plurals with their singulars. The first match counts. */
const PLURALS: readonly [end: RegExp, ofOne: readonly string[]][] = [
  [/ies$/, ['y', 'ie']],
  [/ves$/, ['f', 'fe', 've']],
  [/(?<=s|x|z|o|ch|sh)es$/, ['', 'e']],
  [/(?<=[^s])s$/, ['']],
]
const SHORTEST_PLURAL = 4

/** Moves the singular of the first word to the beginning. A search for it also finds the plural. */
export function singularFirst(words: readonly string[]): string[] {
  const singular = singularsOf(words[0] ?? '').find((one) => words.includes(one))
  return singular === undefined ? [...words] : [...new Set([singular, ...words])]
}

export function singularsOf(word: string): string[] {
  const [end, ofOne] = PLURALS.find(([ends]) => ends.test(word)) ?? []
  return end && ofOne && word.length >= SHORTEST_PLURAL ? ofOne.map((one) => word.replace(end, one)) : []
}

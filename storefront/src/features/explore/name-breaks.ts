const ZERO_WIDTH_SPACE = '\u200b'

/** What belongs to the word before it: closing marks, small letters, particles and endings, and words that are said of one. */
const ENDING = /^(?:[\p{Pe}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ].*|.|\p{Script=Hiragana}{2}|付き|入り)$/u
/** Particles and what adjectives and verbs end in: what follows is a word, however short. */
const PHRASE_AT_END = /(?:[をのがにでとないるす]|付き)$/
const SHORT = /^(?:\p{Script=Han}|\p{Script=Hiragana}{2})$/u
/** What takes the next word to itself: a space is a place to break already. */
const OPEN_AT_END = /[\s\p{Ps}\p{N}]$/u
/** Unknown words in katakana are cut into short pieces that mean nothing. */
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u
const KATAKANA_LEAST = 3

let segmenter: Intl.Segmenter | undefined

/**
 * A Japanese name of goods that breaks between its words alone, marked by zero-width spaces. Where lines are short the
 * browser's own phrases are too long: it cuts them at any letter. A browser that knows no words gets the name as it is.
 */
export function withBreaks(name: string): string {
  if (!('Segmenter' in Intl)) return name
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  const words: string[] = []
  for (const { segment } of segmenter.segment(name)) {
    const before = words.at(-1)
    if (before !== undefined && !mayBreak(before, segment)) words[words.length - 1] = before + segment
    else words.push(segment)
  }
  return words.join(ZERO_WIDTH_SPACE)
}

function mayBreak(before: string, segment: string): boolean {
  if (before.length < 2 || OPEN_AT_END.test(before) || /^\s/.test(segment)) return false
  if (KATAKANA.test(before) && KATAKANA.test(segment))
    return before.length >= KATAKANA_LEAST && segment.length >= KATAKANA_LEAST
  if (SHORT.test(segment)) return PHRASE_AT_END.test(before)
  return !ENDING.test(segment)
}

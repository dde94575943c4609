import type { Language } from '@sampan/contract/rules'
import { coverWith } from './cover.ts'
import { FORGIVEN, guessOf, rank } from './guess.ts'
import { romajiKey } from './romaji.ts'
import { type Dictionary, type Term, termOf } from './term.ts'
import { ROLE } from './vocabulary.ts'

const INITIALS_MAX = 6
/** Initials fit many words, so more words are shown. */
const INITIALS_MEANINGS = 8
const COVERED_MAX = 40
const COMPARED_MAX = 24
const SHORTEST = 3

/** The words that sound like these Latin letters: pinyin, its initials, or romaji. */
export function soundsOf({ vocabularies }: Dictionary, text: string, language: Language): Term[] | undefined {
  if (language !== 'zh-CN' && language !== 'ja') return undefined
  const vocabulary = vocabularies[language]
  const key = language === 'ja' ? romajiKey(text) : text
  const whole = vocabulary.sounds.find(key)
  if (whole) return [termOf(vocabulary, whole)]
  if (language === 'zh-CN' && text.length <= INITIALS_MAX) {
    const name_places = vocabulary.initials
      .find(text)
      ?.filter((place) => vocabulary.wordAt(place).role >= ROLE.other_name)
    if (name_places && name_places.length > 0) return [termOf(vocabulary, name_places, INITIALS_MEANINGS)]
  }
  const cover = coverWith([...key.slice(0, COVERED_MAX)], SHORTEST, true, (piece) => vocabulary.sounds.find(piece))
  if (cover) return cover.pieces.map(({ places }) => termOf(vocabulary, places))
  if (key.length < FORGIVEN.sound[0] || key.length > COMPARED_MAX) return undefined
  const near = rank(vocabulary, key, vocabulary.sounds.near(key), 'sound')
  return near.length > 0 ? [guessOf(near)] : undefined
}

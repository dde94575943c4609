import type { Language } from '@sampan/contract/rules'
import { bounded, normalise } from '../search-terms.ts'
import { dropWords } from './drop-words.ts'
import { isFiller } from './filler-words.ts'
import { type Budget, guess } from './guess.ts'
import { guessInside, wordsInside } from './inside.ts'
import { inKoreanKeys, inThaiKeys } from './keyboards.ts'
import { measuresIn, measureTerm } from './measures.ts'
import { isKana, type Run, runsOf } from './runs.ts'
import { soundsOf } from './sound.ts'
import { type Dictionary, exactly, type Interpretation, type Term, vocabulariesFor } from './term.ts'
import { ROLE } from './vocabulary.ts'

const CHARACTERS_MAX = 100
const RUNS_MAX = 16
const TERMS_MAX = 8
const SCANS_MAX = 3
/** Maximum number of meanings, because each needs a query. */
const MEANINGS_MAX = 18
/** How many runs are compared piece by piece. */
const PIECED_MAX = 2
/** A word of this number of products or fewer may be a misspelling of another word. */
const RARE = 4
const JOINED_MAX = 3
/** A word and a letter, or letters and digits. */
const MODEL = /^([a-z]{2,}|\d+)([a-z]|\d+)$/

/** `typed`: the keyword as typed. Otherwise products match all terms. */
export type Meaning = 'typed' | Interpretation

export type InterpretedKeyword = {
  /** The possible meanings of the keyword, most probable first. */
  meanings: Meaning[]
  /** The meaning with synonyms of operators. It is searched even if many products contain the keyword as typed. */
  wider?: Meaning | undefined
  /** The codes of the kinds that the keyword names. */
  kinds: readonly string[]
  /** Whether enough products contain the keyword as typed, so that no other meaning is needed. */
  is_plenty: boolean
}

/** The possible meaning of a run. */
type Resolved = {
  terms: Term[]
  /** Another name, where the run is a rare word. */
  doubt?: Term | undefined
  is_known: boolean
  is_sound?: boolean
}

/**
 * Finds at most 18 possible meanings of a keyword. Each run of the keyword is: known; a sound; the beginning of a known
 * word; known words without spaces; one edit from a word; known words with something between; two edits from a word.
 * Other runs are dropped, because no product has them.
 */
export function interpretKeyword(dictionary: Dictionary, keyword: string, language: Language): InterpretedKeyword {
  const text = keyword.slice(0, CHARACTERS_MAX)
  const { measures, others: unmeasured } = measuresIn(bounded(normalise(text)))
  const all = runsOf(unmeasured).slice(0, RUNS_MAX)
  const content = all.filter(({ text }) => !isFiller(text, language))
  const words = content.length > 0 ? content : all
  const measured = measures.map((text): Run => ({ script: 'latin', text }))
  // The last word names the thing, in Thai the first.
  const runs = language === 'th' ? [...words, ...measured] : [...measured, ...words]
  if (runs.length === 0) return { meanings: ['typed'], kinds: [], is_plenty: true }
  const budget = { scans: SCANS_MAX, guesses: TERMS_MAX, pieces: PIECED_MAX }
  const resolved = runs.map((run) => resolve(dictionary, run, language, budget))
  const others = otherMeanings(dictionary, { text, runs, resolved }, language)
  const is_sound = resolved.some((one) => one.is_sound)
  const [first, ...rest] = others
  const meanings: Meaning[] = is_sound && first ? [first, 'typed', ...rest] : ['typed', ...others]
  const isNamed = resolved.every(({ terms: [term, ...others] }) => term && !term.is_guess && others.length === 0)
  const kinds = isNamed ? resolved.flatMap(({ terms }) => terms.flatMap((term) => term.kinds)) : []
  return {
    meanings: meanings.slice(0, MEANINGS_MAX),
    wider: others.find((terms) => terms.some(({ is_wider, is_guess }) => is_wider && !is_guess)),
    kinds,
    is_plenty: isNamed && runs.length === 1 && isPlenty(resolved[0]?.terms[0]),
  }
}

const isPlenty = (term: Term | undefined) => term?.is_exact === true && term.count > RARE && !term.is_wider

function resolve(dictionary: Dictionary, run: Run, language: Language, budget: Budget & { pieces: number }): Resolved {
  const doubt = () => {
    const other = guess(dictionary, run, language, { scans: 0, guesses: 1 }, true)
    return other && other.role >= ROLE.other_name ? other : undefined
  }
  const measure = measureTerm(run.text)
  if (measure) return { terms: [measure], is_known: true }
  const exact = exactly(dictionary, run, language)
  if (exact)
    return { terms: [exact], doubt: exact.count <= RARE ? (exact.others ?? doubt()) : undefined, is_known: true }
  const isLatin = run.script === 'latin'
  const begins = isLatin && vocabulariesFor(dictionary, run, language).some((one) => one.begins(run.text))
  const sounds = isLatin ? soundsOf(dictionary, run.text, language) : undefined
  const is_sound = sounds?.[0]?.is_guess !== true
  if (sounds && (is_sound || !begins)) return { terms: sounds, is_known: false, is_sound }
  if (begins && run.text.length > 1) {
    const term: Term = { texts: [run.text], kinds: [], role: ROLE.title, count: 1 }
    return { terms: [term], doubt: doubt(), is_known: true }
  }
  const inside = wordsInside(dictionary, run, language)
  if (inside?.is_whole && inside.terms.every(({ role, is_guess }) => role >= ROLE.other_name && !is_guess))
    return { terms: inside.terms, is_known: !isLatin }
  const near = guess(dictionary, run, language, budget)
  const is_known = !isLatin
  // One edit from a name says more than words that happen to be inside.
  if (near && (!inside || ((near.edits ?? 0) <= 1 && near.role >= ROLE.other_name))) return { terms: [near], is_known }
  if (inside) return { terms: inside.terms, is_known }
  const model = isLatin ? piecesOfModel(dictionary, run, language) : undefined
  if (model) return { terms: model, is_known }
  const piece = budget.pieces-- > 0 ? guessInside(dictionary, run, language) : undefined
  return { terms: piece ? [piece] : [], is_known }
}

/** The two words of a model that is typed without its hyphen: USB-C as usbc. */
function piecesOfModel(dictionary: Dictionary, { script, text }: Run, language: Language): Term[] | undefined {
  const [, ...pieces] = MODEL.exec(text) ?? []
  const terms = pieces.flatMap((piece) => exactly(dictionary, { script, text: piece }, language) ?? [])
  return pieces.length > 0 && terms.length === pieces.length ? terms : undefined
}

type Typed = { text: string; runs: readonly Run[]; resolved: readonly Resolved[] }

/** The meanings besides the keyword as typed. */
function otherMeanings(dictionary: Dictionary, query: Typed, language: Language): Interpretation[] {
  const { text, runs, resolved } = query
  const interpretations: Interpretation[] = []
  const add = (terms: readonly Term[] | undefined) => {
    if (terms && terms.length > 0) interpretations.push(terms.slice(0, TERMS_MAX))
  }
  const terms = resolved.flatMap((one) => one.terms)
  const isKnown = resolved.every((one) => one.is_known)
  const turned = onOtherKeys(dictionary, text, language)
  const isName = turned?.every(({ is_guess, role }) => !is_guess && role >= ROLE.other_name)
  if (isName || !resolved.every((one) => one.terms[0] && !one.terms[0].is_guess)) add(turned && nearest(turned))
  const joined = joinNeighbours(dictionary, runs, resolved, language)
  add(joined && nearest(joined))
  const isLatin = runs.every(({ script }) => script === 'latin')
  const whole = isLatin && runs.length > 1 ? wholeSound(dictionary, runs, language) : undefined
  const isHyphened = language === 'ja' && /[a-z]-/i.test(text)
  if (whole && (!isKnown || isHyphened) && !(isHyphened && whole[0]?.is_guess)) add(nearest(whole))
  const closest = nearest(terms)
  add(closest)
  if (closest.some((term, at) => term !== terms[at])) add(terms)
  if (whole && isKnown) add(nearest(whole))
  const [only] = runs
  if (only && isLatin && isKnown && runs.length === 1) {
    const sounds = soundsOf(dictionary, only.text, language)
    if (sounds && !sounds[0]?.is_guess) add(sounds)
  }
  if (resolved.some(({ doubt }) => doubt))
    add(nearest(resolved.flatMap((one) => (one.doubt ? [one.doubt] : one.terms))))
  add(amongKorean(dictionary, runs, resolved, language))
  for (const fewer of dropWords((joined ?? terms).slice(0, TERMS_MAX), language)) add(fewer)
  if (joined) for (const fewer of dropWords(terms.slice(0, TERMS_MAX), language)) add(fewer)
  if (only && runs.length === 1 && terms.length === 0) for (const pieces of withoutOneCharacter(only)) add(pieces)
  return interpretations
}

const [SHORTEST_PIECED, LONGEST_PIECED] = [4, 10]

/** Interpretations without one character, for a Chinese text without known words: one of its characters may be wrong. */
function withoutOneCharacter({ script, text }: Run): Interpretation[] {
  const characters = [...text]
  const { length } = characters
  if (script !== 'cjk' || length < SHORTEST_PIECED || length > LONGEST_PIECED || isKana(text)) return []
  return characters.map((_, at) =>
    [characters.slice(0, at), characters.slice(at + 1)]
      .filter((some) => some.length > 0)
      .map((some): Term => ({ texts: [some.join('')], kinds: [], role: ROLE.title, count: 1, is_guess: true })),
  )
}

/** The nearest meaning of each term. A single term keeps all meanings that are equally near. */
const nearest = (terms: readonly Term[]): Term[] =>
  terms.map((term) => {
    if (!term.is_guess || term.texts.length === 1) return term
    if (terms.length === 1 && term.even && term.even.length > 1) return { ...term, texts: term.even }
    return { ...term, texts: term.texts.slice(0, 1) }
  })

const wholeSound = (dictionary: Dictionary, runs: readonly Run[], language: Language) =>
  soundsOf(dictionary, runs.map(({ text }) => text).join(''), language)

/** Neighbours that are one word without the space between them; undefined if there are none. */
function joinNeighbours(
  dictionary: Dictionary,
  runs: readonly Run[],
  resolved: readonly Resolved[],
  language: Language,
): Term[] | undefined {
  const terms: Term[] = []
  let isAny = false
  for (let at = 0; at < runs.length; ) {
    const joined = joinAt(dictionary, runs, at, language)
    if (joined) {
      terms.push(joined.term)
      at += joined.span
      isAny = true
    } else terms.push(...(resolved[at++]?.terms ?? []))
  }
  return isAny ? terms : undefined
}

function joinAt(dictionary: Dictionary, runs: readonly Run[], at: number, language: Language) {
  for (let span = Math.min(JOINED_MAX, runs.length - at); span >= 2; span--) {
    const some = runs.slice(at, at + span)
    const script = some[0]?.script
    if (!script || some.some((run) => run.script !== script)) continue
    const term = exactly(dictionary, { script, text: some.map(({ text }) => text).join('') }, language)
    if (term) return { term, span }
  }
  return undefined
}

/** Korean words whose spaces are at other places. */
function amongKorean(
  dictionary: Dictionary,
  runs: readonly Run[],
  resolved: readonly Resolved[],
  language: Language,
): Term[] | undefined {
  const isSplit = runs.length > 1 && runs.every(({ script }) => script === 'hangul')
  if (!isSplit || resolved.every(({ terms }) => terms.length > 0)) return undefined
  return wordsInside(dictionary, { script: 'hangul', text: runs.map(({ text }) => text).join('') }, language)?.terms
}

const ASCII = /^[\x20-\x7e]+$/

/** The text that the same keys type in Korean or Thai. */
function onOtherKeys(dictionary: Dictionary, text: string, language: Language): Term[] | undefined {
  if ((language !== 'ko' && language !== 'th') || !ASCII.test(text)) return undefined
  // NFKC would replace single Korean letters.
  const runs = runsOf(bounded(language === 'ko' ? inKoreanKeys(text) : normalise(inThaiKeys(text))))
  if (runs.every(({ script }) => script === 'latin')) return undefined
  const terms = runs.map(
    (run) => exactly(dictionary, run, language) ?? guess(dictionary, run, language, { scans: 0, guesses: 1 }),
  )
  return terms.every((term) => term !== undefined) ? terms : undefined
}

import { asciiDigits } from '../../text/ascii-digits.ts'
import { normalised } from '../../text/normalised.ts'
import { EU_TAX_NUMBERS } from './eu-tax-numbers.ts'
import { OTHER_TAX_NUMBERS } from './other-tax-numbers.ts'
import type { TaxNumberForm } from './tax-number-form.ts'

// Numbers by which tax offices know companies, checked by form and check digit. Nothing is asked of an office: a right
// number may be of no company, or of another one.

type TaxNumberCheck = {
  /** The country whose form was compared: that of the prefix, otherwise the asked one. Null without a known form. */
  country: string | null
  /** The number in the form in which it is stored and printed. A text that is no number is only trimmed. */
  number: string
  fault: TaxNumberFault | null
}
/**
 * `form`: the prefix is right, the rest is not. `digit`: the digits contradict each other. `other`: it has no prefix and
 * not the form of the asked country, so it may be of another one.
 */
type TaxNumberFault = 'form' | 'digit' | 'other'

const FORMS: Record<string, TaxNumberForm> = { ...EU_TAX_NUMBERS, ...OTHER_TAX_NUMBERS }
/** Prefixes and suffixes of a country's numbers. The EU's have the code of the country. */
const AFFIXES: Record<string, RegExp> = {
  AU: /^(?:AU)?(?:ABN)?/,
  CH: /^CHE|^CH|(?:MWST|TVA|IVA|TPV|VAT)$/g,
  GB: /^(?:GB|XI)/,
  GR: /^(?:EL|GR)/,
  JP: /^(?:JP)?T?/,
  NO: /^NO|MVA$/g,
  NZ: /^(?:NZ)?(?:IRD|GST)?/,
}
const SEPARATORS = /[\s.,/\\·・:\p{Pd}\u2212\u30fc\u200b-\u200f]/gu
/** Letters with which numbers of a country begin. "No. 12" is not Norwegian. */
const PREFIX = /^(?:CHE|ABN|T(?=\d{13}$)|NO(?=\d{9}(?:MVA)?$)|(?!NO)[A-Z]{2}(?=[\dA-Z]))/

/** Countries whose prefix is not their code; XI is Northern Ireland. */
const COUNTRY_OF: Record<string, string> = { ABN: 'AU', CHE: 'CH', EL: 'GR', XI: 'GB', T: 'JP' }

/** Checks a tax number of a company in `country`, or in the country of its prefix. Accepts any text of other countries. */
export function checkTaxNumber(country: string, text: string): TaxNumberCheck {
  const trimmed = text.trim()
  const bare = asciiDigits(normalised(trimmed, 'NFKC')).replace(SEPARATORS, '').toUpperCase()
  const own = country in FORMS ? country : null
  const prefixed = countryOfPrefix(bare)
  // The letters of a Spanish or Irish number are no prefix.
  const candidates = [...new Set([own, prefixed])].filter((one) => one !== null)
  const fitting = candidates.filter((one) => formOf(one).form.test(coreOf(one, bare)))
  const right = fitting.find((one) => formOf(one).isRight(coreOf(one, bare)))
  const nearest = right ?? fitting[0]
  if (nearest !== undefined)
    return {
      country: nearest,
      number: printed(nearest, coreOf(nearest, bare), bare),
      fault: right === undefined ? 'digit' : null,
    }
  if (prefixed !== null) return { country: prefixed, number: trimmed, fault: 'form' }
  return { country: own, number: trimmed, fault: own === null ? null : 'other' }
}

/** A number as an example of a country's form. */
export const exampleOfTaxNumber = (country: string): string | undefined => FORMS[country]?.example

const formOf = (country: string) => FORMS[country] as TaxNumberForm // callers checked the key

function countryOfPrefix(bare: string): string | null {
  const [letters] = PREFIX.exec(bare) ?? []
  if (letters === undefined) return null
  const country = COUNTRY_OF[letters] ?? letters
  return country in FORMS ? country : null
}

function coreOf(country: string, bare: string): string {
  const core = bare.replace(AFFIXES[country] ?? new RegExp(`^${country}`), '')
  // Belgian and Greek numbers once had a digit less.
  return (country === 'BE' || country === 'GR') && /^\d{8,9}$/.test(core)
    ? core.padStart(country === 'BE' ? 10 : 9, '0')
    : core
}

const grouped = (text: string, sizes: readonly number[], separator: string) => {
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0))
  return starts.map((start, at) => text.slice(start, start + (sizes[at] ?? 0))).join(separator)
}

function printed(country: string, core: string, bare: string): string {
  switch (country) {
    case 'AU':
      return grouped(core, [2, 3, 3, 3], ' ')
    case 'CH':
      return `CHE-${grouped(core, [3, 3, 3], '.')}${/(?:MWST|TVA|IVA|TPV)$/.exec(bare)?.[0].replace(/^/, ' ') ?? ''}`
    case 'GB':
      return `${bare.startsWith('XI') ? 'XI' : 'GB'}${core}`
    case 'GR':
      return `EL${core}`
    case 'JP':
      return bare.includes('T') ? `T${core}` : core
    case 'KR':
      return grouped(core, [3, 2, 5], '-')
    case 'NO':
      return `${grouped(core, [3, 3, 3], ' ')}${bare.endsWith('MVA') ? ' MVA' : ''}`
    case 'NZ':
      return grouped(core, [core.length - 6, 3, 3], '-')
    case 'TH':
    case 'TW':
      return core
    default:
      return `${country}${core}`
  }
}

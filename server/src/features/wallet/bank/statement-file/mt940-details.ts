const FULL_ROW = 65
const FULL_SUBFIELD = 27
/** A number of three digits, which some banks leave out, and the sign that separates the subfields. */
const STRUCTURED = /^(?:\d{3} ?([?>~<^@+])|([?<~^]))(?=\d{2})/
/** Words of SEPA inside the remittance information. */
const SEPA = /(?:^|\s)?(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\+/
/** Words of SWIFT, as `/EREF/…/REMI/…`. */
const SWIFT =
  /\/(EREF|MARF|CSID|CNTP|REMI|PURP|ORDP|BENM|NAME|IBAN|BIC|TRTP|ISDT|RTRN|ULTC|ULTD|ULTB|PREF|ACCW|EXCH|OCMT|CHGS|TRCD|SVCL|ID|ADDR)\//

const SUBFIELDS = new Map([...'?>~<^@+'].map((sign) => [sign, new RegExp(`\\${sign}(?=\\d{2})`)]))

type Details = { text: string; reference: string }

/** The other party, the remittance information, and the payer's reference in the details of an entry. */
export function detailsOf(rows: readonly string[]): Details {
  const [, sign, first_sign] = STRUCTURED.exec(rows[0] ?? '') ?? []
  const separator = sign ?? first_sign
  if (separator) return structured(rows.join(''), separator)
  const text = joined(rows, FULL_ROW)
  const words = wordsOf(text, SWIFT)
  const names = [words.get('NAME'), words.get('CNTP')?.split('/')[2]]
  if (words.size === 0) return { text, reference: '' }
  const remittance = words.get('REMI')?.replace(/^USTD\/+/, '') ?? ''
  return detailsFrom([names.find((name) => name), words.get('') ?? '', remittance], words.get('EREF'))
}

function structured(all: string, separator: string): Details {
  const fields = new Map(
    all
      // The text may contain the sign as well: `Where is it?`
      .split(SUBFIELDS.get(separator) ?? separator)
      .slice(1)
      .map((field) => [field.slice(0, 2), field.slice(2)]),
  )
  const between = (first: number, last: number) =>
    [...fields].filter(([code]) => Number(code) >= first && Number(code) <= last).map(([, value]) => value)
  const remittance = joined([...between(20, 29), ...between(60, 63)], FULL_SUBFIELD)
  const words = wordsOf(remittance, SEPA)
  const name = joined(between(32, 33), FULL_SUBFIELD)
  const posting = fields.get('00') ?? ''
  const purpose = words.get('SVWZ') ?? words.get('') ?? remittance
  return detailsFrom([name || posting, purpose], words.get('EREF'))
}

const NO_REFERENCE = /^(?:notprovided|nonref)$/i

function detailsFrom(parts: readonly (string | undefined)[], reference = ''): Details {
  const text = parts.flatMap((part) => part?.trim() || []).join(' ')
  return { text, reference: NO_REFERENCE.test(reference.trim()) ? '' : reference.trim() }
}

/** Texts by the word in front of them. The text in front of the first word has no word. */
function wordsOf(text: string, word: RegExp): Map<string, string> {
  const [first = '', ...parts] = text.split(word)
  const words = new Map<string, string>(parts.length > 0 ? [['', first.trim()]] : [])
  for (let at = 0; at < parts.length; at += 2) {
    const [name = '', value = ''] = [parts[at], parts[at + 1]]
    if (!words.has(name)) words.set(name, value.trim())
  }
  return words
}

/** Rows that were broken at a length. A shorter row ended with a space, which banks leave out. */
const joined = (rows: readonly string[], length: number): string =>
  rows.reduce((text, row, at) => `${text}${at > 0 && (rows[at - 1]?.length ?? 0) < length ? ' ' : ''}${row}`, '').trim()

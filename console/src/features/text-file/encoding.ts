import { likelihoodOf } from './likelihood.ts'

const DETECTED = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'shift_jis',
  'euc-kr',
  'windows-1252',
  'windows-874',
] as const
/** The last three are only detected if the file names them; all can be chosen. */
export const ENCODINGS = [...DETECTED, 'big5', 'euc-jp', 'windows-1250'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Number of bytes that are compared in each encoding. Longer files are decided by their beginning. */
const SAMPLE_BYTES = 20_000
/** Share of the letters above 127 that are valid UTF-8 from which a text is UTF-8 with some broken bytes. */
const MOSTLY_VALID = 0.9

/** The text of a file. Bytes that the encoding does not know are U+FFFD. A byte order mark is left out. */
export const textIn = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes)

/** Whether a text has unknown bytes, or control characters and private characters, which no text file has. */
export const hasUnreadable = (text: string): boolean => /(?![\t\n\r\v\f])[\p{Cc}\p{Co}\uFFFD]/u.test(text)

/**
 * The encoding of a text file. A byte order mark or valid UTF-8 decides; otherwise the encoding in which the text is
 * most likely.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = wholeLines(bytes)
  const wide = wideEncodingOf(sample)
  if (wide) return wide
  const text = textIn(bytes, 'utf-8')
  // A character of two bytes may be valid UTF-8 by chance: a Chinese character is one, too.
  if (isMostlyValid(text) && (/[\u0800-\u{10FFFF}]/u.test(text) || !/\P{ASCII}/u.test(text))) return 'utf-8'
  const name = encodingNamedIn(bytes)
  if (name) return name
  const guesses = DETECTED.filter((encoding) => !encoding.startsWith('utf-16')).map((encoding) => ({
    encoding,
    likelihood: likelihoodOf(textIn(sample, encoding), encoding),
  }))
  return guesses.toSorted((a, b) => b.likelihood - a.likelihood)[0]?.encoding ?? 'utf-8'
}

/** The encoding that XML and OFX name in their first line or lines. */
function encodingNamedIn(bytes: Uint8Array): Encoding | undefined {
  const begin = textIn(bytes.subarray(0, 500), 'windows-1252')
  const [, of_xml, of_ofx] = /^<\?xml[^>]*encoding=["']([\w.:-]+)|^OFXHEADER.*?CHARSET:(\d+)/s.exec(begin) ?? []
  const label = of_xml ?? (of_ofx && `windows-${of_ofx}`)
  if (!label) return undefined
  try {
    const { encoding } = new TextDecoder(label)
    return ENCODINGS.find((one) => one === (encoding === 'gbk' ? 'gb18030' : encoding))
  } catch {
    return undefined // a name that browsers do not know
  }
}

function wholeLines(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= SAMPLE_BYTES) return bytes
  const end = bytes.lastIndexOf(10, SAMPLE_BYTES)
  return bytes.subarray(0, end > 0 ? end : SAMPLE_BYTES)
}

/** UTF-16 without a byte order mark: commas, digits and line breaks have a byte that is 0 before or after them. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes.length % 2 === 1) return undefined
  let [little, big] = [0, 0]
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]]
    if (second === 0 && first > 0 && first < 0x80) little += 1
    if (first === 0 && second > 0 && second < 0x80) big += 1
  }
  if (little + big === 0) return undefined
  return little > big ? 'utf-16le' : 'utf-16be'
}

function isMostlyValid(text: string): boolean {
  const [letters, replacements] = [text.match(/\P{ASCII}/gu)?.length ?? 0, text.match(/\uFFFD/g)?.length ?? 0]
  return letters - replacements >= letters * MOSTLY_VALID
}

import { wordlist } from '@scure/bip39/wordlists/english.js'

/** Prefixes of extended private keys (BIP-32, SLIP-132): xprv, yprv, zprv, tprv and others. */
const EXTENDED_PRIVATE_KEY = /[a-zA-Z]prv[1-9A-HJ-NP-Za-km-z]{20,}/
/** A private key of 32 bytes in hexadecimal digits. */
const HEX_KEY = /(^|[^0-9a-fA-F])(0x)?[0-9a-fA-F]{64}($|[^0-9a-fA-F])/
/** A private key in the wallet import format (Base58, 51 or 52 characters). */
const WALLET_IMPORT_FORMAT = /(^|[^1-9A-HJ-NP-Za-km-z])[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51}($|[^1-9A-HJ-NP-Za-km-z])/
/** A seed phrase has at least 12 words of a public list (BIP-39), in one line or numbered in several. */
const PHRASE_WORDS = 12
const PHRASE_LIST: ReadonlySet<string> = new Set(wordlist)

/**
 * The list lacks words such as "the", "was" and "their", so a sentence has no 12 of its words in a row. The checksum of the
 * phrase is not required: a phrase with a wrong or missing word is easy to complete.
 */
function holdsSeedPhrase(text: string): boolean {
  let words = 0
  for (const word of text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)) {
    words = PHRASE_LIST.has(word) ? words + 1 : 0
    if (words === PHRASE_WORDS) return true
  }
  return false
}

type Allowed = {
  /** The hash of a transaction that the text may name. It looks like a private key. */
  hash?: string | undefined
  /** URLs of nodes can contain a provider's key that looks like a private key. */
  is_url?: boolean
}

/**
 * Whether a text contains what can spend money of a chain: a private key, an extended private key or a seed phrase. The
 * server refuses these texts and never stores or logs them. Fields for hashes are not checked.
 */
export function holdsSpendingKey(text: string, { hash, is_url = false }: Allowed = {}): boolean {
  const checked = hash === undefined ? text : text.replaceAll(new RegExp(`(0x)?${hash}`, 'gi'), ' ')
  return (
    EXTENDED_PRIVATE_KEY.test(checked) ||
    (!is_url && HEX_KEY.test(checked)) ||
    WALLET_IMPORT_FORMAT.test(checked) ||
    holdsSeedPhrase(checked)
  )
}

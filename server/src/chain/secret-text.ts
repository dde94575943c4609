/** Prefixes of extended private keys (BIP-32, SLIP-132): xprv, yprv, zprv, tprv and others. */
const EXTENDED_PRIVATE_KEY = /[a-zA-Z]prv[1-9A-HJ-NP-Za-km-z]{20,}/
/** A private key of 32 bytes in hexadecimal digits. */
const HEX_KEY = /(^|[^0-9a-fA-F])(0x)?[0-9a-fA-F]{64}($|[^0-9a-fA-F])/
/** A private key in the wallet import format (Base58, 51 or 52 characters). */
const WALLET_IMPORT_FORMAT = /(^|[^1-9A-HJ-NP-Za-km-z])[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51}($|[^1-9A-HJ-NP-Za-km-z])/
/** A seed phrase has at least 12 words of 3 to 8 letters, in one line or numbered in several. */
const PHRASE_WORDS = 12
const PHRASE_WORD = /^[a-z]{3,8}$/i

function holdsSeedPhrase(text: string): boolean {
  let words = 0
  for (const word of text.split(/[^a-zA-Z]+/).filter(Boolean)) {
    words = PHRASE_WORD.test(word) ? words + 1 : 0
    if (words === PHRASE_WORDS) return true
  }
  return false
}

const isUrl = (text: string) => /^https?:\/\//i.test(text)

/**
 * Whether a text contains what can spend money of a chain: a private key, an extended private key or a seed phrase. The
 * server refuses these texts and never stores or logs them. A transaction hash looks like a private key, so fields for
 * hashes are not checked. URLs of nodes can contain a provider's key of the same form.
 */
export const holdsSpendingKey = (text: string): boolean =>
  EXTENDED_PRIVATE_KEY.test(text) ||
  (HEX_KEY.test(text) && !isUrl(text)) ||
  WALLET_IMPORT_FORMAT.test(text) ||
  holdsSeedPhrase(text)

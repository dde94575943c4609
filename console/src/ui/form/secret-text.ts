/** Extended private keys (BIP-32), such as xprv. */
const EXTENDED_PRIVATE_KEY = /[a-zA-Z]prv[1-9A-HJ-NP-Za-km-z]{20,}/
/** A private key in the wallet import format. */
const WALLET_IMPORT_FORMAT = /^[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51}$/
/** At least 12 short words and nothing else. The server knows the list of the words; no search has as many of them. */
const SEED_PHRASE = /^[\d.\s]*([a-z]{3,8}[\s,;]+[\d.\s]*){11,}[a-z]{3,8}$/i

/**
 * Whether a text looks like a key that spends money on a chain. A private key in hexadecimal digits is not recognised,
 * because the hash of a transaction looks the same.
 */
export const looksLikeKey = (text: string): boolean =>
  [EXTENDED_PRIVATE_KEY, WALLET_IMPORT_FORMAT, SEED_PHRASE].some((pattern) => pattern.test(text.trim()))

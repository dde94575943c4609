/** Extended private keys (BIP-32), such as xprv. */
const EXTENDED_PRIVATE_KEY = /[a-zA-Z]prv[1-9A-HJ-NP-Za-km-z]{20,}/
/** A private key in the wallet import format. */
const WALLET_IMPORT_FORMAT = /^[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51}$/
/** A text of at least 12 short words only. The server knows the list of the words; no search has as many of them. */
const SEED_PHRASE = /^[\d.\s]*([a-z]{3,8}[\s,;]+[\d.\s]*){11,}[a-z]{3,8}$/i

/** The hash of a transaction, or a private key: they look the same. */
const HASH_OR_KEY = /^(0x)?([0-9a-f]{16})[0-9a-f]{48}$/i

/**
 * Shortens the hash of a transaction to its first 16 digits, with which the lists of the desk find it. If it is a private
 * key, the other 48 digits stay secret.
 */
export const shortenHash = (text: string): string => text.trim().replace(HASH_OR_KEY, '$2')

/**
 * Whether a text looks like a key that spends money on a chain. A private key in hexadecimal digits is not recognised:
 * see `shortenHash`.
 */
export const looksLikeKey = (text: string): boolean =>
  [EXTENDED_PRIVATE_KEY, WALLET_IMPORT_FORMAT, SEED_PHRASE].some((pattern) => pattern.test(text.trim()))

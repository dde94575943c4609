/** Format of the ids of products, SKUs, shops and kinds, which are parts of URLs. */
export const SLUG_PATTERN = /^[a-z0-9][a-z0-9-]{0,79}$/

/**
 * RFC 5321 limits the whole address to 254 characters. The pattern is that of HTML's `<input type=email>`, with a
 * required dot in the domain.
 */
export const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** A text must contain at least one of these characters: whitespace and invisible characters alone count as empty. */
export const VISIBLE_PATTERN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name without `<` and `>`. */
export const PLAIN_NAME_PATTERN = /^[^<>]*$/

/** The sign before the decimals of a number. */
export const DECIMAL_SIGNS = ['point', 'comma'] as const

export const NAME_LIMIT = 60
export const KEYWORD_LIMIT = 100
/** Rows of a page of a list. */
export const PAGE_SIZE = { default: 20, maximum: 100 } as const

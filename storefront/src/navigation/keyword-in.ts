import { KEYWORD_LIMIT } from '@sampan/contract/rules'

/** Browsers decode percent signs that encode no character, as in a link that was cut off, to U+FFFD. */
const UNREADABLE = /\uFFFD+/g

/** The keyword in a URL, cut to the server's limit without splitting a character. */
export const keywordIn = (search: URLSearchParams): string =>
  (search.get('keyword') ?? '')
    .replace(UNREADABLE, ' ')
    .normalize('NFC')
    .trim()
    .slice(0, KEYWORD_LIMIT)
    .replace(/[\uD800-\uDBFF]$/, '')

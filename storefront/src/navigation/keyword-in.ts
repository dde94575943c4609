import { KEYWORD_LIMIT } from '@sampan/contract/rules'

/** What an address searches for, cut to what the server takes, and never through the middle of a character. */
export const keywordIn = (search: URLSearchParams): string =>
  (search.get('keyword') ?? '')
    .normalize('NFC')
    .trim()
    .slice(0, KEYWORD_LIMIT)
    .replace(/[\uD800-\uDBFF]$/, '')

import { KEYWORD_LIMIT } from '@sampan/contract/rules'

/** The keyword in a URL, cut to the server's limit without splitting a character. */
export const keywordIn = (search: URLSearchParams): string =>
  (search.get('keyword') ?? '')
    .normalize('NFC')
    .trim()
    .slice(0, KEYWORD_LIMIT)
    .replace(/[\uD800-\uDBFF]$/, '')

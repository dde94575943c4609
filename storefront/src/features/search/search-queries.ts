import { queryOptions } from '@tanstack/react-query'
import type { Call } from '../../call.ts'

/**
 * Titles that hold what is being typed; where none does, the words that may be meant. The question is withdrawn as soon
 * as the word changes.
 */
export const suggestionsQuery = (call: Call, keyword: string) =>
  queryOptions({
    queryKey: ['catalogue', 'suggestions', keyword],
    queryFn: ({ signal }) => call('GET /api/search/suggest', { query: { keyword } }, { signal, quiet: true }),
    enabled: keyword !== '',
  })

export const hotWordsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['catalogue', 'hot-words'],
    queryFn: () => call('GET /api/search/hot', undefined, { quiet: true }),
  })

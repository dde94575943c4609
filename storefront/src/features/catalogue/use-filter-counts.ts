import { useRead } from '@sampan/front/use-read'
import type { ShownFilter } from './shown-filter.ts'

/**
 * The options, ratings and free delivery that a list can be filtered by, with the numbers of products. `isOld` while the
 * numbers are those of the previous filter.
 */
export function useFilterCounts(filter: ShownFilter, isShown: boolean) {
  const { data, isPlaceholderData } = useRead('GET /api/product/filters', filter, {
    enabled: isShown,
    keepLast: true,
  })
  return { counts: data, isOld: isPlaceholderData }
}

import type { Area } from '@sampan/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Call } from '../../api/call.ts'
import { readKey } from '../../api/reads.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** All countries in the shopper's language. */
export const countriesQuery = (call: Call) =>
  queryOptions({
    queryKey: readKey('GET /api/area'),
    queryFn: () => call('GET /api/area', { query: {} }),
    staleTime: DAY_MS,
  })

/** Whether an address of the country writes its city by hand. */
export const needsCity = (countries: readonly Area[] | undefined, country: string): boolean =>
  countries?.find(({ code }) => code === country)?.needs_city ?? false

/** The provinces, cities and districts of a country. */
export const areaQuery = (call: Call, country: string) =>
  queryOptions({
    queryKey: readKey('GET /api/area', { country }),
    queryFn: () => call('GET /api/area', { query: { country } }),
    staleTime: DAY_MS,
  })

import type { Area } from '@sampan/contract'

/** Whether addresses of the country need a typed city, because the country's area list ends above the city. */
export const needsCity = (countries: readonly Area[] | undefined, country: string): boolean =>
  countries?.find(({ code }) => code === country)?.needs_city ?? false

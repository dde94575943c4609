import type { Area } from '@sampan/contract'

/** Whether an address of the country writes its city by hand: the areas to choose from end above it. */
export const needsCity = (countries: readonly Area[] | undefined, country: string): boolean =>
  countries?.find(({ code }) => code === country)?.needs_city ?? false

/** The specification's order status values, as list filters. */
export const STATUS_FILTERS = ['all', '0', '1', '2', '3', '4', '-1', '-4'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export const isStatusFilter = (text: string | undefined): text is StatusFilter =>
  STATUS_FILTERS.some((status) => status === text)

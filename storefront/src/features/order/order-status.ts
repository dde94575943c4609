import { STATUS_FILTERS, type StatusFilter } from '@sampan/contract/rules'

export const isStatusFilter = (text: string | undefined): text is StatusFilter =>
  STATUS_FILTERS.some((status) => status === text)

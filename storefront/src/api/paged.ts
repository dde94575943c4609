type ListPage = { total: number; page: number; page_size: number }

/** Lists of the server are read page by page, from the first. */
export const PAGED = {
  initialPageParam: 1,
  getNextPageParam: ({ page, page_size, total }: ListPage) => (page * page_size < total ? page + 1 : undefined),
}

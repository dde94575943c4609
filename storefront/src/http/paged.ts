type ListPage = { total: number; page: number; page_size: number }

/** Lists of the server are read page by page, from the first. */
export const PAGED = {
  initialPageParam: 1,
  getNextPageParam: ({ page, page_size, total }: ListPage) => (page * page_size < total ? page + 1 : undefined),
}

type EndlessPage = { next_cursor: string | null }

/** Lists that change under the shopper's finger go on after the last row seen: by number the next page would leave some out. */
export const ENDLESS = {
  initialPageParam: undefined as string | undefined, // the cursors of later pages are text
  getNextPageParam: ({ next_cursor }: EndlessPage) => next_cursor ?? undefined,
}

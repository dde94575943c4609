/** Caches of content that the shopper viewed. Each cache is deleted when a session starts or ends. */
export const VIEWED_CACHES = { page: 'sampan.pages', read: 'sampan.reads', picture: 'sampan.pictures' } as const

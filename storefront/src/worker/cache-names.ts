/** Caches of viewed content. Each is deleted when a session starts or ends. */
export const SEEN = { page: 'sampan.pages', read: 'sampan.reads', picture: 'sampan.pictures' } as const

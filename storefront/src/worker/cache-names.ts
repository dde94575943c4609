/** What the service worker keeps of what somebody looked at. Each part is deleted when a session begins or ends. */
export const SEEN = { page: 'sampan.pages', read: 'sampan.reads', picture: 'sampan.pictures' } as const

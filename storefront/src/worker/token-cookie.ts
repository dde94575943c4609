/** The cookie with the shopper's session, which pages and the service worker read. */
export const TOKEN_COOKIE = 'Admin-Token'

export const MESSAGE_LIMIT = 2000
export const MESSAGES_PAGE = 40

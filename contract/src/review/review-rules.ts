export const REVIEW_LIMIT = 1000
export const REPLY_LIMIT = 1000
export const REVIEW_PICTURES_LIMIT = 9

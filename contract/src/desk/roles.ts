/** What an operator may do at the desk. An owner may everything; which call needs which role stands in the server's policy. */
export const DESK_ROLES = ['owner', 'finance', 'fulfilment', 'catalogue', 'support'] as const
export type DeskRole = (typeof DESK_ROLES)[number]

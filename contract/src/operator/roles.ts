/** What an operator may do at the desk. An owner may everything; which call needs which role stands in the server's policy. */
export const DESK_ROLES = ['owner', 'finance', 'fulfilment', 'catalogue', 'support'] as const
export type DeskRole = (typeof DESK_ROLES)[number]

/** What signing in still waits for, once the password was right. */
export const DESK_STEPS = ['second_factor', 'new_password', 'setup'] as const
export type DeskStep = (typeof DESK_STEPS)[number]

/** An operator moves other people's money: more than the six characters of shoppers. */
export const DESK_PASSWORD_MINIMUM = 12

export const OPERATOR_NAME_LIMIT = 60

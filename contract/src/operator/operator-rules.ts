/** Remaining steps of a sign-in after the correct password. */
export const DESK_STEPS = ['second_factor', 'new_password', 'setup'] as const
export type DeskStep = (typeof DESK_STEPS)[number]

/** An operator's password is longer than the shoppers' minimum of six, because operators move other people's money. */
export const DESK_PASSWORD_MINIMUM = 12

export const OPERATOR_NAME_LIMIT = 60

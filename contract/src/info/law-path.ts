export const LAW_TEXTS = ['terms', 'privacy', 'refund', 'shipping', 'wallet', 'platform'] as const

export type LawText = (typeof LAW_TEXTS)[number]

/** The public address of a legal text. Every path that contains a public path is public, so visitors can open it. */
export const lawPath = (text: LawText): string => `/register/${text}`

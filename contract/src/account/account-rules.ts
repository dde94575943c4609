export const PASSWORD_LENGTH = { minimum: 6, maximum: 128 } as const

export const PAYMENT_CODE_LENGTH = { minimum: 6, maximum: 20 } as const

export const PAYMENT_CODE_PATTERN = /^\d{6,20}$/
export const ONE_TIME_CODE_LENGTH = 8

export const ONE_TIME_CODE_PATTERN = /^\d{8}$/

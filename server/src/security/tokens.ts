import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** 256 random bits. The token is sent once; only its hash is stored. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer')

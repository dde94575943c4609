/** How an agent proves itself at the token endpoint. */
export type ClientAuthMethod = 'none' | 'private_key_jwt'

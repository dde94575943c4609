import { type Language, preferredLanguage } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import { defaultLanguageAt } from './default-language.ts'

/** The language of an API reply: the best match of Accept-Language, otherwise the owner's default. */
export const languageOfRequest = (request: FastifyRequest): Language =>
  preferredLanguage(request.headers['accept-language'])?.tag ?? defaultLanguageAt(request)

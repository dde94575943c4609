import { type Language, preferredLanguage } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import { defaultLanguageAt } from './default-language.ts'

/** The language an API call is answered in: the best of its Accept-Language, else the owner's choice. */
export const languageOfRequest = (request: FastifyRequest): Language =>
  preferredLanguage(request.headers['accept-language'])?.tag ?? defaultLanguageAt(request)

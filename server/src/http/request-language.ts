import { DEFAULT_LANGUAGE, type Language, preferredLanguage } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'

/** The language an API call is answered in: the best of its Accept-Language, else Simplified Chinese. */
export const languageOfRequest = (request: FastifyRequest): Language =>
  preferredLanguage(request.headers['accept-language'])?.tag ?? DEFAULT_LANGUAGE

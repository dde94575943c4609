import { type Language, languageOf, preferredLanguage } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import { defaultLanguageAt } from '../language/default-language.ts'

const COOKIE = /(?:^|;\s*)Local_Lang=([^;]*)/

/**
 * The language of a page, in this order: the URL (`?lang=ja`), the language stored on the device, the browser's
 * languages, the owner's default. The initial default is Simplified Chinese (as the specification says).
 */
export function languageOfPage(request: Pick<FastifyRequest, 'headers' | 'server'>, search = ''): Language {
  const { headers } = request
  const language =
    languageInAddress(search) ?? storedLanguage(headers.cookie) ?? preferredLanguage(headers['accept-language'])
  return language?.tag ?? defaultLanguageAt(request)
}

const languageInAddress = (search: string) => languageOf(new URLSearchParams(search).get('lang') ?? undefined)

/** The language stored on the device, from the cookie that the storefront writes. */
function storedLanguage(cookies: string | undefined) {
  const cookie = COOKIE.exec(cookies ?? '')?.[1]
  if (!cookie) return undefined
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(cookie))
    const file_name = stored && typeof stored === 'object' && 'file_name' in stored ? stored.file_name : undefined
    return typeof file_name === 'string' ? languageOf(file_name) : undefined
  } catch {
    return undefined
  }
}

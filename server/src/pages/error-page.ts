import { createHash } from 'node:crypto'
import type { Language } from '@sampan/contract/rules'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isBusy, isUnavailable } from '../db/busy.ts'
import { sentence } from '../language/sentence.ts'
import { BadRequest, Busy, NotFound, NotSignedIn } from '../refusal/refusal.ts'
import { errorSentence } from '../refusal/refusal-sentences.ts'
import { languageOfPage } from './page-language.ts'
import { escapeHtml } from './seo-tags.ts'

/** Thrown when an API call of a page got 503. The message is that reply's sentence, in the page's language. */
export class PageBusy extends Error {}

const RETRY_AFTER_S = 5

const STYLE = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{display:grid;min-height:90vh;margin:0;padding:24px;place-content:center;text-align:center;background:#f7f5f1;color:#171a19}:lang(ko){word-break:keep-all}@media(prefers-color-scheme:dark){body{background:#101312;color:#f2f1ed}}h1{max-width:34ch;font-size:20px;text-wrap:balance}a{display:inline-block;padding:10px 20px;border:1px solid;border-radius:24px;color:inherit;text-decoration:none}`
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const documentIn = (language: Language, title: string, retries: boolean) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${
    retries ? `<meta http-equiv="refresh" content="${RETRY_AFTER_S}">` : ''
  }<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(
    title,
  )}</h1>${retries ? `<p>${sentence('error_page.reloads')[language]}</p>` : ''}<p><a href="">${sentence('error_page.try_now')[language]}</a></p></main></body></html>`

function titleOf(error: Error, language: Language): { status: 500 | 503; title: string } {
  if (error instanceof PageBusy) return { status: 503, title: error.message }
  if (isUnavailable(error)) return { status: 503, title: errorSentence('unavailable', language) }
  if (error instanceof Busy || isBusy(error)) return { status: 503, title: errorSentence('busy', language) }
  return { status: 500, title: errorSentence('bug', language) }
}

/** Errors caused by the client and errors of API calls, to which the general error handler replies. */
function isForShop(error: FastifyError, { originalUrl }: FastifyRequest): boolean {
  const { statusCode = 500 } = error
  const is_callers = error instanceof NotSignedIn || error instanceof NotFound || error instanceof BadRequest
  return originalUrl.startsWith('/api/') || is_callers || (statusCode >= 400 && statusCode < 500)
}

/**
 * Sends a small page instead of a page that cannot be rendered, in the reader's language. It needs neither the database
 * nor files of the build. While the shop is busy or its database is unavailable, the page reloads itself after some
 * seconds.
 */
export function replyWithErrorPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isForShop(error, request)) return reply.send(error)
  const language = languageOfPage(request, request.originalUrl.split('?')[1])
  const { status, title } = titleOf(error, language)
  if (status === 500) request.log.error({ err: error }, 'unexpected error')
  else request.log.warn({ err: error }, 'service unavailable')
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S)
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      vary: 'cookie, accept-language',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(documentIn(language, title, status === 503))
}

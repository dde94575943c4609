import { randomBytes } from 'node:crypto'
import type { Server } from '../implement.ts'
import { openApi } from './reference.ts'
import { referencePage } from './reference-page.ts'

/** Serves the contract for other programs at /api/openapi.json, and a page that shows it at /api/docs. */
export function referenceRoutes({ http }: Server): void {
  // The document is created at the first request, because creating it takes megabytes.
  let document: Promise<Buffer> | undefined
  http.get('/api/openapi.json', async (_request, reply) => {
    document ??= openApi().then((contract) => Buffer.from(JSON.stringify(contract)))
    return reply.type('application/json; charset=utf-8').send(await document)
  })
  http.get('/api/docs', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers({
        'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(referencePage(nonce))
  })
}

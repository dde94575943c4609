import { implement, type Server } from '../../../http/implement.ts'
import { addRedirectFile, listRedirects, removeRedirect } from './redirect-service.ts'

/** A file of a million characters, as JSON. */
const BODY_BYTES = 8_000_000

export function redirectRoutesAtDesk(server: Server): void {
  const { host } = new URL(server.context.config.public_url)
  implement(server, 'GET /api/admin/redirect/list', ({ db, query: { beginning = '', cursor = '', page_size } }) =>
    listRedirects(db, beginning, cursor, page_size),
  )
  implement(
    server,
    'POST /api/admin/redirect/add_file',
    ({ context, body, ...operator }) => addRedirectFile(context.db, host, operator, body),
    { body_bytes: BODY_BYTES },
  )
  implement(server, 'POST /api/admin/redirect/remove', async ({ context, body, ...operator }) => {
    await removeRedirect(context.db, operator, body.path)
    return null
  })
}

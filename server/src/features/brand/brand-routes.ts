import { replyFileMissing } from '../../http/errors.ts'
import { implement, type Server } from '../../http/implement.ts'
import { matchesEtag } from '../../http/matches-etag.ts'
import { readBrand } from './brand-service.ts'
import { readIcon } from './logo-service.ts'

/** The shop's public name and logo, and `GET /icons/:kind/:name`: icons drawn from the logo, cached forever. */
export function brandRoutes(server: Server): void {
  const { http, context } = server
  implement(server, 'GET /api/brand', ({ db }) => readBrand(db))
  http.get<{ Params: { kind: string; name: string } }>('/icons/:kind/:name', async (request, reply) => {
    const { kind, name } = request.params
    const icon = name.endsWith('.png') ? await readIcon(context, kind, name.slice(0, -'.png'.length)) : undefined
    if (!icon) return replyFileMissing(request, reply)
    const etag = `"${kind}-${name}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
    if (matchesEtag(request, etag)) return reply.code(304).send()
    return reply.type('image/png').send(icon)
  })
}

import { replyFileMissing } from '../../http/errors.ts'
import type { Server } from '../../http/implement.ts'
import { matchesEtag } from '../../http/matches-etag.ts'
import { pictureStoreOf } from './catalogue-picture-service.ts'
import { pictureWidth } from './narrow-picture-service.ts'

const CACHING = {
  own: 'public, max-age=31536000, immutable',
  plain: 'public, max-age=3600',
  // The URL of a replaced version returns the current picture. A cache would store it under the wrong URL.
  former: 'no-store',
}

const TYPES = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }

/**
 * `GET /pictures/:name?w=160|320|480|800`: pictures of the catalogue. Public; URLs with a version are cached forever. The
 * extensions `.jpg?w=160` and `.png?w=480` (logos) instead of `.webp` are for mails, and have no other width.
 */
export function pictureRoutes({ http, context }: Server): void {
  const store = pictureStoreOf(context)
  http.get<{ Params: { name: string }; Querystring: { w?: string } }>('/pictures/:name', async (request, reply) => {
    const { w } = request.query
    const width = w === undefined ? undefined : pictureWidth(w)
    if (w !== undefined && width === undefined) return replyFileMissing(request, reply)
    const picture = await store.find(request.params.name, width)
    if (!picture) return replyFileMissing(request, reply)
    const etag = `"${picture.version}-${width ?? 'whole'}${picture.format === 'webp' ? '' : `-${picture.format}`}"`
    reply.headers({ etag, 'cache-control': CACHING[picture.address] })
    if (matchesEtag(request, etag)) return reply.code(304).send()
    return reply.type(TYPES[picture.format]).send(await picture.read())
  })
}

import { createHash } from 'node:crypto'
import { answerNoFile } from '../../http/errors.ts'
import type { Server } from '../../http/implement.ts'
import { pictureWidth } from './narrow-picture-service.ts'
import { PictureStore } from './picture-store.ts'

/** `GET /pictures/:name?w=160|320|480|800`: the catalogue's pictures, public, cached by browsers for a week. */
export function pictureRoutes({ http, context }: Server): void {
  const store = new PictureStore(context.config.data_folder, context.picture_folder)
  http.get<{ Params: { name: string }; Querystring: { w?: string } }>('/pictures/:name', async (request, reply) => {
    const { w } = request.query
    const width = w === undefined ? undefined : pictureWidth(w)
    if (w !== undefined && width === undefined) return answerNoFile(request, reply)
    const picture = await store.read(request.params.name, width)
    if (!picture) return answerNoFile(request, reply)
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=604800', 'x-content-type-options': 'nosniff' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/webp').send(picture)
  })
}

import { createHash } from 'node:crypto'
import { PICTURE_WIDTHS } from '@sampan/contract/rules'
import { answerNoFile } from '../../http/errors.ts'
import type { Server } from '../../http/implement.ts'
import { PictureStore, type PictureWidth } from './picture-store.ts'

const widthOf = (text: string | undefined): PictureWidth | undefined =>
  PICTURE_WIDTHS.find((width) => String(width) === text)

/** `GET /pictures/:name?w=160|320|480|800`: the catalogue's pictures, public, cached by browsers for a week. */
export function pictureRoutes({ http, context }: Server): void {
  const store = new PictureStore(context.config.data_folder, context.picture_folder)
  http.get<{ Params: { name: string }; Querystring: { w?: string } }>('/pictures/:name', async (request, reply) => {
    const { w } = request.query
    const width = widthOf(w)
    if (w !== undefined && width === undefined) return answerNoFile(request, reply)
    const picture = await store.read(request.params.name, width)
    if (!picture) return answerNoFile(request, reply)
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=604800', 'x-content-type-options': 'nosniff' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/webp').send(picture)
  })
}

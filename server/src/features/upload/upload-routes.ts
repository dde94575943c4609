import multipart from '@fastify/multipart'
import type { UploadPurpose } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import { hasAlready } from '../../http/has-already.ts'
import { implement, type Server } from '../../http/implement.ts'
import { BadRequest, NotFound, NotSignedIn } from '../../http/refusal.ts'
import { operatorOf, shopperOf } from '../account/session-service.ts'
import { pictureWidth } from '../picture/narrow-picture-service.ts'
import { FileStore, isFileName } from './file-store.ts'
import { FORM_LIMITS, readUploadForm } from './upload-form.ts'
import { countUpload, keepPicture } from './upload-service.ts'
import { findFile } from './upload-sql.ts'

/**
 * A file is never written again under its name, but goes with its shopper's account. Browsers hold it for ever; caches that
 * many share ask again after a day, so that it is nowhere soon.
 */
const FOR_ALL = 'public, max-age=31536000, s-maxage=86400, immutable'
const PUBLIC: readonly UploadPurpose[] = ['avatar', 'review']
/** Sent at the desk only. */
const AT_DESK: readonly UploadPurpose[] = ['refusal', 'product']

/** `POST /api/upload`, and `GET /files/:name?w=160|320|480|800` for uploaded files, whole or at a width. */
export async function uploadRoutes(server: Server): Promise<void> {
  const { http, context } = server
  await http.register(multipart, { limits: FORM_LIMITS })
  implement(server, 'POST /api/upload', async ({ user_id, request }) => {
    await countUpload(context, user_id)
    const form = await readUploadForm(request)
    if (AT_DESK.includes(form.purpose)) throw new BadRequest('purpose')
    return keepPicture(context, { owner_id: user_id, sender_id: user_id }, form)
  })

  const store = new FileStore(context.config.data_folder)
  http.get<{ Params: { name: string }; Querystring: { w?: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params
    const { w } = request.query
    const width = w === undefined ? undefined : pictureWidth(w)
    if (w !== undefined && width === undefined) throw new NotFound()
    const file = isFileName(name) ? await findFile(context.db, name) : undefined
    const is_public = file !== undefined && PUBLIC.includes(file.purpose)
    if (!file || !(is_public || (await mayRead(context.db, request, file.user_id)))) throw new NotFound()
    const picture = await store.read(name, width)
    if (!picture) throw new NotFound()
    reply.headers({ 'cache-control': is_public ? FOR_ALL : 'private, no-store', 'x-content-type-options': 'nosniff' })
    if (is_public) {
      const etag = `"${name.slice(0, 10)}-${width ?? 'whole'}"`
      reply.header('etag', etag)
      if (hasAlready(request, etag)) return reply.code(304).send()
    }
    return reply.type('image/webp').send(picture)
  })
}

/** The owner and every operator may read it. */
async function mayRead(db: Db, request: FastifyRequest, owner_id: string): Promise<boolean> {
  const shopper = await unlessNotSignedIn(shopperOf(db, request))
  if (shopper) return shopper.user_id === owner_id
  return (await unlessNotSignedIn(operatorOf(db, request))) !== undefined
}

const unlessNotSignedIn = <Session>(session: Promise<Session>): Promise<Session | undefined> =>
  session.catch((error) => {
    if (error instanceof NotSignedIn) return undefined
    throw error
  })

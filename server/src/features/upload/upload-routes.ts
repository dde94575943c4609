import multipart from '@fastify/multipart'
import { type DeskAccess, desk, mayAtDesk } from '@sampan/contract'
import type { UploadPurpose } from '@sampan/contract/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Authenticators } from '../../http/authenticators.ts'
import { implement, type Server } from '../../http/implement.ts'
import { matchesEtag } from '../../http/matches-etag.ts'
import { BadRequest, NotFound, NotSignedIn } from '../../refusal/refusal.ts'
import { openStore } from '../../storage/open-store.ts'
import { pictureWidth } from '../picture/narrow-picture-service.ts'
import { FileStore, isFileName } from './file-store.ts'
import { FORM_LIMITS } from './upload-form.ts'
import { fileUrl, savePicture, withPictureForm } from './upload-service.ts'
import { findFile } from './upload-sql.ts'

/**
 * A file never changes under its name, so browsers cache it forever. It is deleted with the shopper's account, so
 * shared caches revalidate it after a day.
 */
const FOR_ALL = 'public, max-age=31536000, s-maxage=86400, immutable'
/** The shop may hide a review at any time, so browsers and shared caches revalidate its pictures after a minute. */
const WHILE_SHOWN = 'public, max-age=60, must-revalidate'
const CACHING: Partial<Record<UploadPurpose, string>> = { avatar: FOR_ALL, review: WHILE_SHOWN }
/** Purposes of pictures that are uploaded at the operators' desk only. */
const AT_DESK: readonly UploadPurpose[] = ['refusal', 'product']

/**
 * `POST /api/upload`; `GET /files/:name?w=160|320|480|800` for uploaded files, whole or at a width; and for the desk
 * `GET /api/admin/files/:name`, to which the browser sends the operator's cookie.
 */
export const uploadRoutes =
  (readers: Readers) =>
  async (server: Server): Promise<void> => {
    const { http, context } = server
    await http.register(multipart, { limits: FORM_LIMITS })
    implement(server, 'POST /api/upload', async ({ user_id, request }) => {
      return withPictureForm(context, { request, sender_id: user_id }, (form) => {
        if (AT_DESK.includes(form.purpose)) throw new BadRequest('purpose')
        return savePicture(context, { owner_id: user_id, sender_id: user_id }, form)
      })
    })

    const store = new FileStore(openStore(context.config))
    const serve =
      (mayRead: MayRead) =>
      async (request: FileRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const { name } = request.params
        const { w } = request.query
        const width = w === undefined ? undefined : pictureWidth(w)
        if (w !== undefined && width === undefined) throw new NotFound()
        const file = isFileName(name) ? await findFile(context.db, name, fileUrl(name)) : undefined
        const caching = file?.is_hidden ? undefined : file && CACHING[file.purpose]
        if (!file || !(caching || (await mayRead(context.db, request, file)))) throw new NotFound()
        const picture = await store.read(name, width)
        if (!picture) throw new NotFound()
        reply.header('cache-control', caching ?? 'private, no-store')
        if (!caching) reply.header('cross-origin-resource-policy', 'same-origin')
        if (caching) {
          const etag = `"${name.slice(0, 10)}-${width ?? 'whole'}"`
          reply.header('etag', etag)
          if (matchesEtag(request, etag)) return reply.code(304).send()
        }
        return reply.type('image/webp').send(picture)
      }
    http.get<FileAddress>('/files/:name', serve(isOwner(readers)))
    http.get<FileAddress>('/api/admin/files/:name', serve(isAtDesk(readers)))
  }

type FileAddress = { Params: { name: string }; Querystring: { w?: string } }
type FileRequest = FastifyRequest<FileAddress>
/** Authenticate the reader of a file by cookie or token. */
type Readers = Pick<Authenticators, 'shopper' | 'operator'>
type MayRead = (db: Db, request: FileRequest, file: { user_id: string; purpose: UploadPurpose }) => Promise<boolean>

const isOwner =
  (readers: Readers): MayRead =>
  async (db, request, { user_id }) => {
    const shopper = await unlessNotSignedIn(readers.shopper(db, request))
    return shopper?.user_id === user_id
  }

/** Desk roles that may see a picture, by its purpose. */
const READERS: Record<UploadPurpose, DeskAccess> = {
  avatar: desk(),
  review: desk(),
  evidence: desk('finance'),
  refund: desk('fulfilment', 'support', 'finance'),
  refusal: desk('fulfilment', 'support', 'finance'),
  chat: desk('support'),
  product: desk('catalogue'),
}

const isAtDesk =
  (readers: Readers): MayRead =>
  async (db, request, { purpose }) => {
    const operator = await unlessNotSignedIn(readers.operator(db, request))
    return operator !== undefined && mayAtDesk(READERS[purpose], operator.roles)
  }

const unlessNotSignedIn = <Session>(session: Promise<Session>): Promise<Session | undefined> =>
  session.catch((error) => {
    if (error instanceof NotSignedIn) return undefined
    throw error
  })

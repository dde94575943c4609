import type { EndpointKey } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { replyFrom } from './reply-cache/reply-cache.ts'

type PublicRead = {
  key: EndpointKey
  language: Language
  query: unknown
  request: FastifyRequest
  /** The serialised reply, read from this database. */
  from: (db: Db) => Promise<Buffer>
}

/**
 * A reply to a public read: from the cache, else from a replica that is new enough, else from the primary. Who has just
 * written asks with `Cache-Control: no-cache`, and is answered by the primary.
 */
export async function publicReply(
  { db, replicas, replies }: Pick<Context, 'db' | 'replicas' | 'replies'>,
  { key, language, query, request, from }: PublicRead,
): Promise<Buffer> {
  if (request.headers['cache-control'] === 'no-cache')
    return replicas ? (await replicas.readNewest(from)).result : from(db)
  return replyFrom(replies, { language, call: key, query }, async (age) => {
    if (!replicas) return from(db)
    const { result, as_of } = await replicas.read(from)
    // It is as old as the replica was behind, so it is cached for less.
    age.as_of = Math.min(age.as_of, as_of)
    return result
  })
}

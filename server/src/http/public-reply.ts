import type { EndpointKey } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { replyFrom } from '../reply-cache/reply-cache.ts'

type PublicRead = {
  key: EndpointKey
  language: Language
  query: unknown
  request: FastifyRequest
  /** Reads the reply from the given database and serialises it. */
  from: (db: Db) => Promise<Buffer>
}

/**
 * Replies to a public read from the cache, otherwise from a replica with little lag, otherwise from the primary.
 * Clients that have just written send `Cache-Control: no-cache` and get the reply of the primary.
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
    // The reply is as old as the replica's data, so it is cached for a shorter time.
    age.as_of = Math.min(age.as_of, as_of)
    return result
  })
}

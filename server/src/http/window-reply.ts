import type { EndpointKey } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'
import type { Age } from '../pages/cache.ts'
import { replyKey } from '../pages/reply-cache.ts'
import type { Server } from './implement.ts'

type WindowRead = {
  key: EndpointKey
  language: Language
  query: unknown
  request: FastifyRequest
  /** The serialised reply, read from this database. */
  from: (db: Db) => Promise<Buffer>
}

/** What it shows one of, if anything: notices tell changes by product. */
const subjectOf = (query: unknown): string | undefined =>
  query && typeof query === 'object' && 'product_id' in query ? String(query.product_id) : undefined

/**
 * A reply of the shop window: from the cache, else from a replica that is new enough, else from the primary. Who has just
 * written asks with `Cache-Control: no-cache`, and is answered by the primary.
 */
export async function windowReply(
  { context: { db, replicas }, replies }: Server,
  { key, language, query, request, from }: WindowRead,
): Promise<Buffer> {
  if (request.headers['cache-control'] === 'no-cache')
    return replicas ? (await replicas.readNewest(from)).result : from(db)
  const make = async (_old?: Buffer, age?: Age) => {
    if (!replicas) return from(db)
    const { result, as_of } = await replicas.read(from, subjectOf(query))
    // It is as old as the replica was behind, so it is cached for less.
    if (age) age.as_of = Math.min(age.as_of, as_of)
    return result
  }
  if (!replies) return make()
  const cache_key = replyKey(language, key, query)
  // Usually it is cached: `get` saves a promise.
  return replies.get(cache_key) ?? replies.forceFetch(cache_key, { context: make })
}

import type { FastifyRequest } from 'fastify'

/**
 * Whether If-None-Match contains this tag, so that a 304 is enough. Proxies may mark tags as weak (`W/`) and send
 * several tags.
 */
export const matchesEtag = ({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  String(headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => ['*', strong(etag)].includes(strong(tag.trim())))

const strong = (tag: string) => tag.replace(/^W\//, '')

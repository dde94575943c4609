import type { FastifyRequest } from 'fastify'

/** Whether the asker has what this tag stands for. A proxy marks tags as weak (`W/`) and may ask for several at once. */
export const hasAlready = ({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  String(headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => ['*', strong(etag)].includes(strong(tag.trim())))

const strong = (tag: string) => tag.replace(/^W\//, '')

import { DEFAULT_LANGUAGE, type Language } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    default_language?: DefaultLanguage
  }
}

/**
 * The owner's language setting for readers whose request names no language of the shop, as last read. Cached in memory,
 * because error replies need it even while the database is unavailable.
 */
export class DefaultLanguage {
  readonly #read: () => Promise<Language>
  #language: Language = DEFAULT_LANGUAGE
  #reading: Promise<unknown> = Promise.resolve()

  constructor(read: () => Promise<Language>) {
    this.#read = read
  }

  get now(): Language {
    return this.#language
  }

  /**
   * Re-reads the setting. Reads run one after the other, so that an older result never replaces a newer one. A failed
   * read keeps the last value.
   */
  refresh(): Promise<void> {
    const read = async () => {
      this.#language = await this.#read()
    }
    const reading = this.#reading.then(read)
    this.#reading = reading.catch(() => {})
    return reading
  }
}

export const defaultLanguageAt = ({ server }: Pick<FastifyRequest, 'server'>): Language =>
  server.default_language?.now ?? DEFAULT_LANGUAGE

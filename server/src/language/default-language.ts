import { DEFAULT_LANGUAGE, type Language } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    default_language?: DefaultLanguage
  }
}

/**
 * The owner's choice for readers whose request names none of the shop's languages, as this server read it last. It is kept
 * in memory because errors are answered in it too, also while the database is away.
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

  /** Reads it again. Reads take turns, so that an older answer never replaces a newer one. A failed read keeps the last. */
  refresh(): Promise<void> {
    const read = async () => {
      this.#language = await this.#read()
    }
    const done = this.#reading.then(read)
    this.#reading = done.catch(() => {})
    return done
  }
}

/** The default language at the server of a request. */
export const defaultLanguageAt = ({ server }: Pick<FastifyRequest, 'server'>): Language =>
  server.default_language?.now ?? DEFAULT_LANGUAGE

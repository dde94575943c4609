import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import { envelopeSchema } from './envelope.ts'

/**
 * Compiles what serialises a call's replies when it sends its first: there are some 300 calls, and all of them at once
 * are a fifth of a server's start and 15 MB that most of them never use.
 */
export const replySerializer: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let serialize: ((envelope: unknown) => string) | undefined
  return (envelope) => {
    serialize ??= fastJsonStringify(envelopeSchema(schema) as Schema) // made by Zod
    return serialize(envelope)
  }
}

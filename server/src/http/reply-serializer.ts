import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import { envelopeSchema } from './envelope.ts'

/**
 * Compiles the serialiser of a call when it sends its first reply. Compiling the serialisers of all calls (about 300)
 * would take a fifth of the server's start and 15 MB that most servers never use.
 */
export const replySerializer: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let serialize: ((envelope: unknown) => string) | undefined
  return (envelope) => {
    serialize ??= fastJsonStringify(envelopeSchema(schema) as Schema) // made by Zod
    return serialize(envelope)
  }
}

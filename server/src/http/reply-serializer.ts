import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import { envelopeSchema } from './envelope.ts'

type Serializer = (envelope: unknown) => string

/** The compiled serialisers, by the schema of the reply: all servers of a process share them. */
const serializers = new WeakMap<z.ZodType, Serializer>()

function compile(schema: z.ZodType): Serializer {
  const serialize: Serializer = fastJsonStringify(envelopeSchema(schema) as Schema) // made by Zod
  serializers.set(schema, serialize)
  return serialize
}

/**
 * Compiles the serialiser of a call when it sends its first reply. Compiling the serialisers of all calls (about 300)
 * would take a fifth of the server's start and 15 MB that most servers never use.
 */
export const replySerializer: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let serialize: Serializer | undefined
  return (envelope) => {
    serialize ??= serializers.get(schema) ?? compile(schema)
    return serialize(envelope)
  }
}

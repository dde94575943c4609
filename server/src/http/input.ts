import { type Endpoint, Id } from '@sampan/contract'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isStorable } from '../db/storable.ts'
import { mapSentence } from '../language/sentence.ts'
import { inputSentence } from '../refusal/input-sentences.ts'
import { BadRequest, NotFound } from '../refusal/refusal.ts'

const ID_FIELD = /(^|_)ids?$/

/**
 * Validates the query and body of a request.
 * @throws BadRequest for malformed input; NotFound when only an id has the wrong format, because no row can have this
 * id.
 */
export function readInput(endpoint: Endpoint, request: FastifyRequest): { query?: unknown; body?: unknown } {
  if (endpoint.keyed && !Id.safeParse(request.headers['idempotency-key']).success)
    throw new BadRequest('an Idempotency-Key header with a UUID is needed')
  return {
    ...(endpoint.query && { query: checked(endpoint.query, request.query) }),
    ...(endpoint.body && { body: checked(endpoint.body, request.body) }),
  }
}

function checked(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) {
    // This check comes after the schema, because valid input is no deeper than its schema, while raw input could
    // overflow the stack.
    if (!isStorable(result.data)) throw new BadRequest('input: no NUL and no half character may be in it')
    return result.data
  }
  const malformed = result.error.issues.filter((issue) => !isWrongId(issue))
  const [first] = malformed
  if (!first) throw new NotFound()
  const field = first.path.join('.') || 'input'
  const sentence = inputSentence(first)
  const detail = mapSentence(sentence, (text) => `${field}: ${text}`)
  throw new BadRequest(detail.en, detail)
}

function isWrongId(issue: z.core.$ZodIssue): boolean {
  const field = issue.path.findLast((step) => typeof step === 'string')
  return issue.code === 'invalid_format' && typeof field === 'string' && ID_FIELD.test(field)
}

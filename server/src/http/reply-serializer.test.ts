import { type Endpoint, endpoints } from '@sampan/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '../refusal/refusal.ts'
import { refused, succeeded } from './envelope.ts'
import { replySerializer } from './reply-serializer.ts'

const serializerOf = (schema: z.ZodType) => replySerializer({ schema, method: 'GET', url: '/' })

test('the replies and refusals of every call can be serialised', () => {
  const refusal = refused(new Refusal('state_changed'), 'en')
  for (const endpoint of Object.values<Endpoint>(endpoints))
    expect(JSON.parse(serializerOf(endpoint.reply)(refusal))).toMatchObject({ code: 0, reason: 'state_changed' })
})

test('fields that are not in the reply schema are dropped', () => {
  const serialize = serializerOf(z.object({ name: z.string() }))
  expect(serialize(succeeded({ name: 'Lamp', secret: 'x' }))).toBe('{"code":1,"msg":"OK","data":{"name":"Lamp"}}')
})

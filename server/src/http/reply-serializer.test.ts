import { type Endpoint, endpoints } from '@sampan/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '../refusal/refusal.ts'
import { refused, succeeded } from './envelope.ts'
import { replySerializer } from './reply-serializer.ts'

const serializerOf = (schema: z.ZodType) => replySerializer({ schema, method: 'GET', url: '/' })

test('every call’s replies can be serialised, and its refusals', () => {
  const refusal = refused(new Refusal('state_changed'), 'en')
  for (const endpoint of Object.values<Endpoint>(endpoints))
    expect(JSON.parse(serializerOf(endpoint.reply)(refusal))).toMatchObject({ code: 0, reason: 'state_changed' })
})

test('what a reply does not name is left out', () => {
  const serialize = serializerOf(z.object({ name: z.string() }))
  expect(serialize(succeeded({ name: 'Lamp', secret: 'x' }))).toBe('{"code":1,"msg":"OK","data":{"name":"Lamp"}}')
})

import { type Endpoint, type EndpointKey, endpoints } from '@sampan/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Draft } from '../../testing/bad-requests.ts'
import { send } from '../../testing/bad-sending.ts'
import { bodiesOf, KINDS, type Kind, type Known, type Schema, valuesOf } from '../../testing/bad-values.ts'
import { aBadWorld, PUBLIC_KINDS } from '../../testing/bad-world.ts'

const world = await aBadWorld()
const before = await world.fingerprint()

/** Bodies that are tried for each field. */
const SAMPLES = 25

/**
 * Fields with an id of another shopper that need no 404: they position in the shopper's own list, so that another's id has no
 * effect.
 */
const POSITIONS = ['GET /api/service/messages after', 'GET /api/service/messages before']

/** Answers that are about the id. Other refusals could hide that the id is not looked at. */
const OF_ID = ['404', 'evidence_missing', 'state_changed']

const kindOf = (field: string): Kind | undefined =>
  Object.hasOwn(KINDS, field) ? KINDS[field as keyof typeof KINDS] : undefined // an own key

const isPrivate = (field: string): boolean => {
  const kind = kindOf(field)
  return kind !== undefined && kind !== 'account' && kind !== 'user' && !PUBLIC_KINDS.includes(kind)
}

const schemaOf = (type: z.ZodType): Schema => z.toJSONSchema(type, { target: 'draft-7', io: 'input' }) as Schema // as Zod writes it

function fieldsIn({ properties = {}, items, anyOf = [], oneOf = [] }: Schema): string[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...oneOf].flatMap(fieldsIn)
  return [...new Set([...Object.keys(properties), ...inner])]
}

type Case = { call: EndpointKey; part: 'query' | 'body'; field: string; schema: Schema }

/** Calls of shoppers with the fields that name something of a shopper. */
const cases: Case[] = (Object.keys(endpoints) as EndpointKey[]) // its keys are the calls
  .filter((call) => endpoints[call].access === 'shopper')
  .flatMap((call): Case[] => {
    const { query, body }: Endpoint = endpoints[call]
    return [query, body].flatMap((type, at) => {
      if (!type) return []
      const schema = schemaOf(type)
      const part = at === 0 ? ('query' as const) : ('body' as const)
      return fieldsIn(schema)
        .filter(isPrivate)
        .map((field) => ({ call, part, field, schema }))
    })
  })

/** Replaces a field by an id of the victim, and all other ids by ids of the shopper. */
function foreign(value: unknown, field: string, victims: Known): unknown {
  if (Array.isArray(value)) return value.map((one) => foreign(one, field, victims))
  if (typeof value !== 'object' || value === null) return value
  if (Object.hasOwn(value, '$known')) return { ...value, of: 'requester' }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name !== field) return [name, foreign(inner, field, victims)]
      return [name, Array.isArray(inner) ? [victims] : victims]
    }),
  )
}

const has = (value: unknown, field: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([name, inner]) => name === field || has(inner, field))

test.each(cases)('$call refuses another shopper’s $field', async ({ call, part, field, schema }) => {
  const kind = kindOf(field)
  if (!kind) throw new Error(`no kind of ${field}`)
  const inputs = fc.sample(part === 'body' ? bodiesOf(call, schema) : valuesOf(schema), { numRuns: 400, seed: 7 })
  const answers: string[] = []
  const withField = inputs.filter((one) => has(one, field)).slice(0, SAMPLES)
  // An optional id is missing in most bodies that are valid otherwise.
  const added = schema.properties?.[field] ? inputs.filter((one) => !has(one, field)).slice(0, SAMPLES) : []
  const samples = [...withField, ...added.map((one) => ({ ...(one as object), [field]: '' }))] // a body is an object
  for (const [index, input] of samples.entries()) {
    const changed = foreign(input, field, { $known: kind, index, of: 'victim' })
    const draft: Draft = {
      call: call as EndpointKey, // `cases` has no other calls
      requester: 'shopper',
      query: part === 'query' ? changed : undefined,
      body: part === 'body' ? changed : undefined,
      key: 'new',
      language: 'en',
      faults: [],
      request_fault: undefined,
    }
    const { reply } = await send(world, draft)
    const { code, reason } = reply.json()
    answers.push(code === 1 ? 'accepted' : (reason ?? String(code)))
    if (reason?.startsWith('payment_code_')) await world.unlockCode()
  }
  if (POSITIONS.includes(`${call} ${field}`)) return
  expect(answers).not.toContain('accepted')
  expect(
    answers.some((answer) => OF_ID.includes(answer)),
    answers.join(),
  ).toBe(true)
})

/**
 * Ids that name nothing of another shopper: numbers within the own account, ids that the device invents, and links of agents,
 * which link-attacks.slow.test.ts attacks.
 */
const NO_IDS = ['bill_id', 'client_id', 'link_id', 'handover_id']

test('each field that names something is known here, so that a new one is attacked too', () => {
  const names = (Object.keys(endpoints) as EndpointKey[]) // its keys are the calls
    .filter((call) => endpoints[call].access === 'shopper')
    .flatMap((call) => {
      const { query, body }: Endpoint = endpoints[call]
      return [query, body].flatMap((type) => (type ? fieldsIn(schemaOf(type)) : []))
    })
  const unknown = names.filter((name) => /_ids?$/.test(name) && kindOf(name) === undefined && !NO_IDS.includes(name))
  expect([...new Set(unknown)]).toEqual([])
})

test('nothing of the other shopper has changed', async () => {
  expect(cases.length).toBeGreaterThan(20)
  expect(await world.fingerprint()).toEqual(before)
})

import { join } from 'node:path'
import { type Endpoint, type EndpointKey, endpoints, RATE_LIMITS, type RateLimitName } from '@sampan/contract'
import { expect, test } from 'vitest'
import { callersOf, type Declaration, readCallGraph } from '../../testing/call-graph.ts'

const graph = readCallGraph(join(import.meta.dirname, '..'))
const names = Object.keys(RATE_LIMITS) as RateLimitName[] // its keys are the names

/** Budgets of work that no call of the contract does: background work, routes of agents, and the export of all data. */
const OTHER: readonly RateLimitName[] = [
  'agent_promo_code',
  'agent_proof',
  'export',
  'notice_mail',
  'push_to_browser',
  'security_mail',
]

const limitsOf = (call: EndpointKey): readonly RateLimitName[] => {
  const { limits = [] }: Endpoint = endpoints[call]
  return limits
}

/** Whether the code of a declaration counts against the budget, by its name or by `fromNetwork` with its beginning. */
const counts = ({ file, body }: Declaration, name: RateLimitName) => {
  const [, door] = /^(.+)_from_(?:address|block)$/.exec(name) ?? []
  return (
    !file.startsWith('http/') &&
    (new RegExp(`limit: '${name}'(?! \\|)`).test(body) ||
      (door !== undefined && body.includes(`fromNetwork('${door}'`)))
  )
}

test.each(names)('the calls that count against the budget %s declare it', (name) => {
  const counting = [...graph.declarations].filter(([, one]) => counts(one, name)).map(([id]) => id)
  const calls = callersOf(graph, counting).filter((one) => one.name in endpoints)
  const undeclared = calls.filter((one) => !limitsOf(one.name as EndpointKey).includes(name)) // a key of endpoints
  expect(undeclared.map((one) => one.name)).toEqual([])
})

test('every budget is declared by a call, or belongs to other work', () => {
  const declared = new Set((Object.keys(endpoints) as EndpointKey[]).flatMap(limitsOf))
  expect(names.filter((name) => !declared.has(name)).toSorted()).toEqual(OTHER)
})

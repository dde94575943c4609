import { type Endpoint, type EndpointKey, takesForm } from '@sampan/contract'
import type { DeskRole } from '@sampan/contract/rules'
import type { Access } from '../policy.ts'

const ROLES: Record<DeskRole, string> = {
  owner: 'owner',
  finance: 'finance',
  fulfilment: 'fulfilment',
  catalogue: 'catalogue',
  support: 'customer service',
}

function whoMay(access: Access): string {
  if (access === 'public') return 'Anyone may make this call, without a session.'
  if (access === 'shopper')
    return "For the signed-in shopper. It reads and changes only this shopper's data: the ids of others are not found."
  const { desk, entering, machine } = access
  const token = machine ? ' A machine token with the right for it may make it too.' : ''
  if (entering) return `For operators, also before the second factor and the first password are set.${token}`
  const roles = desk.filter((role) => role !== 'owner').map((role) => ROLES[role])
  if (roles.length > 0) return `For operators with the role ${roles.join(' or ')}, and for owners.${token}`
  return `${desk.length > 0 ? 'For owners only.' : 'For operators with any role.'}${token}`
}

function howToSend(key: EndpointKey, { keyed, query }: Endpoint): string[] {
  const fields = query && 'shape' in query ? Object.keys(query.shape as object) : []
  return [
    ...(keyed ? ['Send it with a new `Idempotency-Key`: repeated with the same key, it is done once.'] : []),
    ...(takesForm(key) ? ['The file is sent as multipart/form-data, after the other fields.'] : []),
    ...(fields.includes('cursor') ? ['For the next page, send `next_cursor` of the reply as `cursor`.'] : []),
    ...(key.startsWith('POST ')
      ? ['If it is refused, `code` is 0, `reason` names the cause, and nothing changes.']
      : []),
  ]
}

/** The description of a call: its summary, the callers that may make it, and how it is sent. */
export const descriptionOf = (key: EndpointKey, endpoint: Endpoint, access: Access): string =>
  [`${endpoint.summary}.`, whoMay(access), ...howToSend(key, endpoint)].join(' ')

import { z } from 'zod'
import { AgentFault } from '../fault.ts'

const Version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const Name = z.string().max(200)

const Entry = z.object({
  version: z.string().max(40),
  schema: z.string().max(500).optional(),
  config: z.record(Name, z.unknown()).optional(),
})
export type CapabilityEntry = z.output<typeof Entry>

const ENTRIES_LIMIT = 20
const CAPABILITIES_LIMIT = 200
const KEYS_LIMIT = 50

/** A public key as JWK. Unknown types are tolerated, because they only concern the signatures that name them. */
const PublicKey = z.object({
  kid: z.string().max(500),
  kty: z.string().max(20),
  crv: z.string().max(20).optional(),
  x: z.string().max(500).optional(),
  y: z.string().max(500).optional(),
  use: z.string().max(20).optional(),
  alg: z.string().max(20).optional(),
  key_ops: z.array(z.string().max(20)).max(10).optional(),
})
export type PublicKey = z.output<typeof PublicKey>

export const PublicKeys = z.array(PublicKey).max(KEYS_LIMIT)
const Keys = PublicKeys.optional()

const Registry = z.record(Name, z.array(z.unknown()))

const Document = z.object({
  ucp: z.object({
    version: Version,
    services: Registry,
    payment_handlers: Registry,
    capabilities: z
      .record(Name, z.array(Entry).max(ENTRIES_LIMIT))
      .refine((all) => Object.keys(all).length <= CAPABILITIES_LIMIT)
      .optional(),
  }),
  keys: Keys,
  /** The place of the keys in versions before 2026-08-25. */
  signing_keys: Keys,
})

/** The parts of a platform's profile that the shop uses. */
export type PlatformProfile = {
  version: string
  capabilities: ReadonlyMap<string, readonly CapabilityEntry[]>
  keys: readonly PublicKey[]
}

/** @throws AgentFault profile_malformed. */
export function readProfile(body: Buffer): PlatformProfile {
  const { data, error } = Document.safeParse(jsonIn(body))
  if (!data) {
    const where = error.issues[0]?.path.join('.') ?? ''
    throw new AgentFault('profile_malformed', `The profile of the platform is malformed${where && ` at ${where}`}.`)
  }
  const { ucp, keys, signing_keys } = data
  return {
    version: ucp.version,
    capabilities: new Map(Object.entries(ucp.capabilities ?? {})),
    keys: [...(keys ?? []), ...(signing_keys ?? [])],
  }
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

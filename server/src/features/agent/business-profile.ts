import { CAPABILITY_NAMES, declarationOf, serviceSchema, serviceSpec } from './capabilities.ts'
import type { SigningKeys } from './signature/signing-key-service.ts'
import { AGENT_VERSIONS, type AgentVersion, NEWEST } from './versions.ts'

/** The paths of the endpoints. */
export const REST = '/ucp'
export const MCP = '/mcp'

/** The path of the profile of an earlier version. Its folder is a base URL with a `.well-known/ucp` below it. */
export const profilePath = (version: AgentVersion): string =>
  version === NEWEST ? '/.well-known/ucp' : `${REST}/${version}/.well-known/ucp`

/** The shop's profile in one version. Only the newest lists the others. */
export function businessProfile(origin: string, version: AgentVersion, { published }: Pick<SigningKeys, 'published'>) {
  const others = AGENT_VERSIONS.filter((one) => one !== NEWEST).map((one) => [one, origin + profilePath(one)])
  return {
    ucp: {
      version,
      ...(version === NEWEST && { supported_versions: Object.fromEntries(others) }),
      services: {
        'dev.ucp.shopping': [
          {
            version,
            transport: 'rest',
            endpoint: origin + REST,
            spec: serviceSpec(version),
            schema: serviceSchema(version, 'rest.openapi.json'),
          },
          {
            version,
            transport: 'mcp',
            endpoint: origin + MCP,
            spec: serviceSpec(version),
            schema: serviceSchema(version, 'mcp.openrpc.json'),
          },
        ],
      },
      capabilities: Object.fromEntries(CAPABILITY_NAMES.map((name) => [name, [declarationOf(name, version)]])),
      payment_handlers: {},
    },
    // The keys had another name before 2026-08-25.
    ...(version === '2026-04-08' ? { signing_keys: published } : { keys: published }),
  }
}

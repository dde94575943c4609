/** Versions of the protocol that the shop speaks, the newest first. A version is selected exactly. */
export const AGENT_VERSIONS = ['2026-08-25', '2026-04-08'] as const
export type AgentVersion = (typeof AGENT_VERSIONS)[number]

export const NEWEST = AGENT_VERSIONS[0]

export const isServed = (version: string): version is AgentVersion => AGENT_VERSIONS.some((one) => one === version)

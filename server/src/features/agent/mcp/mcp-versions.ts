/** The revision of MCP without sessions: each request names its version. */
export const STATELESS = '2026-07-28'

/** Earlier revisions, the newest first, which begin with the call `initialize`. */
export const WITH_HANDSHAKE = ['2025-11-25', '2025-06-18', '2025-03-26'] as const

export const MCP_VERSIONS: readonly string[] = [STATELESS, ...WITH_HANDSHAKE]

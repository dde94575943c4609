import type { Context } from '../../../context.ts'
import { countTry, networkOf, uncountTry } from '../../../http/rate-limits.ts'
import { hashOfToken } from '../../../security/tokens.ts'
import { useOnce } from '../single-use-sql.ts'
import { agentNetwork, readClient, readClientKeys } from './agent-client.ts'
import type { ClientAuthMethod } from './client-auth-method.ts'
import { isMeantFor, isSignedBy, PROOF_LASTS_S, readProof } from './client-proof.ts'
import { findLinkOfCredential } from './grant-sql.ts'

type Given = {
  client_id: string
  /** The JWT by which the agent proves itself. */
  assertion: string
  /** The code or token of the request. */
  credential: string
  /** The network address of the request. */
  ip: string
}

/**
 * Checks the proof of an agent with the keys of its document. The document is read each time, so a removed key is invalid
 * at once. It is read only for a code or token of this agent, and not after many wrong proofs, because each proof makes the
 * shop send requests. A proof counts once.
 * @returns 'none' for an unknown code or token, with which nothing can be done; undefined for a wrong proof.
 * @throws Refusal too_many_tries.
 */
export async function methodOf(
  context: Context,
  { client_id, assertion, credential, ip }: Given,
): Promise<ClientAuthMethod | undefined> {
  const { db, config } = context
  const proof = readProof(assertion)
  const audiences = ['', '/oauth/token', '/oauth/revoke'].map((path) => config.public_url + path)
  if (!proof || !isMeantFor(proof, { client_id, audiences })) return undefined
  const link_id = await findLinkOfCredential(db, client_id, hashOfToken(credential))
  if (link_id === undefined) return 'none'
  const tried = { limit: 'agent_proof', who: [link_id, networkOf(ip)] } as const
  await countTry(context, tried)
  const network = agentNetwork(context)
  const client = await readClient(client_id, network)
  if (!client || !isSignedBy(proof, await readClientKeys(client, network))) return undefined
  // A proof without an id is identified by its claims.
  const parts = [client_id, proof.claims.jti ?? proof.signed.toString()]
  if (!(await useOnce(db, { kind: 'client_proof', parts, lasts_s: PROOF_LASTS_S }))) return undefined
  await uncountTry(context, tried)
  return 'private_key_jwt'
}

import type { Context } from '../../../context.ts'
import type { ClientAuthMethod } from '../../../db/tables/agent-link-tables.ts'
import { hashOfToken } from '../../../security/tokens.ts'
import { agentNetwork, readClient, readClientKeys } from './agent-client.ts'
import { isMeantFor, isSignedBy, readProof } from './client-proof.ts'
import { hasCredential } from './grant-sql.ts'

type Given = {
  client_id: string
  /** The JWT by which the agent proves itself. */
  assertion: string
  /** The code or token of the request. */
  credential: string
}

/**
 * Checks the proof of an agent with the keys of its document. The document is read now, so that a removed key proves nothing
 * any more; and only for a code or token of this agent, so that strangers cannot make the shop send requests.
 * @returns 'none' for an unknown code or token, with which nothing can be done; undefined for a wrong proof.
 */
export async function methodOf(
  { db, config, ...context }: Context,
  { client_id, assertion, credential }: Given,
): Promise<ClientAuthMethod | undefined> {
  const proof = readProof(assertion)
  const audiences = ['', '/oauth/token', '/oauth/revoke'].map((path) => config.public_url + path)
  if (!proof || !isMeantFor(proof, { client_id, audiences })) return undefined
  if (!(await hasCredential(db, client_id, hashOfToken(credential)))) return 'none'
  const network = agentNetwork({ ...context, config })
  const client = await readClient(client_id, network)
  return client && isSignedBy(proof, await readClientKeys(client, network)) ? 'private_key_jwt' : undefined
}

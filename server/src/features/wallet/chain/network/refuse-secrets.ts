import { holdsSpendingKey } from '../../../../chain/secret-text.ts'
import { Refusal } from '../../../../refusal/refusal.ts'

/** The field with URLs of nodes, which can contain keys of providers. */
const URLS = 'nodes'

/**
 * Refuses texts that contain a private key or a seed phrase, before anything is stored or asked of a node.
 * @param hash of a transaction that the texts may name.
 * @throws Refusal secret_refused with the field; it never contains the text.
 */
export function refuseSecrets(texts: Readonly<Record<string, string | null | undefined>>, hash?: string): void {
  for (const [field, text] of Object.entries(texts))
    if (text && holdsSpendingKey(text, { hash, is_url: field === URLS })) throw new Refusal('secret_refused', { field })
}

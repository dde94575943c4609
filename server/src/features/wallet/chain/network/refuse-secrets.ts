import { holdsSpendingKey } from '../../../../chain/secret-text.ts'
import { Refusal } from '../../../../refusal/refusal.ts'

/**
 * Refuses texts that contain a private key or a seed phrase, before anything is stored or asked of a node.
 * @throws Refusal secret_refused with the field; it never contains the text.
 */
export function refuseSecrets(texts: Readonly<Record<string, string | null | undefined>>): void {
  for (const [field, text] of Object.entries(texts))
    if (text && holdsSpendingKey(text)) throw new Refusal('secret_refused', { field })
}

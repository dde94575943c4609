import type { Fault, Outcome } from '../../background/background-loop.ts'
import type { Context } from '../../context.ts'
import { sealAgain, unseal } from '../../security/sealed.ts'
import { findSecrets, markReadable, markUnreadable, saveSecret, turnOffUnreadable } from './webhook-sending-sql.ts'
import { SECRET_PURPOSE } from './webhook-service.ts'

type Source = Pick<Context, 'db' | 'keys'>

/** @throws if no key decrypts it. The address then gets no events until a server can read it. */
export async function readSecret({ db, keys }: Source, webhook_id: string, sealed_secret: Buffer): Promise<string> {
  try {
    return unseal(keys, SECRET_PURPOSE, webhook_id, sealed_secret)
  } catch (cause) {
    await markUnreadable(db, webhook_id)
    throw new Error(`the signing secret of the webhook ${webhook_id} cannot be decrypted`, { cause })
  }
}

/**
 * Reads every secret. One that was encrypted with a former key is encrypted again, so that the former key can be removed.
 * An address whose secret could not be read, and now can, gets its waiting events; one that cannot be read is reported
 * once.
 */
export async function checkSecrets({ db, keys }: Source, fault: Fault): Promise<Outcome> {
  for (const { webhook_id, sealed_secret, is_unreadable } of await findSecrets(db))
    try {
      await readSecret({ db, keys }, webhook_id, sealed_secret)
      if (is_unreadable) await markReadable(db, webhook_id)
      const renewed = sealAgain(keys, SECRET_PURPOSE, webhook_id, sealed_secret)
      if (renewed) await saveSecret(db, { webhook_id, sealed_secret: renewed })
    } catch (error) {
      if (!is_unreadable) fault(error)
    }
  await turnOffUnreadable(db)
  return 'done'
}

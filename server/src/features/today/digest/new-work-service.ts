import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { readNewWork } from '../today-service.ts'
import { lockNewWorkReader, noteNewWork } from './new-work-sql.ts'
import { queueWorkMail } from './work-mail-service.ts'

/**
 * Queues a mail about work that began to wait since the operator's last mail, in the transaction that notes it as mailed.
 * @returns false if nothing new waits, the last mail is less than ten minutes old, or another server is writing this mail.
 */
export const writeNewWork = (source: Pick<Context, 'db' | 'config' | 'keys'>, operator_id: string): Promise<boolean> =>
  transaction(source.db, async (tx) => {
    const reader = await lockNewWorkReader(tx, operator_id)
    const queues = reader ? await readNewWork(tx, reader) : []
    if (!reader || queues.length === 0) return false
    await noteNewWork(tx, operator_id)
    await queueWorkMail(tx, source, { ...reader, mail: 'new_work', queues })
    return true
  })

import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

const NOTES_LIMIT = 100

/** Notes on a shopper and all their orders. With an order: notes on this order and on the shopper in general. */
export const findNotes = (db: Db, { user_id, order_id }: { user_id: string; order_id?: string | undefined }) =>
  db
    .selectFrom('desk_note')
    .innerJoin('operator', 'operator.operator_id', 'desk_note.operator_id')
    .leftJoin('shop_order', (join) =>
      join
        .onRef('shop_order.user_id', '=', 'desk_note.user_id')
        .onRef('shop_order.order_id', '=', 'desk_note.order_id'),
    )
    .select(['note_id', 'text', 'operator.account as operator', 'desk_note.operator_id', 'desk_note.created_at'])
    .select(['desk_note.order_id', 'shop_order.order_number'])
    .where('desk_note.user_id', '=', user_id)
    .$if(order_id !== undefined, (notes) =>
      notes.where(sql<boolean>`(desk_note.order_id is null or desk_note.order_id = ${order_id}::uuid)`),
    )
    .orderBy('desk_note.created_at', 'desc')
    .orderBy('note_id', 'desc')
    .limit(NOTES_LIMIT)
    .execute()

/**
 * With an order, tells whether the order belongs to the shopper; without an order, tells whether the shopper exists.
 */
export async function isNotable(db: Db, user_id: string, order_id: string | undefined): Promise<boolean> {
  const query =
    order_id === undefined
      ? db.selectFrom('user_account').select('user_id').where('user_id', '=', user_id).where('deleted_at', 'is', null)
      : db.selectFrom('shop_order').select('user_id').where('user_id', '=', user_id).where('order_id', '=', order_id)
  return (await query.executeTakeFirst()) !== undefined
}

type NewNote = { user_id: string; note_id: string; order_id: string | null; text: string; operator_id: string }

/** @returns true when the note was inserted; false when a note with this id exists already. */
export async function insertNote(tx: Tx, note: NewNote): Promise<boolean> {
  const added = await tx
    .insertInto('desk_note')
    .values(note)
    .onConflict((conflict) => conflict.doNothing())
    .returning('note_id')
    .executeTakeFirst()
  return added !== undefined
}

/** @returns true if the note existed and the operator was its author, otherwise false. */
export async function deleteNote(tx: Tx, note: Pick<NewNote, 'user_id' | 'note_id' | 'operator_id'>): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('desk_note')
    .where('user_id', '=', note.user_id)
    .where('note_id', '=', note.note_id)
    .where('operator_id', '=', note.operator_id)
    .returning('note_id')
    .executeTakeFirst()
  return deleted !== undefined
}

import { implement, type Server } from '../../http/implement.ts'
import { addNote, listNotes, removeNote } from './note-service.ts'

export function noteRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/note/list', ({ db, query, ...operator }) => listNotes(db, operator, query))
  implement(server, 'POST /api/admin/note/add', async ({ db, body, ...operator }) => {
    await addNote(db, operator, body)
    return listNotes(db, operator, body)
  })
  implement(server, 'POST /api/admin/note/remove', async ({ db, body, ...operator }) => {
    await removeNote(db, operator, body)
    return listNotes(db, operator, body)
  })
}

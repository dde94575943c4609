import { implement, type Server } from '../../http/implement.ts'
import { listPromos, readPromoAtDesk, savePromo } from './promo-desk-service.ts'

export function promoRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/promo/list', ({ db, query, ...operator }) => listPromos(db, operator, query))
  implement(server, 'GET /api/admin/promo/detail', ({ db, language, query: { code }, ...operator }) =>
    readPromoAtDesk(db, { operator, language }, code),
  )
  implement(server, 'POST /api/admin/promo/save', async ({ context, db, language, body, ...operator }) => {
    const { outcome } = await savePromo(context, operator, body)
    const proposed = { ...body, uses: 0, revision: body.revision ?? '', proposal: null }
    const is_there = outcome === 'saved' || body.revision !== null
    return { outcome, ...(is_there ? await readPromoAtDesk(db, { operator, language }, body.code) : proposed) }
  })
}

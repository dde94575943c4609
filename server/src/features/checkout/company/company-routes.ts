import { implement, type Server } from '../../../http/implement.ts'
import { deleteCompany, findCompany } from './company-sql.ts'

export function companyRoutes(server: Server): void {
  implement(server, 'GET /api/user/company', async ({ db, user_id }) => (await findCompany(db, user_id)) ?? null)
  implement(server, 'POST /api/user/company_remove', async ({ db, user_id }) => {
    await deleteCompany(db, user_id)
    return null
  })
}

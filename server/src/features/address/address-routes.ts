import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { implement, type Server } from '../../http/implement.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { makeDefault, removeAddress, saveAddress } from './address-service.ts'
import { addressesOf, findAddress } from './address-sql.ts'
import { areaTree, countries, isCountry } from './area-data.ts'
import { withAreaText } from './area-service.ts'

async function oneAddress(db: Db, user_id: string, id: string, language: Language) {
  const row = await findAddress(db, user_id, id)
  if (!row) throw new NotFound()
  return withAreaText(row, language)
}

export function addressRoutes(server: Server): void {
  implement(server, 'GET /api/user/address_list', async ({ db, user_id, language }) => {
    const rows = await addressesOf(db, user_id)
    return rows.map((row) => withAreaText(row, language))
  })
  implement(server, 'GET /api/user/address', ({ db, user_id, query, language }) =>
    oneAddress(db, user_id, query.id, language),
  )
  implement(server, 'POST /api/user/address_add', async ({ db, user_id, body, language }) =>
    oneAddress(db, user_id, await saveAddress(db, user_id, body), language),
  )
  implement(server, 'POST /api/user/address_set_default', async ({ db, user_id, body }) => {
    await makeDefault(db, user_id, body.id)
    return null
  })
  implement(server, 'GET /api/user/address_del', async ({ db, user_id, query }) => {
    await removeAddress(db, user_id, query.id)
    return null
  })
  implement(server, 'GET /api/area', async ({ query, language }) => {
    if (!query.country) return countries(language)
    if (!isCountry(query.country)) throw new NotFound()
    return areaTree(query.country, language)
  })
}

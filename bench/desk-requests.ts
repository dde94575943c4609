// Requests the desk's lists in the same way as the console, and determines what PostgreSQL read for each reply.
import { sessionHeaders } from '@sampan/contract/rules'
import { buildApp } from '../server/src/app.ts'
import type { Context } from '../server/src/context.ts'
import { openOperatorSession } from '../server/src/features/operator/session/operator-session-service.ts'
import { type Cost, costOf, openRecordingDatabase } from '../server/testing/plans/plans-sql.ts'
import type { Query } from './desk-list-queries.ts'

/** A server on a filled shop, with an operator's session. Its single connection records the statements. */
export async function openDesk(context: Omit<Context, 'db'>, address: Parameters<typeof openRecordingDatabase>[0]) {
  const { db, take } = openRecordingDatabase({ ...address, max: 1 })
  const { operator_id } = await db.selectFrom('operator').select('operator_id').executeTakeFirstOrThrow()
  const token = await openOperatorSession(db, operator_id, { ip: '127.0.0.1', headers: {} })
  const app = await buildApp({ ...context, db })
  const close = async () => {
    await app.close()
    await db.destroy()
  }
  return { app, db, take, token, close }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>

async function readDeskList({ app, token }: Desk, list: string, query: Query): Promise<void> {
  const url = `/api/admin/${list}?${new URLSearchParams(query)}`
  const { code, msg } = (await app.inject({ method: 'GET', url, headers: sessionHeaders(url, token) })).json()
  if (code !== 1) throw new Error(`${url}: ${msg}`)
}

/**
 * The costs of a reply's statements. Skips statements whose text and values are in `known`, because they were checked
 * before.
 */
export async function costsOf(
  desk: Desk,
  list: string,
  query: Query,
  checkedStatements = new Set<string>(),
): Promise<Cost[]> {
  desk.take()
  await readDeskList(desk, list, query)
  const costs: Cost[] = []
  for (const statement of desk.take()) {
    const key = JSON.stringify(statement)
    if (checkedStatements.has(key) || !/^\s*(select|with|\/\*)/.test(statement.text)) continue
    checkedStatements.add(key)
    costs.push(await costOf(desk.db, statement))
  }
  return costs
}

import type { anOperator, TestShop } from './world.ts'

type Operator = Pick<Awaited<ReturnType<typeof anOperator>>, 'call'>

/** The id of the open proposal for a row; empty when there is none. */
export async function openProposal({ db }: Pick<TestShop, 'db'>, ref_id: string): Promise<string> {
  const row = await db
    .selectFrom('desk_proposal')
    .select('proposal_id')
    .where('ref_id', '=', ref_id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row?.proposal_id ?? ''
}

export const agree = ({ call }: Operator, proposal_id: string) =>
  call('POST /api/admin/proposal/decide', { body: { proposal_id, agrees: true } })

/** Approves the open proposal for a row. */
export const agreeTo = async (shop: Pick<TestShop, 'db'>, operator: Operator, ref_id: string) =>
  agree(operator, await openProposal(shop, ref_id))

export const decline = async (shop: Pick<TestShop, 'db'>, { call }: Operator, ref_id: string) =>
  call('POST /api/admin/proposal/decide', {
    body: { proposal_id: await openProposal(shop, ref_id), agrees: false, why: 'Not so' },
  })

import { type Endpoints, endpoints, type InputOf, type MoveInLine } from '@sampan/contract'
import { csvOf } from '@sampan/contract/csv-text'
import { sessionHeaders } from '@sampan/contract/rules'
import { workOnMoveIn } from '../../src/features/move-in/move-in-work.ts'
import { agree } from '../proposals.ts'
import { anOperator, aShop } from '../world.ts'

type Decision = Partial<InputOf<Endpoints['POST /api/admin/move_in/map']>['body']>
type Rows = readonly (readonly string[])[]

/** A shop whose owner moves in with files of another system, mapped as the shop suggests. */
export async function aMoveIn() {
  const shop = await aShop()
  const owner = await anOperator(shop)
  const second = await anOperator(shop)

  async function upload(text: string, file_name = 'customers.csv', by = owner) {
    const form = new FormData()
    form.append('file', new Blob([text], { type: 'text/csv' }), file_name)
    const body = new Response(form)
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/move_in/upload',
      headers: {
        'content-type': body.headers.get('content-type') ?? '',
        'accept-language': 'en',
        ...sessionHeaders('/api/admin/', by.token),
      },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    const reply = endpoints['POST /api/admin/move_in/upload'].reply
    return response.statusCode === 200 && response.json().code === 1
      ? { status: 200, data: reply.parse(response.json().data) }
      : { status: response.statusCode, reason: response.json().reason as string | undefined, data: undefined }
  }
  async function work() {
    while ((await workOnMoveIn(shop.context)) === 'more');
  }
  const read = async (file_id: string) =>
    (await owner.call('GET /api/admin/move_in/detail', { query: { file_id } })).data
  async function linesOf(file_id: string): Promise<MoveInLine[]> {
    return (await owner.call('GET /api/admin/move_in/lines', { query: { file_id } })).data.items
  }
  /** Uploads, maps and checks a file. */
  async function checked(rows: Rows | string, decision: Decision = {}) {
    const { data } = await upload(typeof rows === 'string' ? rows : csvOf(rows.map((row) => [...row])))
    if (!data) throw new Error('the file was refused')
    const { file_id } = data
    const query = { file_id, ...(decision.kind && { kind: decision.kind }) }
    const { data: mapping } = await owner.call('GET /api/admin/move_in/mapping', { query })
    const { kind, columns, country, language, decimal_sign, is_day_first } = mapping
    const suggested = {
      kind,
      country,
      language,
      decimal_sign,
      is_day_first,
      columns: columns.map(({ target }) => target),
    }
    await owner.call('POST /api/admin/move_in/map', { body: { file_id, ...suggested, ...decision } })
    await work()
    return { file: await read(file_id), lines: await linesOf(file_id), mapping }
  }
  /** Checks and applies a file; balances and promo codes are agreed to by the second owner. */
  async function applied(rows: Rows | string, { invites = false, ...decision }: Decision & { invites?: boolean } = {}) {
    const { file } = await checked(rows, decision)
    const { file_id } = file
    const { data } = await owner.call('POST /api/admin/move_in/apply', {
      body: { file_id, invites, reason: 'We move in' },
    })
    if (data.proposal) await agree(second, data.proposal.proposal_id)
    await work()
    return { file: await read(file_id), lines: await linesOf(file_id) }
  }
  return { shop, owner, second, upload, work, read, linesOf, checked, applied }
}

import type { Fault, Outcome } from '../../../../background/background-loop.ts'
import type { Context } from '../../../../context.ts'
import { transaction } from '../../../../db/transaction.ts'
import { PLACEHOLDER } from '../../../picture/placeholder-picture-service.ts'
import { recordSentPicture } from '../../product/product-desk-sql.ts'
import { fetchPicture, networkOf } from './fetch-picture.ts'
import { attachPicture, claimPictures, type DuePicture, recordFailedPicture } from './picture-sql.ts'

/** Number of pictures that are fetched at a time. */
const AT_ONCE = 6

type Server = Pick<Context, 'db' | 'config' | 'picture_folder'>

/** Fetches the next pictures of imported products. One that fails does not block the others. */
export async function fetchDuePictures(server: Server, fault: Fault): Promise<Outcome> {
  const due = await claimPictures(server.db, AT_ONCE)
  const network = networkOf(server)
  await Promise.all(
    due.map((one) =>
      fetchOne(server, one, network).catch(async (error: unknown) => {
        fault(error)
        await recordFailedPicture(server.db, { ...one, fault: 'FAILED', isFinal: false })
      }),
    ),
  )
  return due.length < AT_ONCE ? 'done' : 'more'
}

async function fetchOne(server: Server, due: DuePicture, network: ReturnType<typeof networkOf>): Promise<void> {
  const fetched = await fetchPicture(server, due.source, network)
  if (!('picture' in fetched)) return recordFailedPicture(server.db, { ...due, ...fetched })
  const { address, width, height, bytes } = fetched.picture
  await transaction(server.db, async (tx) => {
    if (due.operator_id !== null)
      await recordSentPicture(tx, { address, operator_id: due.operator_id, width, height, bytes })
    await attachPicture(tx, { ...due, address, placeholder: PLACEHOLDER })
  })
}

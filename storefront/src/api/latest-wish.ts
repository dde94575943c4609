import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { session } from '../session/session.ts'

/** The query that shows the boolean, and the data of the query for a value. */
type Shown = { queryKey: QueryKey; reply: (isSo: boolean) => unknown }

/** The last wanted value of each query with a request in progress. The key contains the session epoch. */
const wishes = new Map<string, boolean>()

/**
 * Optimistic update of a boolean: shows the value at the tap, then sends it. One request is in progress at a time. Of
 * the taps during a request only the last value is sent afterwards, even if the request failed, because only its answer
 * may be lost. Finally the value last confirmed by the server is shown. When the session ends, nothing more is sent or
 * shown.
 * @returns whether true was wanted and confirmed; undefined for a tap during another request.
 */
export async function wish(
  client: QueryClient,
  { queryKey, reply }: Shown,
  wished: boolean,
  send: (wished: boolean) => Promise<unknown>,
): Promise<boolean | undefined> {
  const show = (isSo: boolean) => {
    // The answer of an earlier read must not replace the newer value.
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, reply(isSo))
  }
  const { epoch } = session.get()
  const isOver = () => session.get().epoch !== epoch
  const name = hashKey([epoch, queryKey])
  const isUnderWay = wishes.has(name)
  wishes.set(name, wished)
  show(wished)
  if (isUnderWay) return
  let confirmed = !wished
  let sent: boolean
  do {
    sent = wishes.get(name) === true
    // A toast has already reported the failure.
    confirmed = await send(sent).then(
      () => sent,
      () => confirmed,
    )
  } while (sent !== wishes.get(name) && !isOver())
  wishes.delete(name)
  if (isOver()) return
  show(confirmed)
  return sent && confirmed
}

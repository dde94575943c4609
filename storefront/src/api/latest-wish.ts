import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { session } from '../session/session.ts'

/** The query that shows a yes or no, and its data once the answer has arrived. */
type Shown = { queryKey: QueryKey; reply: (isSo: boolean) => unknown }

/** The last wanted value of each query, by session, that has a request in progress. */
const wishes = new Map<string, boolean>()

/**
 * Optimistic update of a yes or no: shows it at the tap, then sends it. One request is in progress at a time; of the taps
 * meanwhile only the last is sent afterwards, also when the first failed, because its answer alone may be lost. In the
 * end the value is shown that the server confirmed last. With the session all this ends: the next person's value is theirs.
 * @returns whether a yes was wanted and confirmed. A tap during another request returns nothing.
 */
export async function wish(
  client: QueryClient,
  { queryKey, reply }: Shown,
  wished: boolean,
  send: (wished: boolean) => Promise<unknown>,
): Promise<boolean | undefined> {
  const show = (isSo: boolean) => {
    // An earlier read's answer must not replace the newer value.
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
    // A toast has reported the failure already.
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

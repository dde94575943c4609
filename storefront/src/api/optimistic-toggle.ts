import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { session } from '../session/session.ts'

/** The query that contains the boolean, and a function that makes the query's data from a value. */
type Shown = { queryKey: QueryKey; reply: (isSo: boolean) => unknown }

/** The last wanted value of each query with a request in progress. The key contains the session epoch. */
const targets = new Map<string, boolean>()

/**
 * Optimistic update of a boolean: shows the value at the tap, then sends it. One request is in progress at a time. If
 * the shopper taps during a request, only the last value is sent afterwards. It is sent even if the first request
 * failed, because the server may have received that request. Finally the value last confirmed by the server is shown.
 * When the session ends, nothing more is sent or shown.
 * @returns true if true was the last wanted value and the server confirmed it; undefined for a tap during another
 * request, or if the session has ended.
 */
export async function toggleOptimistically(
  client: QueryClient,
  { queryKey, reply }: Shown,
  value: boolean,
  send: (value: boolean) => Promise<unknown>,
): Promise<boolean | undefined> {
  const show = (isSo: boolean) => {
    // The reply to an earlier read must not replace the newer value.
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, reply(isSo))
  }
  const { epoch } = session.get()
  const isOver = () => session.get().epoch !== epoch
  const name = hashKey([epoch, queryKey])
  const isInProgress = targets.has(name)
  targets.set(name, value)
  show(value)
  if (isInProgress) return
  let confirmedValue = !value
  let sentValue: boolean
  do {
    sentValue = targets.get(name) === true
    // A toast has already reported the failure.
    confirmedValue = await send(sentValue).then(
      () => sentValue,
      () => confirmedValue,
    )
  } while (sentValue !== targets.get(name) && !isOver())
  targets.delete(name)
  if (isOver()) return
  show(confirmedValue)
  return sentValue && confirmedValue
}

import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Where a yes or no is shown, and the answer of that query once it is so. */
type Shown = { queryKey: QueryKey; reply: (isSo: boolean) => unknown }

/** The last wish of each query that a request is under way for. */
const wishes = new Map<string, boolean>()

/**
 * Shows a yes or no at the tap, and has the server told. One request about it is under way at a time; of what is wished
 * meanwhile the last is sent afterwards, also when the first failed, as its answer alone may be lost. In the end that is
 * shown which the server confirmed last.
 * @returns whether a yes was wished and came about. One that was wished while another was under way is told nothing.
 */
export async function wish(
  client: QueryClient,
  { queryKey, reply }: Shown,
  wished: boolean,
  send: (wished: boolean) => Promise<unknown>,
): Promise<boolean | undefined> {
  const show = (isSo: boolean) => {
    // An answer to an older question must not be taken for the newest.
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, reply(isSo))
  }
  const name = hashKey(queryKey)
  const isUnderWay = wishes.has(name)
  wishes.set(name, wished)
  show(wished)
  if (isUnderWay) return
  let confirmed = !wished
  let sent: boolean
  do {
    sent = wishes.get(name) === true
    // Of a failure the shopper has been told.
    confirmed = await send(sent).then(
      () => sent,
      () => confirmed,
    )
  } while (sent !== wishes.get(name))
  wishes.delete(name)
  show(confirmed)
  return sent && confirmed
}

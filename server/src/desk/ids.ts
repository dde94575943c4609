import { Misuse } from './misuse.ts'

const SHORTEST = 8
const WHOLE = 36

/** The ids, each cut to the shortest unique beginning (at least 8 characters). */
export function shortIds(ids: readonly string[]): Map<string, string> {
  const isAlone = (start: string) => ids.filter((id) => id.startsWith(start)).length === 1
  return new Map(
    ids.map((id) => {
      let length = SHORTEST
      while (length < WHOLE && !isAlone(id.slice(0, length))) length++
      return [id, id.slice(0, length)]
    }),
  )
}

/**
 * The whole id for its beginning. A whole id is returned as it is; the shop reports it if it does not exist.
 * @param of what is searched, e.g. `waiting recharge`
 * @throws Misuse when none begins so, or several do.
 */
export async function wholeId(start: string, of: string, ids: () => Promise<string[]>): Promise<string> {
  if (start.length === WHOLE) return start
  const found = (await ids()).filter((id) => id.startsWith(start))
  const [id] = found
  if (!id) throw new Misuse(`No ${of} begins with ${start}.`)
  if (found.length > 1) throw new Misuse(`More than one ${of} begins with ${start}:\n  ${found.join('\n  ')}`)
  return id
}

import { Misuse } from './misuse.ts'

const SHORTEST = 8
const WHOLE = 36

/** The ids, each cut to the fewest characters (8 at least) that no other of them begins with. */
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
 * The whole id that begins so. A whole one is taken as it is: the shop answers for it.
 * @param of what is looked for, e.g. `waiting recharge`
 * @throws Misuse when none begins so, or several.
 */
export async function wholeId(start: string, of: string, ids: () => Promise<string[]>): Promise<string> {
  if (start.length === WHOLE) return start
  const found = (await ids()).filter((id) => id.startsWith(start))
  const [id] = found
  if (!id) throw new Misuse(`No ${of} begins with ${start}.`)
  if (found.length > 1) throw new Misuse(`More than one ${of} begins with ${start}:\n  ${found.join('\n  ')}`)
  return id
}

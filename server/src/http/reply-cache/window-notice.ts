/** What was noted to have changed; the frame, of which many pages show something, has no id. */
export type Noted = { what: 'product' | 'review' | 'shop' | 'frame'; id: string }

/** What servers tell each other: what changed, by name, or many things that are told by name otherwise. */
export type Change = Noted | { what: 'many'; id: '' }

const MANY: Change = { what: 'many', id: '' }
/** More are told as "many": naming them would cost more than reading again what was cached of all. */
const NAMED_MAX = 2_000
/** PostgreSQL sends at most 7,999 bytes at once. */
const PAYLOAD_BYTES_MAX = 7_900

// As JSON an id has no line break.
const lineOf = ({ what, id }: Change) => `${what} ${JSON.stringify(id)}`

/** The payloads of as few notices as tell all of it. */
export function payloadsOf(noted: readonly Noted[]): string[] {
  const frame = noted.filter(({ what }) => what === 'frame').slice(0, 1)
  const named = noted.filter(({ what }) => what !== 'frame')
  const isLong = (change: Change) => Buffer.byteLength(lineOf(change)) > PAYLOAD_BYTES_MAX
  const told: Change[] = [...frame, ...(named.length > NAMED_MAX || named.some(isLong) ? [MANY] : named)]
  const payloads: string[] = []
  let payload = ''
  for (const line of told.map(lineOf)) {
    const longer = payload ? `${payload}\n${line}` : line
    const has_room = Buffer.byteLength(longer) <= PAYLOAD_BYTES_MAX
    if (!has_room) payloads.push(payload)
    payload = has_room ? longer : line
  }
  return payload ? [...payloads, payload] : payloads
}

/** What a notice tells. Without a payload something may have been missed: anything may have changed. */
export function changesIn(payload: string): Change[] {
  if (payload === '') return [{ what: 'frame', id: '' }]
  return payload.split('\n').map((line) => {
    const [what = '', ...id] = line.split(' ')
    return { what, id: JSON.parse(id.join(' ')) } as Change // as `lineOf` wrote it
  })
}

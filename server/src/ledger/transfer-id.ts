import { hash } from 'node:crypto'

/** The UUID namespace of this shop's transfers: generated once, never changed. */
const TRANSFERS = '6b1f7c0e-2d0a-4a53-9a51-7e0f7f1c5d92'

/**
 * A UUID derived from a name (RFC 9562, version 5): the same name always returns the same id.
 * @internal Exported for its test.
 */
export function uuidFromName(name_space: string, name: string): string {
  const bytes = Buffer.concat([Buffer.from(name_space.replaceAll('-', ''), 'hex'), Buffer.from(name)])
  const id = hash('sha1', bytes, 'buffer')
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x50, 6)
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8)
  return id.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * Derives the id of a transfer from its business event, so that handling an event twice creates the same transfer, and
 * the ledger recognises the second.
 */
export function transferId(of: { ref_type: string; ref_id: string; code: string }, phase: string): string {
  return uuidFromName(TRANSFERS, [of.ref_type, of.code, phase, of.ref_id].join('/'))
}

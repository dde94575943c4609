import { hash } from 'node:crypto'

/** The name space of this shop's transfers: drawn once at random, never changed. */
const TRANSFERS = '6b1f7c0e-2d0a-4a53-9a51-7e0f7f1c5d92'

/** A UUID made from a name (RFC 9562, version 5): the same name always gives the same id. */
export function uuidFromName(name_space: string, name: string): string {
  const named = Buffer.concat([Buffer.from(name_space.replaceAll('-', ''), 'hex'), Buffer.from(name)])
  const id = hash('sha1', named, 'buffer')
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x50, 6)
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8)
  return id.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * The id of a transfer follows from the business event it happens for: an event that is handled twice makes the same
 * transfer twice, and the second is known as the first.
 */
export function transferId(of: { ref_type: string; ref_id: string; code: string }, phase: string): string {
  return uuidFromName(TRANSFERS, [of.ref_type, of.code, phase, of.ref_id].join('/'))
}

const SEED = String(Math.random())

/** A fingerprint of a request, which may contain a password: 32 bits of FNV-1a, with a new seed for each page load. */
export function fingerprint(request: string): string {
  let bits = 0x811c9dc5
  for (const character of SEED + request) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return bits.toString(36)
}

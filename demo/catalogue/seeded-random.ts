/** Chance that always falls the same way for the same seed, so the demo is the same shop on every machine. */
export type Chance = {
  /** From 0 up to, never reaching, 1. */
  fraction: () => number
  /** A whole number, both ends included. */
  between: (low: number, high: number) => number
  pick: <Item>(items: readonly Item[]) => Item
}

/** FNV-1a: spreads short, similar ids far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

export function chanceFor(seed: string): Chance {
  let state = hash(seed)
  // The generator mulberry32.
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  return { fraction, between, pick }
}

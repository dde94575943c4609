import type { ObjectStore } from './object-store.ts'

/** Uploaded pictures. All other pictures are derived from them on request. */
const PREFIXES = ['files/', 'pictures/original/']

/** Copies pictures from one store to another, except those that already exist there with the same size. */
export async function movePictures(from: ObjectStore, to: ObjectStore): Promise<{ copied: number; existing: number }> {
  const moved = { copied: 0, existing: 0 }
  for (const prefix of PREFIXES) {
    const sizes = new Map<string, number>()
    for await (const { key, size } of to.list(prefix)) sizes.set(key, size)
    for await (const { key, size } of from.list(prefix)) {
      // Skips drafts that a killed server left behind.
      if (!key.endsWith('.webp')) continue
      if (sizes.get(key) === size) {
        moved.existing += 1
        continue
      }
      const picture = await from.read(key)
      if (!picture) continue
      await to.write(key, picture)
      moved.copied += 1
    }
  }
  return moved
}

import { readFileSync } from 'node:fs'
import type { Context } from '../../context.ts'
import { openStore } from '../../storage/open-store.ts'
import { addressOfPicture } from './picture-address.ts'

const NAME = 'no-picture.webp'
const PICTURE = readFileSync(new URL(NAME, import.meta.url))

/** The picture of products that have none yet. */
export const PLACEHOLDER = addressOfPicture(NAME, PICTURE)

const stored = new WeakSet<object>()

/** Stores the placeholder in the shop's pictures, once per store. */
export async function storePlaceholder({ config }: Pick<Context, 'config'>): Promise<void> {
  const store = openStore(config)
  if (stored.has(store)) return
  await store.write(`pictures/original/${NAME}`, PICTURE)
  stored.add(store)
}

import { LRUCache } from 'lru-cache'
import { Busy } from '../../refusal/refusal.ts'
import { FolderStore } from '../../storage/folder-store.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import { narrowPicture, type PictureWidth } from './narrow-picture-service.ts'
import { readPictureName, versionedName, versionOf } from './picture-address.ts'

/** Digests of so many pictures are remembered. */
const VERSIONS_MAX = 20_000

/** A picture that is there. */
type Found = {
  version: string
  /** `own` never shows another picture; `former` was that of one which was replaced; `plain` has no version. */
  address: 'own' | 'former' | 'plain'
  /** @throws Busy when it is replaced just then, or too many others wait. */
  read: () => Promise<Buffer>
}

/** Where large pictures are. */
type Originals = { store: ObjectStore; prefix: string }
type Original = { store: ObjectStore; key: string; tag: string }

const readWhole = async ({ store, key }: Pick<Original, 'store' | 'key'>): Promise<Buffer> => {
  const picture = await store.read(key)
  if (!picture) throw new Busy('the picture is being replaced')
  return picture
}

/** @throws Busy when the picture was replaced since its version was read: asked again, its new version is found. */
async function readVersion(original: Original, version: string): Promise<Buffer> {
  const picture = await readWhole(original)
  if (versionOf(picture) !== version) throw new Busy('the picture is being replaced')
  return picture
}

/** The catalogue's pictures. Only the large version of each comes with the shop; smaller ones are made on first request. */
export class PictureStore {
  readonly #store: ObjectStore
  readonly #originals: Originals[]
  readonly #versions = new LRUCache<string, { version: string; as_of: string }>({ max: VERSIONS_MAX })

  /** Looks for a picture in the store first, then in `picture_folder`. */
  constructor(store: ObjectStore, picture_folder?: string) {
    this.#store = store
    this.#originals = [{ store, prefix: 'pictures/original/' }]
    if (picture_folder) this.#originals.push({ store: new FolderStore(picture_folder), prefix: '' })
  }

  /** The picture at a width, or at its full size; undefined when there is none of that name. */
  async find(name: string, width: PictureWidth | undefined): Promise<Found | undefined> {
    const named = readPictureName(name)
    const original = named && (await this.#original(`${named.stem}.webp`))
    if (!original) return undefined
    const version = await this.#versionOf(original)
    // By the version as well: those of a picture that was replaced are not read again.
    const narrow = `pictures/${width}/${versionedName(named.stem, version)}`
    const whole = {
      isThere: async () => (await original.store.tag(original.key)) !== undefined,
      read: () => readVersion(original, version),
    }
    return {
      version,
      address: named.version === undefined ? 'plain' : named.version === version ? 'own' : 'former',
      read: () =>
        width === undefined ? whole.read() : narrowPicture(whole, { store: this.#store, key: narrow }, width),
    }
  }

  async #original(name: string): Promise<Original | undefined> {
    for (const { store, prefix } of this.#originals) {
      const key = `${prefix}${name}`
      const tag = await store.tag(key)
      if (tag !== undefined) return { store, key, tag }
    }
    return undefined
  }

  /** A picture is read again when it was replaced. */
  async #versionOf(original: Original): Promise<string> {
    const { key, tag: as_of } = original
    const known = this.#versions.get(key)
    if (known?.as_of === as_of) return known.version
    const version = versionOf(await readWhole(original))
    this.#versions.set(key, { version, as_of })
    return version
  }
}

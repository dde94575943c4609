import { LRUCache } from 'lru-cache'
import { Busy } from '../../refusal/refusal.ts'
import { FolderStore } from '../../storage/folder-store.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import { MAIL_PICTURE_WIDTHS, narrowPicture, type PictureFormat, type PictureWidth } from './narrow-picture-service.ts'
import { LOGO_PREFIX, type PictureName, readPictureName, versionedName, versionOf } from './picture-address.ts'

/** Number of digests in the cache. */
const VERSIONS_MAX = 20_000

type Found = {
  version: string
  /**
   * `own`: the address has the current version. `former`: the address has a replaced version. `plain`: it has no
   * version.
   */
  address: 'own' | 'former' | 'plain'
  format: PictureFormat
  /** @throws Busy when the picture is being replaced, or too many pictures wait. */
  read: () => Promise<Buffer>
}

/** Pictures for mails exist only as mails name them, so that requests cannot fill the store with other sizes. */
const isOffered = ({ stem, format }: PictureName, width: PictureWidth | undefined): boolean =>
  format === 'webp' || (width === MAIL_PICTURE_WIDTHS[format] && (format === 'jpg' || stem.startsWith(LOGO_PREFIX)))

/** The location of full-size pictures. */
type Originals = { store: ObjectStore; prefix: string }
type Original = { store: ObjectStore; key: string; tag: string }

const readWhole = async ({ store, key }: Pick<Original, 'store' | 'key'>): Promise<Buffer> => {
  const picture = await store.read(key)
  if (!picture) throw new Busy('the picture is being replaced')
  return picture
}

/** @throws Busy when the picture was replaced after its version was read. A retry finds the new version. */
async function readVersion(original: Original, version: string): Promise<Buffer> {
  const picture = await readWhole(original)
  if (versionOf(picture) !== version) throw new Busy('the picture is being replaced')
  return picture
}

/** Pictures of the catalogue. Only the full-size version is stored; smaller versions are made on the first request. */
export class PictureStore {
  readonly #store: ObjectStore
  readonly #originals: Originals[]
  readonly #versions = new LRUCache<string, { version: string; as_of: string }>({ max: VERSIONS_MAX })

  /** Searches the store first, then `picture_folder`. */
  constructor(store: ObjectStore, picture_folder?: string) {
    this.#store = store
    this.#originals = [{ store, prefix: 'pictures/original/' }]
    if (picture_folder) this.#originals.push({ store: new FolderStore(picture_folder), prefix: '' })
  }

  /** The picture at a width, or at full size as WebP; undefined when there is none of that name. */
  async find(name: string, width: PictureWidth | undefined): Promise<Found | undefined> {
    const picture_name = readPictureName(name)
    if (!picture_name || !isOffered(picture_name, width)) return undefined
    const original = await this.#original(`${picture_name.stem}.webp`)
    if (!original) return undefined
    const version = await this.#versionOf(original)
    // The key contains the version, so smaller versions of a replaced picture are never used again.
    const { format } = picture_name
    const narrow = {
      store: this.#store,
      key: `pictures/${width}/${versionedName(picture_name.stem, version, format)}`,
      format,
    }
    const whole = {
      isThere: async () => (await original.store.tag(original.key)) !== undefined,
      read: () => readVersion(original, version),
    }
    return {
      version,
      format,
      address: picture_name.version === undefined ? 'plain' : picture_name.version === version ? 'own' : 'former',
      read: () => (width === undefined ? whole.read() : narrowPicture(whole, narrow, width)),
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

  /** The version is read again when the tag of the file has changed. */
  async #versionOf(original: Original): Promise<string> {
    const { key, tag: as_of } = original
    const cached = this.#versions.get(key)
    if (cached?.as_of === as_of) return cached.version
    const version = versionOf(await readWhole(original))
    this.#versions.set(key, { version, as_of })
    return version
  }
}

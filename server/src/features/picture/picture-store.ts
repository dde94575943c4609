import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { Busy } from '../../http/refusal.ts'
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

/** @throws Busy when the file was replaced since its version was read: asked again, its new version is found. */
async function readVersion(file: string, version: string): Promise<Buffer> {
  const picture = await readFile(file)
  if (versionOf(picture) !== version) throw new Busy('the picture is being replaced')
  return picture
}

/**
 * The catalogue's pictures. Only the large version of each comes with the shop; smaller ones are made on first request
 * and stored in the data folder.
 */
export class PictureStore {
  readonly #folder: string
  readonly #originals: string[]
  readonly #versions = new LRUCache<string, { version: string; as_of: string }>({ max: VERSIONS_MAX })

  /** Looks for a picture in the data folder first, then in `picture_folder`. */
  constructor(data_folder: string, picture_folder?: string) {
    this.#folder = join(data_folder, 'pictures')
    this.#originals = [join(this.#folder, 'original'), ...(picture_folder ? [picture_folder] : [])]
  }

  /** The picture at a width, or at its full size; undefined when there is none of that name. */
  async find(name: string, width: PictureWidth | undefined): Promise<Found | undefined> {
    const named = readPictureName(name)
    const original = named && (await this.#original(`${named.stem}.webp`))
    if (!original) return undefined
    const version = await this.#versionOf(original)
    // By the version as well: those of a picture that was replaced are not read again.
    const narrow = join(this.#folder, String(width), versionedName(named.stem, version))
    const whole = { file: original.file, read: () => readVersion(original.file, version) }
    return {
      version,
      address: named.version === undefined ? 'plain' : named.version === version ? 'own' : 'former',
      read: () => (width === undefined ? whole.read() : narrowPicture(whole, narrow, width)),
    }
  }

  async #original(name: string): Promise<{ file: string; found: Stats } | undefined> {
    for (const folder of this.#originals) {
      const file = join(folder, name)
      const found = await stat(file).catch(() => undefined)
      if (found) return { file, found }
    }
    return undefined
  }

  /** A file is read again when it was replaced: no copying or moving keeps all three. */
  async #versionOf({ file, found }: { file: string; found: Stats }): Promise<string> {
    const as_of = `${found.ctimeMs} ${found.size} ${found.ino}`
    const known = this.#versions.get(file)
    if (known?.as_of === as_of) return known.version
    const version = versionOf(await readFile(file))
    this.#versions.set(file, { version, as_of })
    return version
  }
}

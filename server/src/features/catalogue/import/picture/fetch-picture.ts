import type { Context } from '../../../../context.ts'
import { get } from '../../../../outgoing/get.ts'
import type { Network } from '../../../../outgoing/post.ts'
import { isPublicAddress } from '../../../../outgoing/public-address.ts'
import { Refusal } from '../../../../refusal/refusal.ts'
import { saveCataloguePicture } from '../../../picture/catalogue-picture-service.ts'
import { pictureOfBytes } from '../../../upload/upload-service.ts'

const LIMITS = { max_bytes: 10 * 1024 * 1024, timeout_ms: 20_000, accept: 'image/webp,image/jpeg,image/png,*/*;q=0.5' }
/** Redirects that are followed. Each goes through the same door, so that none leads to an internal network. */
const REDIRECTS_LIMIT = 3

type StoredPicture = { address: string; width: number; height: number; bytes: number }
export type Fetched = { picture: StoredPicture } | Failed

type Folders = Pick<Context, 'config' | 'picture_folder'>

const isLoopback = (address: string) => /^127\.|^::1$/.test(address)

/** The network of a server: the Internet only, in tests and demos its own machine, too. */
export const networkOf = ({ config }: Pick<Context, 'config'>): Network => ({
  isAllowed: (address) => isPublicAddress(address) || (config.agent_loopback && isLoopback(address)),
})

type Failed = { fault: string; isFinal: boolean }

/** Fetches a picture from the URL that a file names, and stores it. */
export async function fetchPicture(folders: Folders, source: string, network: Network): Promise<Fetched> {
  const reply = await readPictureAt(source, network)
  return 'body' in reply ? storePicture(folders, reply.body) : reply
}

/** Reads a URL that a file names, after redirects. */
export async function readPictureAt(source: string, network: Network): Promise<{ body: Buffer } | Failed> {
  let address = source
  for (let redirects = 0; redirects <= REDIRECTS_LIMIT; redirects++) {
    const url = URL.parse(address)
    if (!url || !/^https?:$/.test(url.protocol)) return { fault: 'NO_URL', isFinal: true }
    const got = await get(url.href, LIMITS, network)
    if (got.fault !== null) return { fault: got.fault, isFinal: got.fault === 'TOO_LONG' || got.fault === 'NOT_PUBLIC' }
    const { status, body, location } = got
    if (status >= 300 && status < 400 && location !== undefined) {
      address = new URL(location, url).href
      continue
    }
    if (status === 200) return { body }
    return { fault: `HTTP ${status}`, isFinal: status === 404 || status === 410 }
  }
  return { fault: 'REDIRECTS', isFinal: true }
}

/** Stores the bytes of a picture in the catalogue. */
async function storePicture(folders: Folders, body: Buffer): Promise<Fetched> {
  try {
    const { webp, width, height } = await pictureOfBytes(body)
    const address = await saveCataloguePicture(folders, webp)
    return { picture: { address, width, height, bytes: webp.length } }
  } catch (error) {
    if (error instanceof Refusal) return { fault: 'NO_PICTURE', isFinal: true }
    throw error
  }
}

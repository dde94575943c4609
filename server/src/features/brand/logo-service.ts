import pLimit from 'p-limit'
import type { Context } from '../../context.ts'
import { isDiskFull } from '../../http/health/disk.ts'
import { Busy } from '../../refusal/refusal.ts'
import { openStore } from '../../storage/open-store.ts'
import { readCataloguePicture, saveLogoPicture } from '../picture/catalogue-picture-service.ts'
import type { LogoColumns } from './brand-sql.ts'
import { groundOf, ICON_KINDS, type IconKind, iconOf, logoOf, sizeOf } from './logo.ts'

type Folders = Pick<Context, 'config' | 'picture_folder'>

/**
 * Converts a picture of the catalogue to a logo. The logo's name starts with `logo-`: icons are drawn only for these
 * names.
 * @returns the columns of the logo; undefined when the picture does not exist.
 */
export async function saveLogo(folders: Folders, address: string): Promise<LogoColumns | undefined> {
  const picture = await readCataloguePicture(folders, address)
  if (!picture) return undefined
  const logo = await logoOf(picture)
  const { width, height } = await sizeOf(logo)
  const [address_of_logo, logo_ground] = await Promise.all([saveLogoPicture(folders, logo), groundOf(logo)])
  return { logo: address_of_logo, logo_ground, logo_width: width, logo_height: height }
}

const LOGO = /^logo-[0-9a-f]{32}\.[0-9a-f]{10}$/
const semaphore = pLimit(1)

const isKind = (kind: string): kind is IconKind => Object.hasOwn(ICON_KINDS, kind)

/**
 * The icon of a logo, by the name of the logo's picture. Drawn and stored at the first request. Undefined when there is
 * no logo of that name.
 */
export async function readIcon(folders: Folders, kind: string, name: string): Promise<Buffer | undefined> {
  if (!isKind(kind) || !LOGO.test(name)) return undefined
  const key = `pictures/icons/${name}-${kind}.png`
  const cached = await openStore(folders.config).read(key)
  return cached ?? semaphore(() => makeIcon(folders, { key, kind, name }))
}

async function makeIcon(folders: Folders, { key, kind, name }: { key: string; kind: IconKind; name: string }) {
  const logo = await readCataloguePicture(folders, `/pictures/${name}.webp`)
  if (!logo) return undefined
  const icon = await iconOf(logo, kind)
  try {
    await openStore(folders.config).write(key, icon)
  } catch (error) {
    // If the icon cannot be stored now, it is sent anyway and drawn again at the next request.
    if (!isDiskFull(error) && !(error instanceof Busy)) throw error
  }
  return icon
}

import { hash } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import { openStore } from '../../storage/open-store.ts'
import { MAIL_PICTURE_WIDTHS } from './narrow-picture-service.ts'
import { addressOfPicture, LOGO_PREFIX } from './picture-address.ts'
import { PictureStore } from './picture-store.ts'

type Folders = Pick<Context, 'config' | 'picture_folder'>

const stores = new WeakMap<ObjectStore, Map<string | undefined, PictureStore>>()

/** The picture store of a config. All callers share one store per config, because it caches resized pictures. */
export function pictureStoreOf({ config, picture_folder }: Folders): PictureStore {
  const store = openStore(config)
  const of_store = stores.get(store) ?? new Map<string | undefined, PictureStore>()
  stores.set(store, of_store)
  const pictures = of_store.get(picture_folder) ?? new PictureStore(store, picture_folder)
  of_store.set(picture_folder, pictures)
  return pictures
}

const PICTURES = '/pictures/'

/** Whether the catalogue has a picture of this address and version. */
export async function isCataloguePicture(folders: Folders, address: string): Promise<boolean> {
  if (!address.startsWith(PICTURES)) return false
  return (await pictureStoreOf(folders).find(address.slice(PICTURES.length), undefined))?.address === 'own'
}

/** The picture of this address and version; undefined when the catalogue has none. */
export async function readCataloguePicture(folders: Folders, address: string): Promise<Buffer | undefined> {
  if (!(await isCataloguePicture(folders, address))) return undefined
  return (await pictureStoreOf(folders).find(address.slice(PICTURES.length), undefined))?.read()
}

const NAME_LENGTH = 32

/**
 * Stores a picture of the catalogue under its digest, so that identical pictures are stored once.
 * @returns its address.
 */
export const saveCataloguePicture = (folders: Folders, webp: Buffer): Promise<string> => keep(folders, webp, '')

/** Stores a logo of the shop. The name starts with `logo-`. @returns its address. */
export const saveLogoPicture = (folders: Folders, webp: Buffer): Promise<string> => keep(folders, webp, LOGO_PREFIX)

async function keep({ config }: Folders, webp: Buffer, beginning: '' | typeof LOGO_PREFIX): Promise<string> {
  const name = `${beginning}${hash('sha256', webp, 'hex').slice(0, NAME_LENGTH)}.webp`
  await openStore(config).write(`pictures/original/${name}`, webp)
  return addressOfPicture(name, webp)
}

/**
 * The address of a picture for a mail: JPEG for goods, PNG for logos. Each mail program shows these formats.
 */
export function addressInMail(address: string, format: 'jpg' | 'png'): string {
  const path = address.startsWith(PICTURES) ? address.replace(/\.webp$/, `.${format}`) : address
  return `${path}?w=${MAIL_PICTURE_WIDTHS[format]}`
}

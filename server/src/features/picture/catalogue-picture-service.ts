import { hash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import { writeWhole } from '../../whole-file.ts'
import { addressOfPicture } from './picture-address.ts'
import { PictureStore } from './picture-store.ts'

type Folders = Pick<Context, 'config' | 'picture_folder'>

const stores = new Map<string, PictureStore>()

function storeOf({ config, picture_folder }: Folders): PictureStore {
  const key = `${config.data_folder}\n${picture_folder ?? ''}`
  const store = stores.get(key) ?? new PictureStore(config.data_folder, picture_folder)
  stores.set(key, store)
  return store
}

const PICTURES = '/pictures/'

/** Whether the catalogue has the picture of this address, in this version. */
export async function isCataloguePicture(folders: Folders, address: string): Promise<boolean> {
  if (!address.startsWith(PICTURES)) return false
  return (await storeOf(folders).find(address.slice(PICTURES.length), undefined))?.address === 'own'
}

/** The picture of this address, in this version; undefined when the catalogue has none. */
export async function readCataloguePicture(folders: Folders, address: string): Promise<Buffer | undefined> {
  if (!(await isCataloguePicture(folders, address))) return undefined
  return (await storeOf(folders).find(address.slice(PICTURES.length), undefined))?.read()
}

const NAME_LENGTH = 32

/** Stores a picture of the catalogue under its digest, so that one sent twice is stored once. @returns its address. */
export const keepCataloguePicture = (folders: Folders, webp: Buffer): Promise<string> => keep(folders, webp, '')

/** The same for a logo of the whole shop, whose name says that it is one. */
export const keepLogoPicture = (folders: Folders, webp: Buffer): Promise<string> => keep(folders, webp, 'logo-')

async function keep({ config }: Folders, webp: Buffer, beginning: '' | 'logo-'): Promise<string> {
  const folder = join(config.data_folder, 'pictures', 'original')
  const name = `${beginning}${hash('sha256', webp, 'hex').slice(0, NAME_LENGTH)}.webp`
  await mkdir(folder, { recursive: true })
  await writeWhole(join(folder, name), webp)
  return addressOfPicture(name, webp)
}

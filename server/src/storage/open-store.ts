import type { Config } from '../config.ts'
import { FolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { S3Store } from './s3-store.ts'

type StoreConfig = Pick<Config, 'data_folder' | 'pictures_s3'>

const opened = new Map<string, ObjectStore>()

/** Returns the configured store. One instance per location, so that callers share requests in progress. */
export function openStore({ data_folder, pictures_s3 }: StoreConfig): ObjectStore {
  const location = pictures_s3?.url ?? data_folder
  const store = opened.get(location) ?? (pictures_s3 ? new S3Store(pictures_s3) : new FolderStore(data_folder))
  opened.set(location, store)
  return store
}

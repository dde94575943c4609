import type { Config } from '../config.ts'
import { FolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { S3Store } from './s3-store.ts'

type Placed = Pick<Config, 'data_folder' | 'pictures_s3'>

const opened = new Map<string, ObjectStore>()

/** Returns the configured store. One instance per place, so that callers share requests in progress. */
export function openStore({ data_folder, pictures_s3 }: Placed): ObjectStore {
  const place = pictures_s3?.url ?? data_folder
  const store = opened.get(place) ?? (pictures_s3 ? new S3Store(pictures_s3) : new FolderStore(data_folder))
  opened.set(place, store)
  return store
}

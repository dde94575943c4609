// npm run move-pictures: copies pictures from the data folder to the store in PICTURES_S3_URL, or back with --back.
import { parseArgs } from 'node:util'
import { readConfig, refuseFaults } from './config.ts'
import { FolderStore } from './storage/folder-store.ts'
import { movePictures } from './storage/move-pictures.ts'
import { S3Store } from './storage/s3-store.ts'

try {
  const { values } = parseArgs({ options: { back: { type: 'boolean', default: false } } })
  refuseFaults(process.env)
  const { data_folder, pictures_s3 } = readConfig(process.env)
  if (!pictures_s3) throw new Error('PICTURES_S3_URL is missing: the store to move to or from')
  const [folder, store] = [new FolderStore(data_folder), new S3Store(pictures_s3)]
  const { copied, existing } = values.back ? await movePictures(store, folder) : await movePictures(folder, store)
  process.stdout.write(`${copied} pictures were copied, ${existing} were there already. Nothing was deleted.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

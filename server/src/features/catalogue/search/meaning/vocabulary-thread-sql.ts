import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../../../../db/database.ts'
import { makeVocabularies } from './make-vocabularies.ts'

// The thread that makes the vocabularies of a shop. `workerData` is the address of the database.
const db = openDatabase({ ...workerData, max: 1 })
try {
  const vocabularies = await makeVocabularies(db)
  const buffers = vocabularies.flatMap(({ words, roles, counts, latin, spellings, sounds, initials, syllables }) => [
    ...[words.ends, roles, counts, latin],
    ...[spellings, sounds, initials, syllables].flatMap((table) => [
      ...[table.keys.ends, table.words, table.exact, table.shortened, table.signs],
    ]),
  ])
  parentPort?.postMessage(
    vocabularies,
    buffers.map(({ buffer }) => buffer as ArrayBuffer), // made from lists: never shared memory
  )
} finally {
  await db.destroy()
}

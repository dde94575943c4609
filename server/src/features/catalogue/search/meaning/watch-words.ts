import { Worker } from 'node:worker_threads'
import type { Running } from '../../../../background/background-loop.ts'
import { startWorker } from '../../../../background/worker.ts'
import type { Context } from '../../../../context.ts'
import type { DatabaseAddress } from '../../../../db/database.ts'
import { dictionaryOf } from './dictionary.ts'
import type { ShopWords } from './term.ts'
import type { VocabularyData } from './vocabulary.ts'
import { findWordVersion } from './vocabulary-sql.ts'

const LOOK_EVERY_MS = 500
/**
 * The words are loaded again after a pause of this many times the last loading time: an import changes them all the
 * time. Synonyms of operators are loaded without a pause.
 */
const PAUSE = 20

type Made = VocabularyData[]

/**
 * Makes the vocabularies in a thread: with 50,000 words per language that takes seconds.
 * @returns undefined if the signal ended the thread.
 */
function makeInThread(address: DatabaseAddress, signal: AbortSignal): Promise<Made | undefined> {
  const thread = new Worker(new URL('vocabulary-thread-sql.ts', import.meta.url), { workerData: address })
  const end = () => void thread.terminate()
  signal.addEventListener('abort', end)
  thread.once('exit', () => signal.removeEventListener('abort', end))
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => {
      if (signal.aborted) resolve(undefined)
      else reject(new Error(`the thread of the vocabularies ended with ${code}`))
    })
  })
}

/**
 * Loads the words of the shop, and again whenever they change. Each server has its own copy.
 * @param pause the pause after loading, in loading times
 */
export function watchWords(
  context: Pick<Context, 'db' | 'config' | 'metrics'> & { words: ShopWords },
  address: DatabaseAddress,
  pause = PAUSE,
): Running & { loaded: Promise<void> } {
  const { promise: loaded, resolve } = Promise.withResolvers<void>()
  let [version, next_at] = [{ words: '', synonyms: '' }, 0]
  const load = async (signal: AbortSignal) => {
    const now = await findWordVersion(context.db)
    const isPaused = performance.now() < next_at && now.synonyms === version.synonyms
    if (isPaused || now.words === version.words) return 'done' as const
    const started = performance.now()
    try {
      const vocabularies = await makeInThread(address, signal)
      if (!vocabularies) return 'done' as const
      context.words.dictionary = dictionaryOf(vocabularies)
      version = now
    } finally {
      next_at = performance.now() + pause * (performance.now() - started)
      resolve()
    }
    return 'done' as const
  }
  const running = startWorker(context, {
    log_name: 'words',
    failed: 'loading the words of the shop failed: search corrects keywords by outdated words',
    jobs: () => [{ name: 'words', every_ms: LOOK_EVERY_MS, work: load }],
  })
  return { ...running, loaded }
}

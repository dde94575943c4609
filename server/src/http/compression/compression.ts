import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import type { Server } from '../implement.ts'
import { readAcceptEncoding } from './accept-encoding.ts'

const THRESHOLD_BYTES = 1024
/**
 * Compression level for replies to single requests: on a search page, level 5 is a twelfth smaller than 4; level 9
 * saves little more and takes eight times as long.
 */
const BROTLI_QUALITY = 5
/**
 * 64 KB window: a reply that waits for a slow client uses 1 MB of encoder memory instead of 2, and is at most 1 %
 * longer.
 */
const BROTLI_WINDOW_BITS = 16

/** Compresses replies to single requests. Cached pages and built files are compressed once, elsewhere. */
export async function compressReplies({ http }: Server): Promise<void> {
  readAcceptEncoding(http)
  await http.register(fastifyCompress, {
    threshold: THRESHOLD_BYTES,
    // No client sends compressed requests. Refusing them prevents zip bombs.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS },
    },
  })
}

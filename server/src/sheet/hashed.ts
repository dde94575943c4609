import type { Hash } from 'node:crypto'

/** Passes chunks on and adds them to a digest. */
export async function* hashed(chunks: AsyncIterable<Uint8Array>, digest: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    digest.update(chunk)
    yield chunk
  }
}

import { open } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { Refusal } from '../../refusal/refusal.ts'
import type { PdfPage, PdfTask } from './pdf-thread.ts'
import { isPicture } from './read-header.ts'

/** Some programs write a few lines before the header. */
const HEADER_BYTES = 1024

/** Detected by its header, not by the file name. */
export const isPdf = (start: Buffer): boolean => !isPicture(start) && start.includes('%PDF-')

/** The bytes of a file in which `isPdf` looks. */
export async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const SIDE_PX = 2000
/** The megapixels that a document counts against the quota of its sender: those of its picture. */
export const PDF_MEGAPIXELS = 4
const TIMEOUT_MS = 10_000
const MEMORY_MB = 256

/**
 * The first page of a PDF as a PNG. A document is drawn in a thread, which is ended when it takes too long.
 * @throws Refusal pdf_unreadable for documents that are encrypted, broken or without a page.
 */
export async function pictureOfPdf(bytes: Buffer): Promise<Buffer> {
  try {
    const { data, width, height } = await drawnInThread({ bytes, side_px: SIDE_PX })
    const pixels = sharp(data, { raw: { width, height, channels: 4 } })
    return await pixels.removeAlpha().png({ compressionLevel: 1 }).toBuffer()
  } catch {
    // PDFium reports broken and encrypted documents as plain errors, distinguishable only by their text.
    throw new Refusal('pdf_unreadable')
  }
}

async function drawnInThread(task: PdfTask): Promise<PdfPage> {
  const thread = new Worker(new URL('pdf-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    env: {},
  })
  const timer = setTimeout(() => void thread.terminate(), TIMEOUT_MS)
  try {
    return await new Promise<PdfPage>((resolve, reject) => {
      thread.once('message', resolve)
      thread.once('error', reject)
      thread.once('exit', (code) => reject(new Error(`the thread of a PDF ended with ${code}`)))
    })
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}

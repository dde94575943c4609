import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'

// The thread of pdf-picture.ts. PDFium is WebAssembly without a JavaScript engine: scripts, links and attachments of a
// document do nothing, and a broken document can only end this thread.

/** The bytes of a document, and the pixels of the longer side of its picture. */
export type PdfTask = { bytes: Uint8Array; side_px: number }
/** The first page as pixels of four bytes: red, green, blue and an unused one. */
export type PdfPage = { data: Uint8Array; width: number; height: number }

async function firstPage({ bytes, side_px }: PdfTask): Promise<PdfPage> {
  const library = await PDFiumLibrary.init()
  const page = (await library.loadDocument(bytes)).getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = side_px / Math.max(originalWidth, originalHeight)
  const { data, width, height } = await page.render({ scale, render: 'bitmap', transparent: false })
  return { data: new Uint8Array(data), width, height }
}

const page = await firstPage(workerData as PdfTask) // pdf-picture.ts starts the thread with this type
parentPort?.postMessage(page)

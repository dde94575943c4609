import { smallerPicture } from '../../api/picture/smaller-picture.ts'

/** A smaller version of a picture as a data URL, with its size in pixels. Undefined if the browser can't decode it. */
export async function pictureToSend(file: File) {
  try {
    const smaller = await smallerPicture(file)
    const { width, height, close } = await measure(smaller)
    close()
    return { data_url: await dataUrl(smaller), width, height }
  } catch {
    return undefined
  }
}

async function measure(file: File) {
  const bitmap = await createImageBitmap(file)
  return { width: bitmap.width, height: bitmap.height, close: () => bitmap.close() }
}

const dataUrl = (file: File): Promise<string> =>
  new Promise((resolve, fail) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(file)
  })

/** The server stores at most this many pixels per side, so more need not be uploaded. */
const SIDE_PX = 2000
const SMALL_BYTES = 1_000_000
const QUALITY = 0.88

/**
 * Shrinks a photo before the upload: the original has about ten times as many bytes as the server stores.
 * @returns the file itself if it is small or can't be decoded.
 */
export async function smallerPicture(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES) return file
  try {
    const blob = await redrawn(file)
    return blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file
  } catch {
    return file // the server reports why it refuses the file
  }
}

async function redrawn(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  try {
    const scale = Math.min(1, SIDE_PX / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('the browser has no 2D canvas context')
    // White background, because JPEG has no transparency and would show transparent pixels as black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  } finally {
    picture.close()
  }
}

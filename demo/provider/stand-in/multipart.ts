/** A part of a form with files. */
export type Part = { name: string; file_name: string | null; type: string | null; bytes: Buffer }

/** The parts of a `multipart/form-data` body; undefined if it is none. */
export function partsOf(contentType: string, body: Buffer): Part[] | undefined {
  const [, boundary] = /^multipart\/form-data;.*boundary="?([^";]+)"?/.exec(contentType) ?? []
  if (!boundary) return undefined
  // Each byte is one character, so that places in the text are places in the bytes.
  const text = body.toString('latin1')
  return text
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const end = part.indexOf('\r\n\r\n')
      const head = part.slice(0, end)
      return {
        name: /[; ]name="([^"]*)"/i.exec(head)?.[1] ?? '',
        file_name: /filename="([^"]*)"/i.exec(head)?.[1] ?? null,
        type: /content-type: *([^\r\n]+)/i.exec(head)?.[1] ?? null,
        bytes: Buffer.from(part.slice(end + 4).replace(/\r\n$/, ''), 'latin1'),
      }
    })
}

const END = 1_024

/** Whether bytes are a whole PDF. */
export const isWholePdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-END).includes('%%EOF')

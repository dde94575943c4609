import type { PictureHeader } from './picture-header.ts'

/**
 * Maximum number of scans. The decoder processes the whole picture for each scan of a progressive JPEG, even for a scan
 * of ten bytes. Encoders write 1 to 20 scans.
 */
const SCANS_LIMIT = 100
/** libjpeg stores each coefficient of a multi-scan picture in two bytes. */
const COEFFICIENT_BYTES = 2

const MARKER = 0xff
const TEM = 0x01
const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
/** SOF0 to SOF15. Three codes in this range are other markers: DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * Position of the next marker's code, after its `ff`. Skips garbage, stuffed zeros and fill bytes as libjpeg does. A
 * loop is faster than calling `indexOf` for each of millions of stuffed zeros.
 */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = from + 1; at < bytes.length; at++) {
    const code = bytes[at]
    if (code !== 0 && code !== MARKER && bytes[at - 1] === MARKER) return at
  }
  return bytes.length
}

/** @returns the header; undefined for a broken file or one with more scans than encoders write. */
export function readJpegHeader(bytes: Buffer): PictureHeader | undefined {
  let frame: Frame | undefined
  let scans = 0
  let at = nextMarker(bytes, 2)
  while (at < bytes.length) {
    const marker = bytes[at] ?? EOI
    if (marker === EOI) break
    if (marker === SOI) return undefined
    if (marker === TEM || isRestart(marker)) {
      at = nextMarker(bytes, at + 1)
      continue
    }
    const length = at + 2 < bytes.length ? bytes.readUInt16BE(at + 1) : 0
    if (length < 2) return undefined
    if (marker === SOS) scans += 1
    if (scans > SCANS_LIMIT) return undefined
    if (isFrame(marker)) {
      if (frame) return undefined
      frame = readFrame(bytes.subarray(at + 3, at + 1 + length), marker)
      if (!frame) return undefined
    }
    at = nextMarker(bytes, at + 1 + length)
  }
  if (!frame || scans === 0) return undefined
  const { width, height, coefficients, is_progressive } = frame
  // A single scan is decoded row by row.
  const is_buffered = is_progressive || scans > 1
  return { width, height, decoder_bytes: is_buffered ? coefficients * COEFFICIENT_BYTES : 0 }
}

type Frame = { width: number; height: number; coefficients: number; is_progressive: boolean }

function readFrame(data: Buffer, marker: number): Frame | undefined {
  const parts = data[5] ?? 0
  if (data.length < 6 + 3 * parts || parts === 0) return undefined
  const [height, width] = [data.readUInt16BE(1), data.readUInt16BE(3)]
  const factors = Array.from({ length: parts }, (_, part) => {
    const factor = data[7 + 3 * part] ?? 0
    return { across: factor >> 4, down: factor & 15 }
  })
  const most = Math.max(...factors.map(({ across }) => across)) * Math.max(...factors.map(({ down }) => down))
  if (most === 0) return undefined
  const share = factors.reduce((sum, { across, down }) => sum + (across * down) / most, 0)
  const is_progressive = [0xc2, 0xc6, 0xca, 0xce].includes(marker)
  return { width, height, coefficients: width * height * share, is_progressive }
}

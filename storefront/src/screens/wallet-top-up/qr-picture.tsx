import { generate } from 'lean-qr'
import css from './qr-picture.module.css'

/** How many modules stay white around a QR code, so that cameras find it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** A text as a QR code: black on white in the dark too, because not every camera reads it the other way round. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const places = Array.from({ length: code.size }, (_, at) => at)
  const dark = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
  const side = code.size + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      className={css.code}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  )
}

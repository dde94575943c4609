import { generate } from 'lean-qr'
import css from './qr-picture.module.css'

/**
 * The width of the white border around a QR code, in modules. Cameras need the border to find the code (ISO/IEC 18004).
 */
const QUIET_ZONE = 4

/**
 * A text as a QR code. The code is black on white in dark mode too, because some cameras cannot read inverted codes.
 */
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

import { useId } from 'react'
import boat from './boat-square.webp'
import css from './sail.module.css'

/** Six half waves of 180 units. They cover the whole picture from each start in `WAVES`. */
const WAVE = 'c60-11 120-11 180 0s120 11 180 0 120-11 180 0 120 11 180 0 120-11 180 0 120 11 180 0'
const WAVES = [
  { x: -60, y: 500, opacity: 1 },
  { x: -106, y: 532, opacity: 0.81 },
  { x: -152, y: 568, opacity: 0.62 },
  { x: -198, y: 610, opacity: 0.43 },
  { x: -244, y: 658, opacity: 0.24 },
]

/** The boat on drawn water. The boat arrives once, when the picture is first shown; the waves do not move. */
export function Sail() {
  const [first] = WAVES
  // Two confirmations may be mounted, and an id must be unique.
  const sea = useId()
  return (
    <div className={css.sail}>
      <svg viewBox="0 0 720 720" aria-hidden="true">
        <linearGradient id={sea} x2="0" y2="1">
          <stop className={css.top} />
          <stop className={css.middle} offset=".22" />
          <stop className={css.bottom} offset="1" />
        </linearGradient>
        <image href={boat} width="720" height="720" />
        {first && <path className={css.sea} fill={`url(#${sea})`} d={`M${first.x} ${first.y}${WAVE}V720H-60z`} />}
        {WAVES.map(({ x, y, opacity }) => (
          <path key={y} d={`M${x} ${y}${WAVE}`} opacity={opacity} />
        ))}
      </svg>
    </div>
  )
}

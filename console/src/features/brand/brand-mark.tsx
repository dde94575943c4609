import { useBrand } from '../../session/desk-brand.ts'
import css from './brand-mark.module.css'

/**
 * The shop's logo, or the default mark. Empty for a wide logo, because a wide logo spells out the name, which is shown
 * next to it anyway.
 */
export function BrandMark({ size }: { size: number }) {
  const { logo } = useBrand()
  if (logo && logo.width >= 2 * logo.height) return null
  if (!logo) return <img src="/icon.svg" alt="" width={size} height={size} />
  return (
    <img
      className={css.logo}
      src={`${logo.address}?w=160`}
      alt=""
      width={size}
      height={size}
      data-ground={logo.ground}
    />
  )
}

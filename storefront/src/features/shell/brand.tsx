import { DEFAULT_BRAND } from '@sampan/contract/default-brand'
import { useContext } from 'react'
import { BrandContext, useShopName } from '../../navigation/shop-name.ts'
import css from './brand.module.css'

/**
 * The shop's logo and name. Without a logo, the mark of the software is shown. A logo at least twice as wide as high is
 * assumed to contain the name, so it is shown alone.
 */
export function Brand() {
  const { logo } = useContext(BrandContext)
  const name = useShopName()
  const isWide = logo && logo.width >= 2 * logo.height
  return (
    <span className={css.brand} translate="no">
      {logo ? (
        <img
          src={`${logo.address}?w=${isWide ? 320 : 160}`}
          alt={isWide ? name : ''}
          width={logo.width}
          height={logo.height}
          data-ground={logo.ground}
        />
      ) : (
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <path d="M1.5 14.5h25c-.9 5.600-5.900 9.200-12.500 9.200S2.4 20.1 1.5 14.5z" />
          <path d="M6.800 12.200a7.200 7.200 0 0 1 14.400 0z" />
        </svg>
      )}
      {!isWide && (
        <bdi className={name.length > SHORT ? css.long : undefined}>{name === DEFAULT_BRAND ? MARK : name}</bdi>
      )}
    </span>
  )
}

/** Names longer than this are set smaller, on two lines at most. */
const SHORT = 8
/** The spelling of the name in the software's own mark. */
const MARK = 'sampan'

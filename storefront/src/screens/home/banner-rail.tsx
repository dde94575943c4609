import { useLingui } from '@lingui/react/macro'
import type { Banner } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Rail } from '../../ui/list/rail.tsx'
import icon from '../../ui/media/icon.module.css'
import { Picture } from '../../ui/media/picture.tsx'
import { pictureAt } from '../../ui/media/picture-address.ts'
import typography from '../../ui/styles/typography.module.css'
import css from './banner-rail.module.css'

/** Below 1,024 px all pictures are as wide as the column, at most 460 px. */
const NARROW = '(min-width: 520px) 460px, calc(100vw - 60px)'

/**
 * The displayed width of a banner's picture (see banner-rail.module.css). The first banner is large. If the number of
 * banners is even, the last banner fills its column.
 */
function sizesAt(place: number, count: number): string {
  const isTall = place > 0 && place % 2 === 1 && place === count - 1
  const width = place === 0 ? 434 : isTall ? 380 : 212
  return `(min-width: 1024px) ${width}px, ${NARROW}`
}

/** Banners that link to promoted pages. Their text is on the empty upper part of the picture. */
export function BannerRail({ banners }: { banners: readonly Banner[] }) {
  const { t } = useLingui()
  return (
    <Rail label={t`Featured`}>
      {banners.map((banner, place) => (
        <Anchor key={banner.link} href={banner.link} className={css.banner}>
          {/* From 1,024 px the left edge of the picture is stretched to extend its background to the left. */}
          <img
            className={css.paper}
            src={pictureAt(banner.image, 160)}
            alt=""
            loading="lazy"
            width={160}
            height={200}
          />
          <span className={css.picture}>
            <Picture
              src={banner.image}
              alt=""
              ratio="fill"
              show="full"
              sizes={sizesAt(place, banners.length)}
              shape="flat"
              priority={place === 0}
            />
          </span>
          <span className={css.text}>
            <span className={classNames(typography.small, typography.strong)}>{banner.eyebrow}</span>
            <strong className={classNames(typography.title1, css.title)}>{banner.title}</strong>
            <span className={css.action}>
              {banner.action} <IconChevronRight className={icon.small} aria-hidden="true" />
            </span>
          </span>
        </Anchor>
      ))}
    </Rail>
  )
}

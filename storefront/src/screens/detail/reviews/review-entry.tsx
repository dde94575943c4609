import { Trans, useLingui } from '@lingui/react/macro'
import type { Review } from '@sampan/contract'
import { dayText } from '@sampan/contract/moment-text'
import { languageOf } from '@sampan/contract/rules'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import { useState } from 'react'
import { PictureViewer } from '../../../ui/layer/picture-viewer.tsx'
import { useHydrated } from '../../../ui/loading/use-hydrated.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { Rating } from '../../../ui/media/rating.tsx'
import typography from '../../../ui/styles/typography.module.css'
import css from './review-entry.module.css'

export function ReviewEntry({ review }: { review: Review }) {
  const { i18n } = useLingui()
  // The day is shown only after hydration: it depends on the shopper's time zone, which the server does not know.
  const isHydrated = useHydrated()
  const isForeign = languageOf(review.language)?.tag !== languageTag(i18n)
  const { author, product_score, content, language, pictures, values, created_at, is_imported, reply } = review
  return (
    <div className={css.review}>
      <div className={css.line}>
        <Rating value={product_score} />
        <time className={classNames(typography.small, typography.t3, typography.num)} dateTime={created_at}>
          {isHydrated && dayText(created_at, languageTag(i18n))}
        </time>
      </div>
      <p lang={language} className={css.content}>
        {content.replace(/\n{3,}/g, '\n\n')}
      </p>
      {pictures.length > 0 && <ReviewPictures pictures={pictures} />}
      <p className={classNames(typography.mini, typography.t3)}>
        {[author, ...values.map(({ value }) => value)].join(' · ')}
        {is_imported && (
          <>
            {' · '}
            <Trans context="review">Imported</Trans>
          </>
        )}
        {isForeign && (
          <>
            {' · '}
            <span lang={language}>{languageOf(language)?.language_name}</span>
          </>
        )}
      </p>
      {reply && (
        <p className={css.reply}>
          <b className={typography.strong}>
            <Trans>Reply from the shop</Trans>
          </b>{' '}
          {reply}
        </p>
      )}
    </div>
  )
}

function ReviewPictures({ pictures }: { pictures: readonly string[] }) {
  const { t } = useLingui()
  const [at, setAt] = useState<number | null>(null)
  const label = t`Pictures of this review`
  const viewerPictures = pictures.map((src, place) => {
    const number = place + 1
    return { src, alt: t`${label}, picture ${number}` }
  })
  return (
    <div className={css.pictures}>
      {viewerPictures.map(({ src, alt }, place) => (
        <button key={src} type="button" aria-label={alt} onClick={() => setAt(place)}>
          <Picture src={src} alt="" show="thumb" shape="thumb" />
        </button>
      ))}
      <PictureViewer label={label} pictures={viewerPictures} at={at} onClose={() => setAt(null)} />
    </div>
  )
}

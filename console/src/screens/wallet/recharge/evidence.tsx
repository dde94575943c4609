import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { usePrivateFile } from '@sampan/front/use-private-file'
import { useState } from 'react'
import { fetchPrivate } from '../../../api/fetch-private.ts'
import { PictureViewer } from '../../../ui/media/picture-viewer.tsx'
import type { Recharge } from '../audit-status.tsx'
import css from './recharge-pane.module.css'

/** The pictures of a receipt: one enlarged, the others as thumbnails. */
export function Evidence({ pictures }: { pictures: Recharge['evidence'] }) {
  const { t } = useLingui()
  const [at, setAt] = useState(0)
  const picture = pictures[at]
  const count = pictures.length
  const numbered = (index: number) => t`Receipt ${index + 1} of ${count}`
  if (!picture)
    return (
      <p className={css.nothing}>
        <Trans>The picture is no longer available.</Trans>
      </p>
    )
  return (
    <section className={css.evidence} aria-label={t`Evidence`}>
      <LargePicture key={picture.file_id} picture={picture} alt={numbered(at)} />
      {count > 1 && (
        <div className={css.choices}>
          {pictures.map(({ file_id, url }, index) => (
            <UnstyledButton
              key={file_id}
              className={css.choice}
              aria-label={numbered(index)}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
            >
              <SmallPicture url={url} />
            </UnstyledButton>
          ))}
        </div>
      )}
    </section>
  )
}

type Picture = Recharge['evidence'][number]

function LargePicture({ picture: { url, width, height }, alt }: { picture: Picture; alt: string }) {
  const { src, isError } = usePrivateFile(url, fetchPrivate)
  if (isError)
    return (
      <p className={css.nothing}>
        <Trans>We couldn’t load the picture</Trans>
      </p>
    )
  return <PictureViewer src={src} alt={alt} width={width} height={height} />
}

function SmallPicture({ url }: { url: string }) {
  const { src } = usePrivateFile(url, fetchPrivate)
  return src ? <img src={src} alt="" /> : null
}

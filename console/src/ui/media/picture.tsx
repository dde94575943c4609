import { Trans, useLingui } from '@lingui/react/macro'
import { Modal, Skeleton, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import css from './picture.module.css'

type PictureProps = {
  /** The picture's object URL, made by usePrivateFile; undefined while it is loading. */
  src: string | undefined
  alt: string
  isLost?: boolean
}

/** A picture in a frame of its final size; a click enlarges it to the window. */
export function Picture({ src, alt, isLost }: PictureProps) {
  const { t } = useLingui()
  const [isLarge, setLarge] = useState(false)
  if (isLost)
    return (
      <span className={css.lost}>
        <Trans>We couldn’t load the picture</Trans>
      </span>
    )
  if (!src) return <Skeleton className={css.frame} />
  return (
    <>
      <UnstyledButton className={css.frame} onClick={() => setLarge(true)} aria-label={t`Enlarge: ${alt}`}>
        <img className={css.picture} src={src} alt={alt} />
      </UnstyledButton>
      <Modal
        opened={isLarge}
        onClose={() => setLarge(false)}
        title={alt}
        size="auto"
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <img className={css.large} src={src} alt={alt} />
      </Modal>
    </>
  )
}

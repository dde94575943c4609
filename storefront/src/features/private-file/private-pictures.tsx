import { useLingui } from '@lingui/react/macro'
import { usePrivateFile } from '@sampan/front/use-private-file'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs'
import { useState } from 'react'
import { fetchPrivate } from '../../api/fetch-private.ts'
import { PictureViewer } from '../../ui/layer/picture-viewer.tsx'
import { pictureAt } from '../../ui/media/picture-address.ts'
import css from './private-pictures.module.css'

type PrivatePicture = { file_id: string; url: string }
/** An enlarged picture. The thumbnail is shown until the full picture is loaded. */
type Opened = { url: string; small: string; alt: string }

type Props = {
  /** Describes the pictures for screen readers. */
  label: string
  pictures: readonly PrivatePicture[]
}

/** Pictures that only their owner and the shop can see. A tap enlarges a picture. */
export function PrivatePictures({ label, pictures }: Props) {
  const [openPicture, setOpenPicture] = useState<Opened | null>(null)
  const whole = usePrivateFile(openPicture?.url, fetchPrivate)
  return (
    <>
      <ul className={css.pictures} aria-label={label}>
        {pictures.map((picture, place) => (
          <li key={picture.file_id}>
            <Thumbnail label={label} url={picture.url} number={place + 1} onOpen={setOpenPicture} />
          </li>
        ))}
      </ul>
      <PictureViewer
        label={label}
        pictures={openPicture ? [{ src: whole.src ?? openPicture.small, alt: openPicture.alt }] : []}
        at={openPicture ? 0 : null}
        onClose={() => setOpenPicture(null)}
      />
    </>
  )
}

type ThumbnailProps = { label: string; url: string; number: number; onOpen: (picture: Opened) => void }

function Thumbnail({ label, url, number, onOpen }: ThumbnailProps) {
  const { t } = useLingui()
  const { src, isError } = usePrivateFile(pictureAt(url, 160), fetchPrivate)
  const alt = t`${label}, picture ${number}`
  if (!src) {
    return (
      <span className={css.missing}>
        {isError ? <IconPhotoOff aria-label={alt} /> : <IconPhoto aria-hidden="true" />}
      </span>
    )
  }
  return (
    <button type="button" className={css.thumb} onClick={() => onOpen({ url, small: src, alt })}>
      <img src={src} alt={alt} width="64" height="64" />
    </button>
  )
}

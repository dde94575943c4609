import { useLingui } from '@lingui/react/macro'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs'
import { useState } from 'react'
import { usePrivateFile } from '../../api/use-private-file.ts'
import { PictureViewer } from '../../ui/media/picture-viewer.tsx'
import css from './evidence-pictures.module.css'

type Evidence = { file_id: string; url: string }
type Opened = { src: string; alt: string }

/** The pictures that were sent as proof; each opens large. */
export function EvidencePictures({ pictures }: { pictures: readonly Evidence[] }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <>
      <ul className={css.pictures} aria-label={t`Payment evidence`}>
        {pictures.map((picture, place) => (
          <li key={picture.file_id}>
            <Thumbnail url={picture.url} number={place + 1} onOpen={setOpened} />
          </li>
        ))}
      </ul>
      <PictureViewer
        label={t`Payment evidence`}
        pictures={opened ? [opened] : []}
        at={opened ? 0 : null}
        onClose={() => setOpened(null)}
      />
    </>
  )
}

type ThumbnailProps = { url: string; number: number; onOpen: (picture: Opened) => void }

function Thumbnail({ url, number, onOpen }: ThumbnailProps) {
  const { t } = useLingui()
  const { src, isError } = usePrivateFile(url)
  const alt = t`Payment evidence, picture ${number}`
  if (!src) {
    return (
      <span className={css.missing}>
        {isError ? <IconPhotoOff aria-label={alt} /> : <IconPhoto aria-hidden="true" />}
      </span>
    )
  }
  return (
    <button type="button" className={css.thumb} onClick={() => onOpen({ src, alt })}>
      <img src={src} alt={alt} width="64" height="64" />
    </button>
  )
}

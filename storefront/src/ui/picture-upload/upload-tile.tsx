import { Trans, useLingui } from '@lingui/react/macro'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState } from 'react'
import icon from '../media/icon.module.css'
import { pictureAt } from '../media/picture-address.ts'
import css from './picture-upload.module.css'
import type { PendingPicture } from './use-uploads.ts'

type UploadTileProps = {
  /** The file; undefined if the picture was not chosen on this device. */
  file: File | undefined
  url?: string
  /** The uploaded fraction, from 0 to 1; undefined when the upload is complete. */
  part?: number
  failure?: PendingPicture['failure']
  onRetry?: () => void
  onRemove: () => void
}

export function UploadTile({ file, url, part, failure, onRetry, onRemove }: UploadTileProps) {
  const { t } = useLingui()
  return (
    <li className={css.tile} data-unsent={failure}>
      <Preview file={file} url={url} />
      {part !== undefined && !failure && <progress aria-label={t`Uploaded`} value={part} max={1} />}
      {failure === 'rejected' && (
        <p className={css.failed}>
          <Trans>Can’t be uploaded</Trans>
        </p>
      )}
      {failure === 'lost' && (
        <button type="button" className={css.failed} onClick={onRetry}>
          <IconRefresh className={icon.small} aria-hidden="true" />
          <Trans>Try again</Trans>
        </button>
      )}
      <button type="button" className={css.remove} aria-label={t`Remove picture`} onClick={onRemove}>
        <IconX className={icon.mini} aria-hidden="true" />
      </button>
    </li>
  )
}

/** Shows the local file if there is one, because the URL of a private picture requires the session. */
function Preview({ file, url }: { file: File | undefined; url: string | undefined }) {
  const image = useRef<HTMLImageElement>(null)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    if (!file || !image.current) return
    const address = URL.createObjectURL(file)
    image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  if (file?.type === 'application/pdf') return <IconFileTypePdf className={css.missing} aria-label={file.name} />
  if (isBroken || (!file && !url)) return <IconPhoto className={css.missing} aria-hidden="true" />
  return (
    <img
      ref={image}
      src={file || !url ? undefined : pictureAt(url, 160)}
      alt={file?.name ?? ''}
      width="160"
      height="160"
      onError={() => setIsBroken(true)}
    />
  )
}

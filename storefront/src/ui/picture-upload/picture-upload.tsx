import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import type { ReactNode } from 'react'
import { Field } from '../form/field.tsx'
import { toast } from '../layer/toast.ts'
import typography from '../styles/typography.module.css'
import css from './picture-upload.module.css'
import { UploadTile } from './upload-tile.tsx'
import { type Upload, type UploadedPicture, useUploads } from './use-uploads.ts'

type PictureUploadProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  value: readonly UploadedPicture[]
  onChange: (value: readonly UploadedPicture[]) => void
  max: number
  /** Also accepts PDF documents. */
  takesPdf?: boolean
  /** Shows the picture of a person as a circle. While there is none, the circle contains this initial. */
  round?: string
  /** Uploads one file and reports its progress, from 0 to 1. */
  upload: Upload
  /** Called with true when uploading starts and with false when no upload is in progress, so that a form can wait. */
  onBusy?: (busy: boolean) => void
}

/**
 * A field for pictures, as evidence or for a review. Each picture is uploaded as soon as it is chosen. It can be
 * removed, and a failed upload can be retried.
 */
export function PictureUpload({ value, onChange, max, takesPdf, round, upload, onBusy, ...field }: PictureUploadProps) {
  const { t } = useLingui()
  const { pending, fileOf, add, retry, drop } = useUploads({
    value,
    onChange,
    upload,
    onBusy,
    onSent: () => toast.success(t`Upload Successful`),
  })
  const count = value.length + pending.length
  const free = max - count
  const underWay = pending.filter((one) => !one.failure).length
  return (
    <Field {...field}>
      {(control) => (
        <>
          <ul className={classNames(css.tiles, round !== undefined && css.round)}>
            {value.map((picture) => (
              <UploadTile
                key={picture.file_id}
                file={fileOf(picture)}
                url={picture.url}
                onRemove={() => onChange(value.filter((other) => other !== picture))}
              />
            ))}
            {pending.map((one) => (
              <UploadTile
                key={one.key}
                file={one.file}
                part={one.part}
                failure={one.failure}
                onRetry={() => retry(one)}
                onRemove={() => drop(one)}
              />
            ))}
            {free > 0 && (
              <li className={css.add}>
                <input
                  {...control}
                  required={undefined} // chosen files are removed from the input immediately, so the browser would always find it empty
                  type="file"
                  accept={`image/jpeg,image/png,image/webp${takesPdf ? ',application/pdf' : ''}`}
                  multiple={free > 1}
                  onChange={(event) => {
                    add([...(event.currentTarget.files ?? [])].slice(0, free))
                    event.currentTarget.value = ''
                  }}
                />
                <span aria-hidden="true">
                  {round ?? null}
                  <IconPhotoPlus />
                  {round === undefined && (
                    <Trans>
                      {count} of {max}
                    </Trans>
                  )}
                </span>
              </li>
            )}
          </ul>
          <p className={typography.srOnly} role="status">
            {underWay > 0 && t`Uploading: ${underWay}`}
          </p>
        </>
      )}
    </Field>
  )
}

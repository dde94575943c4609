import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, FileButton } from '@mantine/core'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useSendFile } from '../../api/use-send-file.ts'
import { useTask } from '../../forms/use-task.ts'
import { Fieldset } from '../../ui/form/fieldset.tsx'
import { moveItem } from './move-item.ts'
import css from './pictures-field.module.css'

const FORMATS = 'image/jpeg,image/png,image/webp'

type PicturesFieldProps = {
  label: string
  description?: string
  value: readonly string[]
  onChange: (value: string[]) => void
  limit: number
  /** Shows pictures completely, also those that are not square. */
  isUncropped?: boolean
  error?: string | undefined
}

/**
 * A field for uploaded pictures. If it allows several, they are sorted by drag and drop or by buttons. Lists show the
 * first picture.
 */
export function PicturesField(props: PicturesFieldProps) {
  const { label, description, value, onChange, limit, isUncropped = false, error } = props
  const { t } = useLingui()
  const { sendFile } = useSendFile('POST /api/admin/picture/upload')
  const { run, isBusy } = useTask()
  const [dragged, setDragged] = useState<number>()
  async function add(files: File[]) {
    const addresses: string[] = []
    await run(async () => {
      for (const file of files.slice(0, limit - value.length))
        addresses.push((await sendFile(file, { purpose: 'product' })).address)
    })
    if (addresses.length > 0) onChange(limit === 1 ? addresses : [...new Set([...value, ...addresses])])
  }
  return (
    <Fieldset label={label} description={description} error={error}>
      <ol className={css.pictures} data-uncropped={isUncropped || undefined}>
        {value.map((address, at) => (
          <li
            key={address}
            className={css.picture}
            draggable={limit > 1}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== undefined) onChange(moveItem(value, dragged, at))
            }}
          >
            <img src={`${address}?w=160`} alt={t`No. ${at + 1}`} width={96} height={96} />
            <div className={css.actions}>
              {limit > 1 && (
                <>
                  <ActionIcon
                    variant="default"
                    size="sm"
                    aria-label={t`Move picture ${at + 1} forward`}
                    disabled={at === 0}
                    onClick={() => onChange(moveItem(value, at, at - 1))}
                  >
                    <IconArrowLeft size={14} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    size="sm"
                    aria-label={t`Move picture ${at + 1} back`}
                    disabled={at === value.length - 1}
                    onClick={() => onChange(moveItem(value, at, at + 1))}
                  >
                    <IconArrowRight size={14} aria-hidden />
                  </ActionIcon>
                </>
              )}
              <ActionIcon
                variant="default"
                size="sm"
                aria-label={t`Remove picture ${at + 1}`}
                onClick={() => onChange(value.filter((_, index) => index !== at))}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ol>
      {value.length < limit && (
        <div>
          <FileButton multiple accept={FORMATS} onChange={(files) => void add(files)}>
            {(props) => (
              <Button variant="default" loading={isBusy} {...props}>
                <Trans>Add pictures</Trans>
              </Button>
            )}
          </FileButton>
        </div>
      )}
    </Fieldset>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Button, FileButton } from '@mantine/core'
import { REFUSAL_PICTURES_LIMIT } from '@sampan/contract/rules'
import { useSendPicture } from '../../../api/use-send-picture.ts'
import { PrivatePicture } from '../../../features/picture/private-picture.tsx'
import { useTask } from '../../../forms/use-task.ts'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import css from './refusal-pictures.module.css'

export type SentPicture = { file_id: string; url: string }

type RefusalPicturesProps = {
  /** The shopper, who may see the pictures. */
  user_id: string
  value: readonly SentPicture[]
  onChange: (pictures: SentPicture[]) => void
}

export function RefusalPictures({ user_id, value, onChange }: RefusalPicturesProps) {
  const { t } = useLingui()
  const sendPicture = useSendPicture('refusal')
  const { run, isBusy } = useTask()
  async function add(files: File[]) {
    const pictures: SentPicture[] = []
    await run(async () => {
      for (const file of files.slice(0, REFUSAL_PICTURES_LIMIT - value.length))
        pictures.push(await sendPicture(user_id, file))
    })
    onChange([...value, ...pictures])
  }
  return (
    <Fieldset label={t`Pictures for the shopper`}>
      {value.length > 0 && (
        <ul className={css.pictures}>
          {value.map((picture, at) => (
            <li key={picture.file_id}>
              <PrivatePicture url={picture.url} alt={t`No. ${at + 1}`} />
              <Button
                variant="subtle"
                aria-label={t`Remove picture ${at + 1}`}
                onClick={() => onChange(value.filter((one) => one !== picture))}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {value.length < REFUSAL_PICTURES_LIMIT && (
        <div>
          <FileButton multiple accept="image/jpeg,image/png,image/webp" onChange={(files) => void add(files)}>
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

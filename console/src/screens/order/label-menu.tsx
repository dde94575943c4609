import type { I18n } from '@lingui/core'
import { plural, t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Menu } from '@mantine/core'
import { LABEL_FORMATS, type LabelFormat } from '@sampan/contract/rules'
import { saveFile } from '@sampan/front/save-file'
import { useState } from 'react'
import { type Labels, useLabels } from '../../api/use-labels.ts'
import { useTask } from '../../forms/use-task.ts'
import { Dialog } from '../../ui/layer/dialog.tsx'
import { toast } from '../../ui/layer/toast.ts'

type Note = Labels['notes'][number]['note']

function formatText(format: LabelFormat, i18n: I18n): string {
  switch (format) {
    case 'general':
      return translate(i18n)`All data (CSV)`
    case 'shipstation':
      return 'ShipStation'
    case 'dhl':
      return 'DHL Express'
    case 'yamato_b2':
      return translate(i18n)`Yamato B2 Cloud`
    case 'click_post':
      return translate(i18n)`Click Post (Japan Post)`
    case 'korea_post':
      return translate(i18n)`Korea Post`
    case 'thailand_post':
      return translate(i18n)`Thailand Post`
  }
}

function noteText(note: Note, i18n: I18n): string {
  switch (note) {
    case 'unknown':
      return translate(i18n)`Not in the file: there is no such order`
    case 'after_sale':
      return translate(i18n)`Refund requested. Check it before you send the parcel.`
    case 'state':
      return translate(i18n)`Not in the file: not paid or cancelled`
    case 'country':
      return translate(i18n)`Not in the file: goes to another country`
    case 'nothing':
      return translate(i18n)`Not in the file: nothing to pack`
    case 'shortened':
      return translate(i18n)`Text too long for this carrier. Check the end of the address or name.`
    case 'characters':
      return translate(i18n)`The file can’t hold some characters. They are replaced by 〓.`
  }
}

/** Saves a file with the addresses of orders for a carrier, and lists what to check before printing. */
export function LabelMenu({ order_ids }: { order_ids: readonly string[] }) {
  const { t, i18n } = useLingui()
  const readLabels = useLabels()
  const { run, isBusy } = useTask((error) => t`The labels couldn’t be read: ${error.message}`)
  const [notes, setNotes] = useState<Labels['notes']>([])
  async function save(format: LabelFormat) {
    const { files, orders, ...labels } = await readLabels(order_ids, format)
    for (const { file_name, content } of files) saveFile(file_name, content)
    if (orders > 0) toast.success(t`${plural(orders, { one: '# order in the file', other: '# orders in the file' })}`)
    setNotes(labels.notes)
  }
  return (
    <>
      <Menu position="top-start">
        <Menu.Target>
          <Button size="xs" variant="default" loading={isBusy}>
            <Trans>Labels</Trans>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {LABEL_FORMATS.map((format) => (
            <Menu.Item key={format} onClick={() => void run(() => save(format))}>
              {formatText(format, i18n)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {notes.length > 0 && (
        <Dialog onClose={() => setNotes([])} title={t`Check before printing`}>
          <Alert color="yellow" variant="light">
            <ul>
              {notes.map(({ order_id, order_number, note }) => (
                <li key={`${order_id} ${note}`}>
                  {order_number ?? order_id}: {noteText(note, i18n)}
                </li>
              ))}
            </ul>
          </Alert>
        </Dialog>
      )}
    </>
  )
}

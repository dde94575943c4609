import { Trans } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import { useOnLeave } from '@sampan/front/use-on-leave'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { Spinner } from '../../ui/button/spinner.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { Section } from '../../ui/layout/section.tsx'
import layout from '../../ui/styles/layout.module.css'
import { DeleteSheet } from './delete-sheet.tsx'
import css from './security.module.css'
import { useOwnData } from './use-own-data.ts'

/** Export of the shopper's data, and deletion of the account. */
export function OwnData() {
  const { save, isBusy } = useOwnData()
  const [isLeaving, setLeaving] = useState(false)
  useOnLeave(() => setLeaving(false))
  return (
    <Section small title={<Trans>Your data</Trans>}>
      <div className={classNames(layout.pad, layout.stack, css.part)}>
        <Rows>
          <Row
            icon={isBusy ? <Spinner /> : <IconDownload aria-hidden="true" />}
            title={<Trans>Download my data</Trans>}
            detail={<Trans>Everything we store about you, in one file</Trans>}
            onClick={() => void save()}
            disabled={isBusy}
            chevron={false}
          />
          <Row
            icon={<IconTrash aria-hidden="true" />}
            title={<Trans>Delete account</Trans>}
            onClick={() => setLeaving(true)}
            tone="bad"
          />
        </Rows>
      </div>
      <DeleteSheet open={isLeaving} onClose={() => setLeaving(false)} />
    </Section>
  )
}

import { useLingui } from '@lingui/react/macro'
import { CopyButton } from '../../ui/form/copy-button.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './parcel.module.css'

export function Parcel({ carrier, tracking_number }: { carrier: string | null; tracking_number: string }) {
  const { t } = useLingui()
  return (
    <div className={css.parcel}>
      <span>
        {carrier}
        <br />
        <span className={`${typography.num} ${typography.strong}`} translate="no">
          {tracking_number}
        </span>
      </span>
      <CopyButton text={tracking_number} label={t`Copy tracking number`} />
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Address } from '@sampan/contract'
import { addressText } from '@sampan/contract/address-text'
import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import typography from '../../ui/styles/typography.module.css'
import { Tag } from '../../ui/text/tag.tsx'
import css from './address-card.module.css'
import { tagName } from './tag-name.ts'

type Props = {
  address: Address
  /** Buttons at the end of the last line. */
  actions?: ReactNode
}

export function AddressCard({ address, actions }: Props) {
  const { i18n } = useLingui()
  return (
    <span className={css.address}>
      <span className={css.who}>
        <span className={typography.strong}>{address.addressee}</span>
        <span className={classNames(typography.small, typography.t2, typography.num)}>{address.mobile_text}</span>
      </span>
      <span className={typography.t2}>{addressText(address)}</span>
      <span className={css.tags}>
        {address.is_default && (
          <Tag tone="accent">
            <Trans>Default</Trans>
          </Tag>
        )}
        <Tag>{tagName(address.tag, i18n)}</Tag>
        {actions}
      </span>
    </span>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Address } from '@sampan/contract'
import rank from '../../ui/styles/type.module.css'
import { classNames } from '../../ui/text/class-names.ts'
import { Tag } from '../../ui/text/tag.tsx'
import css from './address-card.module.css'
import { addressText } from './address-text.ts'
import { tagName } from './tag-name.ts'

/** Who and where, as on a parcel. */
export function AddressCard({ address }: { address: Address }) {
  const { i18n } = useLingui()
  return (
    <span className={css.address}>
      <span className={css.who}>
        <span className={rank.strong}>{address.addressee}</span>
        <span className={classNames(rank.small, rank.t2, rank.num)}>{address.mobile_text}</span>
      </span>
      <span className={rank.t2}>{addressText(address)}</span>
      <span className={css.tags}>
        {address.is_default && (
          <Tag tone="accent">
            <Trans>Default</Trans>
          </Tag>
        )}
        <Tag>{tagName(address.tag, i18n)}</Tag>
      </span>
    </span>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Address } from '@sampan/contract'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { AddressCard } from '../../features/address/address-card.tsx'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import icon from '../../ui/media/icon.module.css'
import css from './address-item.module.css'

type Props = {
  address: Address
  href: string
  /** Chooses this address. Undefined unless the list was opened to choose an address. */
  onChoose?: (() => void) | undefined
  isChosen?: boolean
  onSetDefault: () => void
  onDelete: () => void
}

export function AddressItem({ address, href, onChoose, isChosen, onSetDefault, onDelete }: Props) {
  const { t } = useLingui()
  const { addressee } = address
  const buttons = (
    <span className={css.end}>
      <IconButton label={t`Edit ${addressee}’s address`} href={href}>
        <IconPencil className={icon.small} aria-hidden="true" />
      </IconButton>
      <IconButton label={t`Delete ${addressee}’s address`} onClick={onDelete}>
        <IconTrash className={icon.small} aria-hidden="true" />
      </IconButton>
    </span>
  )
  // The default address has no third button, so its buttons fit next to the tags. A button cannot contain others.
  if (address.is_default && !onChoose) {
    return (
      <Card as="li" className={css.item}>
        <AddressCard address={address} actions={buttons} />
      </Card>
    )
  }
  return (
    <Card as="li" className={css.item}>
      {onChoose ? (
        <button type="button" className={css.choose} aria-pressed={isChosen} onClick={onChoose}>
          <AddressCard address={address} />
          {isChosen && <IconCheck className={css.chosen} aria-hidden="true" />}
        </button>
      ) : (
        <AddressCard address={address} />
      )}
      <div className={css.actions}>
        {!address.is_default && (
          <Button tone="quiet" size="small" className={css.first} onClick={onSetDefault}>
            <Trans>Set as default</Trans>
          </Button>
        )}
        {buttons}
      </div>
    </Card>
  )
}

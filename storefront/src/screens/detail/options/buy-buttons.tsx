import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button/button.tsx'
import css from './buy-buttons.module.css'

type Props = { isSoldOut: boolean; isAdding: boolean; onAdd: () => void; onBuy: () => void }

/** The buttons Add to cart and Buy now. Only Buy now has a filled background. */
export function BuyButtons({ isSoldOut, isAdding, onAdd, onBuy }: Props) {
  if (isSoldOut)
    return (
      <Button grow wide disabled>
        <Trans>Sold out</Trans>
      </Button>
    )
  return (
    <div className={css.buttons}>
      <Button tone="soft" grow busy={isAdding} onClick={onAdd}>
        <Trans>Add to cart</Trans>
      </Button>
      <Button grow onClick={onBuy}>
        <Trans>Buy now</Trans>
      </Button>
    </div>
  )
}

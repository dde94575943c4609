import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button/button.tsx'
import css from './buy-buttons.module.css'

type Props = { isSoldOut: boolean; isAdding: boolean; onAdd: () => void; onBuy: () => void }

/** The two ways to take a product along; only one of them is filled. */
export function BuyButtons({ isSoldOut, isAdding, onAdd, onBuy }: Props) {
  if (isSoldOut)
    return (
      <Button grow wide disabled>
        <Trans>Sold out</Trans>
      </Button>
    )
  return (
    <div className={css.buttons}>
      <Button tone="plain" grow busy={isAdding} onClick={onAdd}>
        <Trans>Add to cart</Trans>
      </Button>
      <Button grow onClick={onBuy}>
        <Trans>Buy now</Trans>
      </Button>
    </div>
  )
}

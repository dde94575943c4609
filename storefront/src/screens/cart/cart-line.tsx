import { Trans, useLingui } from '@lingui/react/macro'
import type { CartItem } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { untilText } from '@sampan/contract/until-text'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useInvalidate } from '../../api/use-invalidate.ts'
import { ReducedUntil } from '../../features/catalogue/reduced-until.tsx'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Check } from '../../ui/button/check.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { choose } from '../../ui/layer/layer-requests.ts'
import { SwipeRow } from '../../ui/list/swipe-row.tsx'
import icon from '../../ui/media/icon.module.css'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import { UnitPrice } from '../../ui/money/unit-price.tsx'
import typography from '../../ui/styles/typography.module.css'
import { TitleText } from '../../ui/text/title-text.tsx'
import css from './cart-line.module.css'
import { isTooMany, maxQuantity } from './cart-lines.ts'

export type LineActions = {
  isSelected: (item: CartItem) => boolean
  canSelect: (item: CartItem) => boolean
  onSelect: (items: readonly CartItem[], selected: boolean) => void
  onQuantity: (item: CartItem, quantity: number) => void
  /** Opens the sheet to choose another SKU of the product. */
  onOptions: (item: CartItem) => void
  onRemove: (items: readonly CartItem[]) => void
  /** Adds the product to the favourites. */
  onSave: (item: CartItem) => void
}

export function CartLine({ item, ...actions }: { item: CartItem } & LineActions) {
  const { t } = useLingui()
  const { title, available } = item
  const remove = () => actions.onRemove([item])
  return (
    <SwipeRow
      label={title}
      actions={[
        { label: t`Favourite`, icon: <IconHeart aria-hidden="true" />, onAct: () => actions.onSave(item) },
        { label: t`Remove`, icon: <IconTrash aria-hidden="true" />, tone: 'bad', onAct: remove },
      ]}
    >
      <div className={classNames(css.line, !available && css.gone)}>
        <Check
          label={title}
          checked={actions.isSelected(item)}
          disabled={!actions.canSelect(item)}
          onChange={(selected) => actions.onSelect([item], selected)}
        />
        <Picture src={item.image} alt="" show="thumb" shape="thumb" className={css.picture} />
        <div className={css.text}>
          <h3 className={classNames(typography.name, typography.clamp3, css.title)}>
            <Anchor href={`/detail/${item.product_id}`}>
              <TitleText title={title} />
            </Anchor>
          </h3>
          <Options item={item} onOptions={actions.onOptions} onSave={actions.onSave} onRemove={remove} />
          <div className={css.figures}>
            {available ? <Price item={item} /> : <Unavailable stock={item.stock} />}
            {available && (
              <Stepper
                label={t`Quantity of ${title}`}
                value={item.quantity}
                max={maxQuantity(item)}
                onChange={(quantity) => actions.onQuantity(item, quantity)}
              />
            )}
          </div>
          {available && <UnitPrice price_cents={item.price_cents} content={item.net_content} />}
          {available && <Reduction item={item} />}
          <Scarce item={item} />
        </div>
      </div>
    </SwipeRow>
  )
}

type OptionsProps = Pick<LineActions, 'onOptions' | 'onSave'> & { item: CartItem; onRemove: () => void }

/** The chosen options, which can be changed, and the menu of other actions. */
function Options({ item, onOptions, onSave, onRemove }: OptionsProps) {
  const { t } = useLingui()
  const { title } = item
  const chosenText = item.values.map(({ value }) => value).join(' · ')
  async function openMenu() {
    const options = [
      ...(chosenText ? [{ value: 'options', label: t`Change options` }] : []),
      { value: 'save', label: t`Save to favourites` },
      { value: 'remove', label: t`Remove`, tone: 'bad' as const },
    ]
    const choice = await choose({ title, options })
    if (choice === 'options') onOptions(item)
    if (choice === 'save') onSave(item)
    if (choice === 'remove') onRemove()
  }
  return (
    <div className={css.options}>
      {chosenText && (
        <button type="button" className={css.chosen} onClick={() => onOptions(item)}>
          <span className={typography.srOnly}>
            <Trans>Change options</Trans>:{' '}
          </span>
          {chosenText}
          <IconChevronDown className={icon.mini} aria-hidden="true" />
        </button>
      )}
      <span className={css.menu}>
        <IconButton label={t`More options for ${title}`} onClick={() => void openMenu()}>
          <IconDots className={icon.small} aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  )
}

/** The unit price. For several pieces, also the price of all of them. */
function Price({ item: { price_cents, former_cents, quantity } }: { item: CartItem }) {
  const sum = moneyText(price_cents * quantity)
  return (
    <p className={css.price}>
      <Money cents={price_cents} {...(former_cents && { was: former_cents })} />
      {quantity > 1 && (
        <span className={classNames(css.sum, typography.mini, typography.t2)}>
          <Trans>{sum} total</Trans>
        </span>
      )}
    </p>
  )
}

/** Until when the price is reduced, or since when it is no longer. */
function Reduction({ item: { reduced_until, reduction_ended_at } }: { item: CartItem }) {
  const { i18n } = useLingui()
  const refresh = useInvalidate('POST /api/cart/add')
  if (reduced_until) return <ReducedUntil until={reduced_until} onEnd={refresh} />
  if (!reduction_ended_at) return null
  const time = untilText(reduction_ended_at, languageTag(i18n))
  return (
    <p className={classNames(typography.mini, typography.warning)}>
      <Trans>The reduced price ended on {time}</Trans>
    </p>
  )
}

function Unavailable({ stock }: { stock: number }) {
  return (
    <p className={classNames(typography.small, typography.strong)}>
      {stock === 0 ? <Trans>Sold out</Trans> : <Trans>No longer available</Trans>}
    </p>
  )
}

const FEW = 5

function Scarce({ item }: { item: CartItem }) {
  const { available, stock } = item
  if (!available || (stock > FEW && !isTooMany(item))) return null
  return (
    <p className={classNames(typography.mini, isTooMany(item) ? typography.danger : typography.warning)}>
      <Trans>Only {stock} left</Trans>
    </p>
  )
}

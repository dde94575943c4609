import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Cart, CartItem } from '@sampan/contract'
import { useStillOnScreen } from '@sampan/front/use-still-on-screen'
import { useState } from 'react'
import { CartDelivery } from '../../features/cart/cart-delivery.tsx'
import { EditButton } from '../../features/catalogue/edit-button.tsx'
import { PickedProducts } from '../../features/catalogue/picked-products.tsx'
import { useVisits } from '../../navigation/visits.ts'
import { toast } from '../../ui/layer/toast.ts'
import { Note, NoteAction } from '../../ui/layout/note.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { EditFooter } from '../../ui/list/edit-footer.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import beside from '../../ui/styles/beside.module.css'
import layout from '../../ui/styles/layout.module.css'
import css from './cart.module.css'
import { CheckoutFooter } from './cart-footer.tsx'
import { CartGroup } from './cart-group.tsx'
import { freightOf, isTooMany, linesOf, wantedOf } from './cart-lines.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSkuSheet } from './cart-sku-sheet.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useAddressCountry } from './use-address-country.ts'
import { useCart } from './use-cart.ts'
import { useCartTaxes } from './use-cart-taxes.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useSave } from './use-save.ts'

export default function CartScreen() {
  const { t } = useLingui()
  const editor = useCart()
  const save = useSave()
  const { cart, query } = editor
  const country = useAddressCountry()
  const [wantsEdit, setEditing] = useState(false)
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const [optionsOf, setOptionsOf] = useState<CartItem | null>(null)
  const [removedItems, setRemovedItems] = useState<readonly CartItem[]>([])
  const lines = cart ? linesOf(cart) : []
  const isEditing = wantsEdit && lines.length > 0
  const focusBack = useFocusBack(lines)

  function remove(items: readonly CartItem[]) {
    editor.remove(items)
    setChosenIds(new Set())
    // A removed line that could no longer be bought gets no Undo, because it can't be restored.
    setRemovedItems(items.filter((item) => item.available))
  }
  const selecting = isEditing
    ? {
        isSelected: (item: CartItem) => chosenIds.has(item.cart_item_id),
        canSelect: () => true,
        onSelect: (items: readonly CartItem[], isSelected: boolean) =>
          setChosenIds(withSelected(chosenIds, items, isSelected)),
      }
    : {
        isSelected: (item: CartItem) => item.selected && item.available,
        canSelect: (item: CartItem) => item.available,
        onSelect: editor.select,
      }
  const selectable = lines.filter(selecting.canSelect)
  const selected = selectable.filter(selecting.isSelected)
  const selectedCount = selected.length
  const all = {
    isAll: selectable.length > 0 && selected.length === selectable.length,
    isSome: selected.length > 0,
    onAll: (isSelected: boolean) => selecting.onSelect(selectable, isSelected),
  }
  return (
    <Page tabbed wide className={`${beside.page} ${css.cart}`}>
      <CartBar count={lines.length} isEditing={isEditing} onEdit={setEditing} />
      <div ref={focusBack.list} tabIndex={-1} className={css.list}>
        <GoneNote lines={lines} onRemove={remove} />
        <PullList
          // The new key mounts a new list: GoneNote may appear at the same moment, and would shift a list that is
          // already mounted.
          key={cart ? 'lines' : 'waiting'}
          items={cart?.groups}
          keyOf={(group) => group.shop.shop_id}
          skeleton={
            <div className={layout.pad}>
              <CartSkeleton />
            </div>
          }
          empty={<EmptyCart />}
          hasMore={false}
          isLoadingMore={false}
          failed={query.isError && !cart}
          onMore={() => {}}
          onRetry={() => void query.refetch()}
          onRefresh={query.refetch}
        >
          {(group) => (
            <CartGroup
              group={group}
              delivery={<CartDelivery freight={group.freight} goods={wantedOf(group.items)} country={country} />}
              {...selecting}
              onQuantity={editor.setQuantity}
              onOptions={setOptionsOf}
              onRemove={remove}
              onSave={save}
            />
          )}
        </PullList>
      </div>
      {isEditing && (
        <EditFooter
          aboveTabs
          {...all}
          label={t`Remove ${selectedCount} from the cart`}
          count={selectedCount}
          onRemove={() => remove(selected)}
        />
      )}
      {!isEditing && cart && lines.length > 0 && (
        <BuyFooter {...all} cart={cart} country={country} isSettled={editor.isSettled} settle={editor.settle} />
      )}
      {/* The recommendations follow the footer, so that the keyboard reaches the footer first. */}
      {lines.length > 0 && !isEditing && (
        <div className={css.picks}>
          <PickedProducts without={new Set(lines.map((line) => line.product_id))} />
        </div>
      )}
      {removedItems.length > 0 && (
        <UndoBar
          key={removedItems[0]?.cart_item_id}
          count={removedItems.length}
          onUndo={() => {
            focusBack.await(removedItems)
            editor.restore(removedItems)
            setRemovedItems([])
          }}
          onEnd={() => setRemovedItems([])}
        />
      )}
      <CartSkuSheet item={optionsOf} onChoose={editor.changeSku} onClose={() => setOptionsOf(null)} />
    </Page>
  )
}

function withSelected(
  chosenIds: ReadonlySet<string>,
  items: readonly CartItem[],
  isSelected: boolean,
): ReadonlySet<string> {
  const ids = new Set(items.map((item) => item.cart_item_id))
  return isSelected ? chosenIds.union(ids) : chosenIds.difference(ids)
}

type BarProps = { count: number; isEditing: boolean; onEdit: (isEditing: boolean) => void }

function CartBar({ count, isEditing, onEdit }: BarProps) {
  const { t } = useLingui()
  const more = count > 0 && {
    note: count,
    end: <EditButton label={t`Edit cart`} isEditing={isEditing} onEdit={onEdit} />,
  }
  return <TopBar variant="big" title={<Trans>Cart</Trans>} {...more} />
}

/** Lines that can no longer be bought, and a button to remove them. */
function GoneNote({ lines, onRemove }: { lines: readonly CartItem[]; onRemove: (items: readonly CartItem[]) => void }) {
  const goneItems = lines.filter((item) => !item.available)
  if (goneItems.length === 0) return null
  const remove = (
    <NoteAction onClick={() => onRemove(goneItems)}>
      <Trans>Remove them</Trans>
    </NoteAction>
  )
  const gone_count = goneItems.length
  return (
    <div className={layout.pad}>
      <Note tone="wait" action={remove}>
        <Plural value={gone_count} one="# item is no longer available" other="# items are no longer available" />
      </Note>
    </div>
  )
}

const tooManyText = ({ title, stock }: CartItem, i18n: I18n) => t(i18n)`${title}: only ${stock} left`

type BuyProps = {
  isAll: boolean
  isSome: boolean
  onAll: (selected: boolean) => void
  cart: Cart
  country: string | undefined
  isSettled: boolean
  settle: () => Promise<boolean>
}

function BuyFooter({ cart, country, isSettled, settle, ...all }: BuyProps) {
  const { i18n } = useLingui()
  const visits = useVisits()
  const trackScreen = useStillOnScreen()
  const [isBusy, setBusy] = useState(false)
  const itemsToBuy = wantedOf(linesOf(cart))
  const taxes = useCartTaxes(cart, country, isSettled)

  async function checkOut() {
    const [scarce] = itemsToBuy.filter(isTooMany)
    if (itemsToBuy.length === 0) return toast.show(t(i18n)`Please select item to checkout`)
    if (scarce) return toast.fail(tooManyText(scarce, i18n))
    const isHere = trackScreen()
    setBusy(true)
    // The server's quote is about the cart that it has stored, so queued changes are sent first.
    const isTaken = await settle()
    setBusy(false)
    if (isTaken && isHere()) await visits.go(`/checkout?items=${itemsToBuy.map((item) => item.cart_item_id).join()}`)
  }
  return (
    <CheckoutFooter
      {...all}
      goods_cents={cart.selected_total_cents}
      freight_cents={country && itemsToBuy.length > 0 ? freightOf(cart, country) : undefined}
      taxes={taxes}
      isBusy={isBusy}
      onCheckout={() => void checkOut()}
    />
  )
}

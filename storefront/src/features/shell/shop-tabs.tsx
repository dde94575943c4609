import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { TabBar } from '../../ui/layout/tab-bar.tsx'

type Tab = '/home' | '/explore' | '/bag' | '/filter'

type Props = {
  current: Tab
  /** Lines of the cart, on the account or on this device. */
  cart_count: number
  /** Opens a visitor's cart; a shopper's has a screen of its own. */
  onCart?: (() => void) | undefined
}

/** The four main screens. */
export function ShopTabs({ current, cart_count, onCart }: Props) {
  const { t } = useLingui()
  const tabs = [
    { href: '/home', label: t`Home`, icon: <IconHome aria-hidden="true" /> },
    { href: '/explore', label: t`Explore`, icon: <IconLayoutGrid aria-hidden="true" /> },
    {
      href: '/bag',
      label: t`Cart`,
      icon: <IconShoppingBag aria-hidden="true" />,
      count: cart_count,
      countLabel: t`${plural(cart_count, { one: '# item', other: '# items' })}`,
      ...(onCart && { onClick: instead(onCart) }),
    },
    { href: '/filter', label: t`Me`, icon: <IconUser aria-hidden="true" /> },
  ]
  return <TabBar label={t`Main`} items={tabs.map((tab) => ({ ...tab, current: tab.href === current }))} />
}

const instead = (open: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault()
  open()
}

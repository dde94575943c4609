import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { LANGUAGES } from '@sampan/contract/languages'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import type { MouseEvent } from 'react'
import { useUser } from '../features/account/use-user.ts'
import { useCartLink } from '../features/cart/use-cart-link.ts'
import { Brand } from '../features/shell/brand.tsx'
import { useLanguageSheet } from '../features/shell/use-language-sheet.tsx'
import { shownScreen } from '../navigation/shown-screen.ts'
import { usePlace, useVisits } from '../navigation/visits.ts'
import { useSession } from '../session/use-session.ts'
import { Anchor } from '../ui/button/anchor.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { SearchLink } from '../ui/form/search-link.tsx'
import { TabBar } from '../ui/layout/tab-bar.tsx'
import css from './site-bar.module.css'

/**
 * The bar of all screens. On a phone it contains the head of the home page, the search and the tab bar; from 1,024 px
 * it is one line above every screen. The HTML is the same for both; only the styles differ.
 */
export function SiteBar() {
  const visits = useVisits()
  const { path, search } = usePlace()
  const at = visits.match(path)?.route.path ?? ''
  const isPopular = at === '/popular' || (at === '/search' && search === 'sort=hot')
  return (
    <header className={css.bar} data-at={at}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link within the page, which also works before hydration */}
      <a href="#content" className={css.skip} onClick={skip}>
        <Trans>Skip to content</Trans>
      </a>
      <Anchor href="/home" className={css.brand}>
        <Brand />
      </Anchor>
      <span className={css.goods}>
        <Anchor href="/explore" aria-current={at === '/explore' ? 'page' : undefined}>
          <Trans>Explore</Trans>
        </Anchor>
        <Anchor href="/search?sort=hot" aria-current={isPopular ? 'page' : undefined}>
          <Trans>Popular</Trans>
        </Anchor>
      </span>
      <div className={css.find}>
        <SearchLink href="/search">
          <Trans>What are you looking for?</Trans>
        </SearchLink>
      </div>
      <Tools />
      <Tabs at={at} />
    </header>
  )
}

/** Moves the focus without changing the URL, so that Back leaves the screen instead of returning to its top. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  shownScreen()?.focus()
}

/**
 * The bell for shoppers, and the languages. The bell comes first, so that its appearance does not shift the languages.
 */
function Tools() {
  const { t, i18n } = useLingui()
  const { token } = useSession()
  const languages = useLanguageSheet()
  const { data: user } = useUser()
  const hasNews = (user?.unread_count ?? 0) > 0
  const language = LANGUAGES.find((entry) => entry.file_name === i18n.locale)
  return (
    <span className={css.tools}>
      {token && (
        <IconButton label={hasNews ? t`Unread notifications` : t`Notifications`} href="/notification" dot={hasNews}>
          <IconBell aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        label={t`Language`}
        className={css.language}
        {...(token ? { href: '/language' } : { onClick: languages.open })}
      >
        <IconWorld aria-hidden="true" />
        <span className={css.name}>{language?.language_name}</span>
      </IconButton>
      {languages.sheet}
    </span>
  )
}

/** The four main screens. */
function Tabs({ at }: { at: string }) {
  const { t } = useLingui()
  const { count: cart_count, href } = useCartLink()
  const cart = {
    href,
    label: t`Cart`,
    icon: <IconShoppingBag aria-hidden="true" />,
    count: cart_count,
    countLabel: t`${plural(cart_count, { one: '# item', other: '# items' })}`,
  }
  const tabs = [
    { href: '/home', label: t`Home`, icon: <IconHome aria-hidden="true" /> },
    { href: '/explore', label: t`Explore`, icon: <IconLayoutGrid aria-hidden="true" /> },
    cart,
    { href: '/filter', label: t`Me`, icon: <IconUser aria-hidden="true" /> },
  ]
  return <TabBar label={t`Main`} items={tabs.map((tab) => ({ ...tab, current: tab.href === at }))} />
}

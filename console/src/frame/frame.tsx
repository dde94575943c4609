import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Drawer, Kbd, UnstyledButton } from '@mantine/core'
import { openSpotlight } from '@mantine/spotlight'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { BrandMark } from '../features/brand/brand-mark.tsx'
import { go } from '../navigation/address.ts'
import { Link } from '../navigation/link.tsx'
import { startOf } from '../navigation/route.ts'
import { useBrand } from '../session/desk-brand.ts'
import { useKeys } from '../ui/keys/keys.ts'
import { AccountMenu } from './account-menu.tsx'
import { AREA_LOOKS } from './areas.ts'
import css from './frame.module.css'
import { KeyList } from './key-list.tsx'
import { Palette } from './palette.tsx'
import { SideNav } from './side-nav.tsx'
import { useAreas } from './use-areas.ts'

const PALETTE_KEYS = 'Ctrl K'

/** The navigation on the left, with the current screen next to it. */
export function Frame({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui()
  const [isNavOpen, setNavOpen] = useState(false)
  const [areKeysShown, showKeys] = useState(false)
  const areas = useAreas()
  useKeys({
    '/': { label: t`Search this page`, run: focusSearch },
    '?': { label: t`Show keyboard shortcuts`, run: () => showKeys(true) },
    ...Object.fromEntries(
      areas.flatMap(({ area, screens: [first] }) => {
        const { key, title } = AREA_LOOKS[area]
        return first ? [[`g ${key}`, { label: title(i18n), run: () => go(startOf(first)) }]] : []
      }),
    ),
  })
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <aside className={css.side} aria-label={t`Menu`}>
        <Brand />
        <Finder />
        <SideNav />
        <AccountMenu onKeys={() => showKeys(true)} />
      </aside>
      <header className={css.bar}>
        <ActionIcon variant="subtle" color="gray" onClick={() => setNavOpen(true)} aria-label={t`Open menu`}>
          <IconMenu2 size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" onClick={openSpotlight} aria-label={t`Go to…`}>
          <IconSearch size={20} aria-hidden />
        </ActionIcon>
        <Brand />
      </header>
      <Drawer
        opened={isNavOpen}
        onClose={() => setNavOpen(false)}
        size={264}
        title={t`Menu`}
        closeButtonProps={{ 'aria-label': t`Close` }}
        classNames={{ body: css.drawer ?? '' }}
      >
        <SideNav onGo={() => setNavOpen(false)} />
        <AccountMenu onKeys={() => showKeys(true)} />
      </Drawer>
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Palette />
      {areKeysShown && <KeyList onClose={() => showKeys(false)} />}
    </div>
  )
}

/** Focuses the search of the list, after opening the filters if the search is hidden in them. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
  if (!field) return
  const id = field.closest('main [id]:not(input)')?.id
  if (id && !field.checkVisibility())
    flushSync(() => document.querySelector<HTMLElement>(`main [aria-controls="${id}"]`)?.click())
  field.focus()
}

function Brand() {
  const { name } = useBrand()
  return (
    <Link to="/" className={css.brand}>
      <BrandMark size={22} />
      <bdi translate="no">{name}</bdi>
    </Link>
  )
}

function Finder() {
  return (
    <UnstyledButton className={css.finder} onClick={openSpotlight}>
      <IconSearch size={15} aria-hidden />
      <Trans>Go to…</Trans>
      <Kbd size="xs">{PALETTE_KEYS}</Kbd>
    </UnstyledButton>
  )
}

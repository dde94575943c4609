import { useLingui } from '@lingui/react/macro'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import { Brand } from '../../features/shell/brand.tsx'
import { useLanguageDoor } from '../../features/shell/language-door.tsx'
import { useSession } from '../../session/use-session.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'
import css from './home-bar.module.css'

/** The shop's name, its languages, and for a shopper the bell. `hasNews` when something waits unread. */
export function HomeBar({ hasNews }: { hasNews: boolean }) {
  const { t } = useLingui()
  const { token } = useSession()
  const languages = useLanguageDoor()
  const world = <IconWorld aria-hidden="true" />
  return (
    <header className={css.bar}>
      <Brand />
      <span className={css.tools}>
        {token && (
          <IconButton
            label={hasNews ? t`Notifications, some unread` : t`Notifications`}
            href="/notification"
            dot={hasNews}
          >
            <IconBell aria-hidden="true" />
          </IconButton>
        )}
        {token ? (
          <IconButton label={t`Language`} href="/language">
            {world}
          </IconButton>
        ) : (
          <IconButton label={t`Language`} onClick={languages.open}>
            {world}
          </IconButton>
        )}
      </span>
      {languages.sheet}
    </header>
  )
}

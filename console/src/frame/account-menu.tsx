import { Trans, useLingui } from '@lingui/react/macro'
import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { LANGUAGES } from '@sampan/contract/rules'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs'
import { useAction } from '../forms/use-action.ts'
import { showLocale } from '../i18n.ts'
import { go } from '../navigation/address.ts'
import { storeLocale } from '../session/desk-locale.ts'
import { session } from '../session/session.ts'
import { useOperator } from '../session/use-session.ts'
import css from './frame.module.css'

const SCHEMES = ['light', 'dark', 'auto'] as const

/** The signed-in operator, language and colour scheme, and sign-out. */
export function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const { i18n, t } = useLingui()
  const operator = useOperator()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { run } = useAction('POST /api/admin/logout')
  const schemeTexts = { light: t`Light`, dark: t`Dark`, auto: t`Match device` }
  const leave = async () => {
    // The client signs out even if the call fails.
    await run(undefined)
    session.end()
  }
  const mark = (isChosen: boolean) => (isChosen ? <IconCheck size={15} aria-hidden /> : <span className={css.noMark} />)
  return (
    <Menu width={220} position="top-start" shadow="md">
      <Menu.Target>
        <UnstyledButton className={css.account}>
          <span className={css.avatar} aria-hidden>
            {(operator?.name || operator?.account)?.slice(0, 1).toUpperCase()}
          </span>
          <span className={css.name}>{operator?.name || operator?.account}</span>
          <IconSelector size={15} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Trans>Language</Trans>
        </Menu.Label>
        {LANGUAGES.map(({ file_name, language_name, tag }) => (
          <Menu.Item
            key={file_name}
            lang={tag}
            leftSection={mark(i18n.locale === file_name)}
            onClick={() => {
              storeLocale(file_name)
              void showLocale(i18n, file_name)
            }}
          >
            {language_name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>
          <Trans>Appearance</Trans>
        </Menu.Label>
        {SCHEMES.map((scheme) => (
          <Menu.Item key={scheme} leftSection={mark(colorScheme === scheme)} onClick={() => setColorScheme(scheme)}>
            {schemeTexts[scheme]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconUserCog size={15} aria-hidden />} onClick={() => go('/account')}>
          <Trans>My account</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={15} aria-hidden />} onClick={onKeys}>
          <Trans>Keyboard shortcuts</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={15} aria-hidden />} onClick={() => void leave()}>
          <Trans>Sign out</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

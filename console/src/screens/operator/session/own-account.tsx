import { Trans, useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import { LANGUAGES } from '@sampan/contract/rules'
import type { ReactNode } from 'react'
import { showLocale } from '../../../i18n.ts'
import { storeLocale } from '../../../session/desk-locale.ts'
import { useOperator } from '../../../session/use-session.ts'
import { Fact, Facts } from '../../../ui/layout/facts.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { rolesText } from '../role-text.ts'
import { NameForm } from './name-form.tsx'
import css from './own-account.module.css'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { WorkMailFields } from './work-mail-fields.tsx'

export default function OwnAccount() {
  const { i18n } = useLingui()
  const operator = useOperator()
  if (!operator) return null
  return (
    <div className={css.page}>
      <PageHeader title={<Trans>My account</Trans>} />
      <Section title={<Trans>Profile</Trans>}>
        <Facts>
          <Fact name={<Trans>Email</Trans>}>{operator.account}</Fact>
          <Fact name={<Trans>Roles</Trans>}>{rolesText(operator.roles, i18n) || '–'}</Fact>
        </Facts>
        <NameForm operator={operator} />
        <LanguageField />
        <WorkMailFields operator={operator} />
      </Section>
      <Section title={<Trans>Password</Trans>}>
        <PasswordForm />
      </Section>
      <Section title={<Trans>Two-step verification</Trans>}>
        <SecondFactor operator={operator} />
      </Section>
      <Section title={<Trans>Current sessions</Trans>}>
        <OwnSessions />
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/**
 * The language is stored in this browser, because an operator with two computers may use a different language on each.
 */
function LanguageField() {
  const { i18n, t } = useLingui()
  return (
    <Select
      className={css.form ?? ''}
      label={t`Language`}
      allowDeselect={false}
      data={LANGUAGES.map(({ file_name, language_name }) => ({ value: file_name, label: language_name }))}
      value={i18n.locale}
      onChange={(tag) => {
        const language = LANGUAGES.find(({ file_name }) => file_name === tag)
        if (!language) return
        storeLocale(language.file_name)
        void showLocale(i18n, language.file_name)
      }}
    />
  )
}

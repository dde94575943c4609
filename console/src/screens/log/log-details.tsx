import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { DESK_ROLES, type DeskRole } from '@sampan/contract/rules'
import type { ReactNode } from 'react'
import { rolesText } from '../../features/operator/role-words.ts'
import { Fact, Facts } from '../../ui/layout/facts.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { CodeText } from '../../ui/text/code-text.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './log.module.css'
import type { Entry } from './log.tsx'

/** What most details are called; the others keep the name that the API has for them. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  reason: msg`Reason`,
  before: msg`Before`,
  after: msg`After`,
  roles: msg`Roles`,
  account: msg`E-mail`,
  name: msg`Name`,
  title: msg`Title`,
  ip: msg`IP address`,
  amount_cents: msg`Amount`,
  carrier: msg`Carrier`,
  tracking_number: msg`Tracking number`,
  return_address: msg`Return address`,
  reply: msg`Answer`,
  lines: msg`Lines`,
  ended: msg`Sessions ended`,
  counts_from: msg`Counts from`,
  language: msg`Language`,
  proposed_by: msg`Proposed by`,
}

/** What an entry holds beside who, when and what. */
export function LogDetails({ details }: Pick<Entry, 'details'>) {
  const { i18n } = useLingui()
  const { at_machine, ...rest } = details
  const found = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return (
    <>
      {at_machine === true && (
        <p className={css.note}>
          <Trans>Done at the server’s own machine, without a session.</Trans>
        </p>
      )}
      <Facts>
        {found.map(([key, value]) => {
          const name = NAMES[key]
          return (
            <Fact key={key} name={name ? i18n._(name) : <code>{key}</code>}>
              <Detail name={key} value={value} />
            </Fact>
          )
        })}
      </Facts>
    </>
  )
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/
const isRole = (value: unknown): value is DeskRole => DESK_ROLES.some((role) => role === value)

function Detail({ name, value }: { name: string; value: unknown }): ReactNode {
  const { i18n } = useLingui()
  if (name.endsWith('_cents') && typeof value === 'number') return <MoneyText cents={value} />
  if (typeof value === 'string' && MOMENT.test(value)) return <MomentText at={value} />
  if (Array.isArray(value) && value.length > 0 && value.every(isRole)) return rolesText(value, i18n)
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return <CodeText>{JSON.stringify(value)}</CodeText>
}

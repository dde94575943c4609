import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Switch, Text } from '@mantine/core'
import type { CountryAtDesk } from '@sampan/contract'
import { BUILT_IN_REQUIREMENTS, isConfirmedByHand } from '@sampan/contract/rules'
import { useState } from 'react'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { Link } from '../../../navigation/link.tsx'
import { useIsOwner } from '../../../session/use-session.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from './country-pane.module.css'
import { REQUIREMENT_TEXT, requirementScreen } from './country-text.ts'

type Requirement = CountryAtDesk['requirements'][number]
type RowProps = {
  country: string
  requirement: Requirement
  /** Opens the form of the business details. Undefined if the operator may not change them. */
  onFillIn?: (() => void) | undefined
}

/** A requirement with its source, whether it is fulfilled, and its switch. */
export function RequirementRow({ country, requirement: row, onFillIn }: RowProps) {
  const { i18n, t } = useLingui()
  const isOwner = useIsOwner()
  const [isChanging, setIsChanging] = useState(false)
  const { requirement, is_required, days, source, certainty, as_of, confirmed_by, confirmed_at } = row
  const name = i18n._(REQUIREMENT_TEXT[requirement])
  const screen = requirementScreen(requirement, country)
  return (
    <li className={css.row}>
      <div className={css.head}>
        <span className={css.name}>
          {name}
          {days !== null && (
            <>
              {' · '}
              <Plural value={days} one="# day" other="# days" />
            </>
          )}
        </span>
        <State row={row} />
      </div>
      <Text size="sm" c="dimmed">
        {source} · {certainty === 'seen' ? <Trans>seen</Trans> : <Trans>to be verified</Trans>} ·{' '}
        <MomentText at={`${as_of}T12:00:00Z`} as="day" />
      </Text>
      {confirmed_by && confirmed_at && (
        <Text size="sm" c="dimmed">
          <Trans>Confirmed</Trans> · {confirmed_by} · <MomentText at={confirmed_at} as="near" />
        </Text>
      )}
      <div className={css.actions}>
        <Switch
          label={<Trans>Applies to this shop</Trans>}
          aria-label={t`Applies to this shop: ${name}`}
          checked={is_required}
          disabled={!isOwner}
          onChange={() => setIsChanging(true)}
        />
        {is_required && isOwner && isConfirmedByHand(requirement) && (
          <Confirm country={country} row={row} name={name} />
        )}
        {requirement === 'trade_notation' && onFillIn && (
          <Button size="xs" variant="default" aria-label={t`Fill in: ${name}`} onClick={onFillIn}>
            <Trans context="country">Fill in</Trans>
          </Button>
        )}
        {screen && (
          <Link to={screen}>
            {BUILT_IN_REQUIREMENTS.includes(requirement) ? (
              <Trans context="country">Show</Trans>
            ) : (
              <Trans context="country">Fill in</Trans>
            )}
          </Link>
        )}
      </div>
      {isChanging && (
        <ReasonDialog
          call="POST /api/admin/country/require"
          inputOf={(reason) => ({ country, requirement, is_required: !is_required, reason })}
          title={name}
          note={
            is_required ? (
              <Trans>The requirement no longer counts for this country.</Trans>
            ) : (
              <Trans>The requirement counts again for this country.</Trans>
            )
          }
          confirm={is_required ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
          isDangerous={false}
          onClose={() => setIsChanging(false)}
        />
      )}
    </li>
  )
}

function State({ row: { is_required, is_fulfilled, lacking } }: { row: Requirement }) {
  if (!is_required)
    return (
      <StatusBadge tone="calm">
        <Trans>Switched off</Trans>
      </StatusBadge>
    )
  if (is_fulfilled)
    return (
      <StatusBadge tone="good">
        <Trans>Filled in</Trans>
      </StatusBadge>
    )
  return (
    <StatusBadge tone="wait">
      {lacking ? (
        <Plural value={lacking} one="# missing" other="# missing" />
      ) : (
        <Trans context="country">Missing</Trans>
      )}
    </StatusBadge>
  )
}

function Confirm({
  country,
  row: { requirement, confirmed_at },
  name,
}: {
  country: string
  row: Requirement
  name: string
}) {
  const { t } = useLingui()
  const { run, isBusy } = useAction('POST /api/admin/country/confirm')
  const is_confirmed = confirmed_at === null
  return (
    <Button
      size="xs"
      variant="default"
      loading={isBusy}
      aria-label={is_confirmed ? t`Confirm: ${name}` : t`Take back: ${name}`}
      onClick={() => void run({ country, requirement, is_confirmed })}
    >
      {is_confirmed ? <Trans>Confirm</Trans> : <Trans context="country">Take back</Trans>}
    </Button>
  )
}

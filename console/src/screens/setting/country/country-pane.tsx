import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import type { CountryAtDesk, NotationAtDesk } from '@sampan/contract'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { OpenedInDialog } from '../../../forms/opened-version.tsx'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { useIsOwner } from '../../../session/use-session.ts'
import { DetailPane } from '../../../ui/layout/detail-pane.tsx'
import { Fact, Facts, Part } from '../../../ui/layout/facts.tsx'
import { countryText } from '../../../ui/text/country-text.ts'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from './country-pane.module.css'
import { CountryStatus } from './country-status.tsx'
import { NotationDialog } from './notation-dialog.tsx'
import { RequirementRow } from './requirement-row.tsx'

type PaneProps = { country: CountryAtDesk; notation: NotationAtDesk | undefined; onClose: () => void }

/** A country: whether it accepts orders, and its list. */
export function CountryPane({ country: row, notation, onClose }: PaneProps) {
  const { i18n } = useLingui()
  const isOwner = useIsOwner()
  const [isFillingIn, setIsFillingIn] = useState(false)
  const { country, is_open, reason, missing, changed_by, changed_at, requirements } = row
  return (
    <DetailPane title={countryText(country, i18n)} mark={<CountryStatus is_open={is_open} />} onClose={onClose}>
      <Part title={<Trans>Orders</Trans>}>
        {changed_at ? (
          <Facts>
            <Fact name={is_open ? <Trans context="country">Opened</Trans> : <Trans context="country">Closed</Trans>}>
              <MomentText at={changed_at} /> {changed_by && <>· {changed_by}</>}
            </Fact>
            {reason && <Fact name={<Trans>Reason</Trans>}>{reason}</Fact>}
          </Facts>
        ) : (
          <Text c="dimmed">
            <Trans>Open since before lists of countries were used. Open or close it to decide.</Trans>
          </Text>
        )}
        <Decision country={row} />
      </Part>
      <Part title={missing > 0 ? <Trans>List: {missing} missing</Trans> : <Trans>List: complete</Trans>}>
        {requirements.length === 0 ? (
          <Text c="dimmed">
            <Trans>Nothing is known that the law wants here.</Trans>
          </Text>
        ) : (
          <ul className={css.list}>
            {requirements.map((requirement) => (
              <RequirementRow
                key={requirement.requirement}
                country={country}
                requirement={requirement}
                onFillIn={isOwner && notation ? () => setIsFillingIn(true) : undefined}
              />
            ))}
          </ul>
        )}
      </Part>
      {isFillingIn && notation && (
        <OpenedInDialog data={notation}>
          {(opened) => <NotationDialog notation={opened} onClose={() => setIsFillingIn(false)} />}
        </OpenedInDialog>
      )}
    </DetailPane>
  )
}

function Decision({ country: { country, is_open, missing, revision, changed_at } }: { country: CountryAtDesk }) {
  const { t, i18n } = useLingui()
  const isOwner = useIsOwner()
  const [opened, setOpened] = useState<'open' | 'close'>()
  if (!isOwner) return null
  const name = countryText(country, i18n)
  const close = () => setOpened(undefined)
  return (
    <Group gap="xs" mt="sm">
      {(!is_open || !changed_at) && (
        <Button onClick={() => setOpened('open')}>
          {missing > 0 ? <Trans>Open with a reason</Trans> : <Trans>Open for orders</Trans>}
        </Button>
      )}
      {is_open && (
        <Button variant="default" onClick={() => setOpened('close')}>
          <Trans>Close for orders</Trans>
        </Button>
      )}
      {opened === 'open' && missing === 0 && (
        <ConfirmDialog
          call="POST /api/admin/country/open"
          input={{ country, revision }}
          title={t`Open ${name} for orders`}
          note={<Trans>The list is complete.</Trans>}
          confirm={<Trans>Open for orders</Trans>}
          onClose={close}
        />
      )}
      {opened === 'open' && missing > 0 && (
        <ReasonDialog
          call="POST /api/admin/country/open"
          inputOf={(reason) => ({ country, revision, reason })}
          title={t`Open ${name} for orders`}
          note={<Trans>The list is incomplete. The reason is kept in the activity log.</Trans>}
          confirm={<Trans>Open anyway</Trans>}
          onClose={close}
        />
      )}
      {opened === 'close' && (
        <ReasonDialog
          call="POST /api/admin/country/close"
          inputOf={(reason) => ({ country, revision, reason })}
          title={t`Close ${name} for orders`}
          note={
            <Trans>
              Shoppers see that nothing is delivered there. Orders that exist continue. Only operators see the reason.
            </Trans>
          }
          confirm={<Trans>Close for orders</Trans>}
          onClose={close}
        />
      )}
    </Group>
  )
}

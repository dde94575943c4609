import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect } from '@mantine/core'
import type { CardProtection as Protection } from '@sampan/contract'
import { parseWhole } from '@sampan/contract/typed-number'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { wholeIn } from '../../../forms/input-values.ts'
import { OpenedInDialog } from '../../../forms/opened-version.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useIsOwner } from '../../../session/use-session.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { Fact, Facts } from '../../../ui/layout/facts.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from './card.module.css'

/** The numbers of the protection, each with its bounds. */
const BOUNDS = {
  shopper_points: [3, 200],
  network_points: [3, 5_000],
  card_points: [3, 200],
  decline_points: [0, 20],
} as const
type Points = keyof typeof BOUNDS
const POINTS = Object.keys(BOUNDS) as Points[] // its keys

function pointsText(name: Points, i18n: I18n): string {
  switch (name) {
    case 'shopper_points':
      return translate(i18n)`Points of one shopper per hour`
    case 'network_points':
      return translate(i18n)`Points of one network per hour`
    case 'card_points':
      return translate(i18n)`Points of one card per hour`
    case 'decline_points':
      return translate(i18n)`Further points of a declined attempt`
  }
}

const RISKS = ['elevated', 'highest', 'review'] as const
function reviewText(risk: Protection['review_risk'], i18n: I18n): string {
  switch (risk) {
    case 'elevated':
      return translate(i18n)`From elevated risk on`
    case 'highest':
      return translate(i18n)`From highest risk on`
    case 'review':
      return translate(i18n)`Only if the provider asks for a review`
  }
}

/** How the shop is protected from stolen cards, which criminals test by many small top-ups. */
export function CardProtection() {
  const { t, i18n } = useLingui()
  const { data } = useRead('GET /api/admin/provider/protection')
  const isOwner = useIsOwner()
  const [isOpen, setOpen] = useState(false)
  const title = t`Protection from stolen cards`
  if (!data) return null
  return (
    <section className={css.provider} aria-label={title}>
      <header className={css.head}>
        <h2 className={css.name}>{title}</h2>
      </header>
      <p className={css.note}>
        <Trans>
          Criminals test stolen cards with many small top-ups. Each top-up is one point, and a declined attempt counts
          more. When the points are used up, the shopper has to wait, and a payment with a card that was used too often
          is held for you.
        </Trans>
      </p>
      <Facts>
        {POINTS.map((name) => (
          <Fact key={name} name={pointsText(name, i18n)}>
            {data[name]}
          </Fact>
        ))}
        <Fact name={<Trans>Payments held for a decision</Trans>}>{reviewText(data.review_risk, i18n)}</Fact>
        {data.changed_at && (
          <Fact name={<Trans>Last change</Trans>}>
            {data.changed_by && `${data.changed_by} · `}
            <MomentText at={data.changed_at} as="near" />
          </Fact>
        )}
      </Facts>
      {isOwner && (
        <Group gap="xs">
          <Button variant="default" onClick={() => setOpen(true)}>
            <Trans>Change protection</Trans>
          </Button>
        </Group>
      )}
      {isOpen && (
        <OpenedInDialog data={data}>
          {(protection) => <ProtectionDialog protection={protection} onClose={() => setOpen(false)} />}
        </OpenedInDialog>
      )}
    </section>
  )
}

function faultsOf(draft: Record<Points, string>, i18n: I18n): Partial<Record<Points, string>> {
  const isFaulty = (name: Points) => wholeIn(draft[name], BOUNDS[name][0], BOUNDS[name][1]) === null
  const faultOf = (name: Points) => {
    const [least, most] = BOUNDS[name]
    return translate(i18n)`Enter a whole number from ${least} to ${most}`
  }
  return Object.fromEntries(POINTS.filter(isFaulty).map((name) => [name, faultOf(name)]))
}

function ProtectionDialog({ protection, onClose }: { protection: Protection; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { revision, review_risk } = protection
  const form = useForm({
    call: 'POST /api/admin/provider/protection',
    start: {
      shopper_points: String(protection.shopper_points),
      network_points: String(protection.network_points),
      card_points: String(protection.card_points),
      decline_points: String(protection.decline_points),
      review_risk: review_risk as string,
    },
    rules: faultsOf,
    inputOf: (draft) => ({
      revision,
      shopper_points: parseWhole(draft.shopper_points) ?? 0,
      network_points: parseWhole(draft.network_points) ?? 0,
      card_points: parseWhole(draft.card_points) ?? 0,
      decline_points: parseWhole(draft.decline_points) ?? 0,
      review_risk: draft.review_risk as Protection['review_risk'], // the select offers only these
    }),
    after: () => toast.success(t`Setting changed`),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`Protection from stolen cards`} send={<Trans>Save</Trans>} onClose={onClose}>
      {POINTS.map((name, at) => (
        <TextInput
          key={name}
          label={pointsText(name, i18n)}
          inputMode="numeric"
          {...(at === 0 && { 'data-autofocus': true })}
          {...form.field(name)}
        />
      ))}
      <NativeSelect
        label={t`Payments held for a decision`}
        data={RISKS.map((value) => ({ value, label: reviewText(value, i18n) }))}
        {...form.field('review_risk')}
      />
    </FormDialog>
  )
}

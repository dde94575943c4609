import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordInput, type PasswordInputProps, Radio, Stack, Switch, Text } from '@mantine/core'
import type { ProviderAtDesk } from '@sampan/contract'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import { PROVIDER_TITLES } from '../../../features/provider/provider-title.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { ReasonField } from '../../../forms/reason-field.tsx'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { hasKeys, KEYS, type Keys, keyFaults, keysToSend, modeOf, NO_KEYS } from './provider-keys.ts'

type Draft = Keys & { mode: ProviderAtDesk['mode']; is_open: boolean; reason: string }
type Props = {
  name: ProviderAtDesk['provider']
  /** Undefined until its first keys are approved. */
  provider: ProviderAtDesk | undefined
  onClose: () => void
}

/** Closing alone takes effect at once. */
const isClosing = (draft: Draft, provider: ProviderAtDesk | undefined) =>
  provider?.is_open === true && !draft.is_open && !hasKeys(draft)

function faultsOf(name: ProviderAtDesk['provider'], draft: Draft, provider: ProviderAtDesk | undefined, i18n: I18n) {
  const areKeysSent = provider === undefined || hasKeys(draft)
  const isUnchanged = !areKeysSent && draft.is_open === provider.is_open
  const [first] = KEYS[name]
  return {
    ...(areKeysSent && keyFaults(name, draft, i18n)),
    ...(isUnchanged && first && { [first.name]: translate(i18n)`Enter new keys, or open or close it` }),
    ...(!isUnchanged &&
      !isClosing(draft, provider) &&
      !VISIBLE_PATTERN.test(draft.reason) && { reason: translate(i18n)`Enter a reason` }),
  }
}

/** Proposes new keys of a provider, or opening it. The stored keys are never shown; closing alone needs no approval. */
export function ProviderDialog({ name, provider, onClose }: Props) {
  const { t, i18n } = useLingui()
  const title = PROVIDER_TITLES[name]
  const form = useFormWithCode({
    call: 'POST /api/admin/provider/save',
    start: { ...NO_KEYS, mode: provider?.mode ?? 'test', is_open: provider?.is_open ?? false, reason: '' },
    rules: (draft, i18n) => faultsOf(name, draft, provider, i18n),
    inputOf: (draft) => ({
      provider: name,
      revision: provider?.revision ?? null,
      is_open: draft.is_open,
      ...(hasKeys(draft) && keysToSend(name, draft, draft.mode)),
      ...(!isClosing(draft, provider) && { reason: draft.reason.trim() }),
    }),
    after: ({ outcome }) => toast.success(outcome === 'done' ? t`${title} is closed` : t`Sent to a second approver`),
    leave: onClose,
  })
  const { draft, field } = form
  const isClosed = isClosing(draft, provider)
  const { value: _, ...isOpen } = field('is_open', 'checkbox')
  return (
    <FormDialog
      form={form}
      title={provider ? t`Change ${title}` : t`Set up ${title}`}
      send={isClosed ? <Trans>Close now</Trans> : <Trans>Request approval</Trans>}
      isDangerous={isClosed}
      size="lg"
      onClose={onClose}
    >
      {KEYS[name].map((key, at) => (
        <SecretInput
          key={key.name}
          label={key.label(i18n)}
          {...(at === 0 && {
            description: <KeyNote name={name} draft={draft} provider={provider} />,
            'data-autofocus': true,
          })}
          {...field(key.name)}
        />
      ))}
      {name === 'paypal' && (
        <Radio.Group label={t`The keys are for`} {...field('mode')}>
          <Stack gap="xs" mt="xs">
            <Radio value="test" label={t`PayPal’s sandbox`} />
            <Radio value="live" label={t`Real money`} />
          </Stack>
        </Radio.Group>
      )}
      <Switch label={t`Open for shoppers`} {...isOpen} />
      {isClosed ? (
        <Text size="sm" c="dimmed">
          <Trans>Closing takes effect right away. Payments that have begun are still credited.</Trans>
        </Text>
      ) : (
        <ReasonField {...field('reason')} />
      )}
    </FormDialog>
  )
}

type KeyNoteProps = Pick<Props, 'name' | 'provider'> & { draft: Draft }

/** The effect of the typed keys; without typed keys, those that stay. */
function KeyNote({ name, draft, provider }: KeyNoteProps) {
  const mode = modeOf(name, draft, draft.mode)
  const key_end = provider?.key_end
  if (mode === 'live') return <Trans>This key moves real money.</Trans>
  if (mode === 'test') return <Trans>This is a test key: no real money moves.</Trans>
  if (provider) return <Trans>Leave the fields empty to keep the keys (… {key_end}).</Trans>
  return <Trans>They are stored encrypted and never shown again.</Trans>
}

/** A secret: browsers fill it with no password of the operator. */
function SecretInput(props: PasswordInputProps) {
  const { t } = useLingui()
  return (
    <PasswordInput
      size="sm"
      autoComplete="new-password"
      spellCheck={false}
      visibilityToggleButtonProps={{ 'aria-label': t`Show what you typed` }}
      {...props}
    />
  )
}

import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordInput, type PasswordInputProps, Switch, Text } from '@mantine/core'
import type { ProviderAtDesk } from '@sampan/contract'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import { PROVIDER_TITLES } from '../../../features/provider/provider-title.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { ReasonField } from '../../../forms/reason-field.tsx'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { toast } from '../../../ui/layer/toast.ts'

type Draft = { secret_key: string; webhook_secret: string; is_open: boolean; reason: string }
type Props = {
  name: ProviderAtDesk['provider']
  /** Undefined until its first keys are approved. */
  provider: ProviderAtDesk | undefined
  onClose: () => void
}

const KEY_LIMIT = 300
const SECRET_KEY = /^(sk|rk)_(test|live)_[\x21-\x7e]+$/
const WEBHOOK_SECRET = /^whsec_[\x21-\x7e]{2,}$/

const hasKeys = ({ secret_key, webhook_secret }: Draft) => secret_key.trim() !== '' || webhook_secret.trim() !== ''
/** Closing alone takes effect at once. */
const isClosing = (draft: Draft, provider: ProviderAtDesk | undefined) =>
  provider?.is_open === true && !draft.is_open && !hasKeys(draft)

function keyFault(key: string, pattern: RegExp, begin: string, i18n: I18n): string | undefined {
  const maxLength = KEY_LIMIT
  if (key === '') return translate(i18n)`Required`
  if (key.length > maxLength) return translate(i18n)`Use at most ${maxLength} characters`
  return pattern.test(key) ? undefined : translate(i18n)`Begins with ${begin}`
}

function faultsOf(draft: Draft, provider: ProviderAtDesk | undefined, i18n: I18n) {
  const areKeysSent = provider === undefined || hasKeys(draft)
  const secret_key =
    areKeysSent && keyFault(draft.secret_key.trim(), SECRET_KEY, 'sk_test_, sk_live_, rk_test_, rk_live_', i18n)
  const webhook_secret = areKeysSent && keyFault(draft.webhook_secret.trim(), WEBHOOK_SECRET, 'whsec_', i18n)
  const isUnchanged = !areKeysSent && draft.is_open === provider.is_open
  return {
    ...(secret_key && { secret_key }),
    ...(webhook_secret && { webhook_secret }),
    ...(isUnchanged && { secret_key: translate(i18n)`Enter new keys, or open or close it` }),
    ...(!isUnchanged &&
      !isClosing(draft, provider) &&
      !VISIBLE_PATTERN.test(draft.reason) && { reason: translate(i18n)`Enter a reason` }),
  }
}

/** Proposes new keys of a provider, or opening it. The stored keys are never shown; closing alone needs no approval. */
export function ProviderDialog({ name, provider, onClose }: Props) {
  const { t } = useLingui()
  const title = PROVIDER_TITLES[name]
  const form = useFormWithCode({
    call: 'POST /api/admin/provider/save',
    start: { secret_key: '', webhook_secret: '', is_open: provider?.is_open ?? false, reason: '' },
    rules: (draft, i18n) => faultsOf(draft, provider, i18n),
    inputOf: (draft) => ({
      provider: name,
      revision: provider?.revision ?? null,
      is_open: draft.is_open,
      ...(hasKeys(draft) && { secret_key: draft.secret_key.trim(), webhook_secret: draft.webhook_secret.trim() }),
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
      <SecretInput
        label={t`Secret key`}
        description={<KeyNote draft={draft} provider={provider} />}
        data-autofocus
        {...field('secret_key')}
      />
      <SecretInput label={t`Signing secret of the events`} {...field('webhook_secret')} />
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

/** The effect of the typed key; without a typed key, the keys that stay. */
function KeyNote({ draft, provider }: { draft: Draft; provider: ProviderAtDesk | undefined }) {
  const key = draft.secret_key.trim()
  const key_end = provider?.key_end
  if (/^(sk|rk)_live_/.test(key)) return <Trans>This key moves real money.</Trans>
  if (/^(sk|rk)_test_/.test(key)) return <Trans>This is a test key: no real money moves.</Trans>
  if (provider) return <Trans>Leave both fields empty to keep the keys (… {key_end}).</Trans>
  return <Trans>Both are stored encrypted and never shown again.</Trans>
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

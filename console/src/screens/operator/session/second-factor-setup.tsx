import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { generate } from 'lean-qr'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import css from './second-factor-setup.module.css'

type Secret = { secret: string; uri: string }

/** Shows a new secret for the authenticator, and asks for the authenticator's first code. */
export function DeviceCheck({ secret, uri, onDone }: Secret & { onDone: (recovery_codes: string[]) => unknown }) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/second_factor/confirm',
    start: { code: '' },
    rules: ({ code }, i18n) => ({
      ...(!/^\d{6}$/.test(code.trim()) && { code: translate(i18n)`Enter the 6-digit code` }),
    }),
    inputOf: (draft) => draft,
    after: ({ recovery_codes }) => onDone(recovery_codes),
  })
  return (
    <form {...form.props}>
      <Stack gap="sm">
        <p className={css.hint}>
          <Trans>Scan this with an authenticator app on your phone, then enter the 6-digit code.</Trans>
        </p>
        <QrCode text={uri} />
        <p className={css.hint}>
          <Trans>No camera? Enter this key:</Trans> <code className={css.secret}>{inGroupsOfFour(secret)}</code>
        </p>
        <TextInput
          label={t`Code`}
          size="sm"
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          {...form.field('code')}
        />
        <FormFooter form={form} send={<Trans>Confirm</Trans>} />
      </Stack>
    </form>
  )
}

const inGroupsOfFour = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')

/** Width of the quiet zone around the QR code in modules, required by scanners. */
const MARGIN = 4

function QrCode({ text }: { text: string }) {
  const { t } = useLingui()
  const code = generate(text)
  const sides = Array.from({ length: code.size }, (_, at) => at)
  const dark = sides.flatMap((y) => sides.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
  const whole = code.size + 2 * MARGIN
  return (
    <svg
      className={css.qr}
      role="img"
      aria-label={t`QR code for your authenticator app`}
      viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  )
}

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack gap="sm">
      <p className={css.hint}>
        <Trans>
          Save these ten codes somewhere private. Each one signs you in once if you don’t have your device. You won’t
          see them again.
        </Trans>
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}>
          <Trans>Copy</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>I’ve saved them</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

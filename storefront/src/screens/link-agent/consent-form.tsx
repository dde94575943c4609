import { Trans, useLingui } from '@lingui/react/macro'
import type { AgentRequest } from '@sampan/contract'
import { addressText } from '@sampan/contract/address-text'
import { PAY_SCOPE, USUAL_ALLOWANCE_CENTS } from '@sampan/contract/rules'
import { classNames } from '@sampan/front/class-names'
import { useRead } from '@sampan/front/use-read'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import { useId, useState } from 'react'
import { agentScopeDetail, agentScopeText } from '../../features/account/agent-scope-text.ts'
import { allowanceFaults } from '../../features/account/allowance-draft.ts'
import { AllowanceFields } from '../../features/account/allowance-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Switch } from '../../ui/button/switch.tsx'
import formCss from '../../ui/form/form.module.css'
import { Footer } from '../../ui/layout/footer.tsx'
import { Note, NoteAction } from '../../ui/layout/note.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { Section } from '../../ui/layout/section.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './consent-form.module.css'

const decorative = { 'aria-hidden': true } as const

const ICONS = {
  'dev.ucp.shopping.order:read': <IconPackage {...decorative} />,
  'dev.ucp.shopping.checkout:manage': <IconShoppingCart {...decorative} />,
  [PAY_SCOPE]: <IconWallet {...decorative} />,
}

/** The addresses that the app may send to. A shopper notices here an address that a thief has added. */
function UsableAddresses() {
  const { data: addresses = [] } = useRead('GET /api/user/address_list')
  if (addresses.length === 0) return null
  return (
    <Section small title={<Trans>It can send only to these addresses</Trans>}>
      <Rows>
        {addresses.map((address) => (
          <Row key={address.id} title={address.addressee} detail={addressText(address)} />
        ))}
      </Rows>
    </Section>
  )
}

type Props = { request: AgentRequest; onAllowed: (href: string) => void }

/** Shows the app and the rights that it asks for. The right to pay is a separate decision, with a limit and the payment code. */
export function ConsentForm({ request, onAllowed }: Props) {
  const { t, i18n } = useLingui()
  const form_id = useId()
  const { name, host, scopes } = request
  const from_cents = request.allowance_cents ?? 0
  const asksToPay = scopes.includes(PAY_SCOPE)
  const [mayPay, setMayPay] = useState(from_cents > 0)
  const paysNow = asksToPay && mayPay
  const form = useForm({
    start: { allowance_cents: (from_cents || USUAL_ALLOWANCE_CENTS) as number | null, payment_code: '' },
    secrets: ['payment_code'],
    // Each consent to payments needs the payment code, also for the same limit as before.
    rules: (draft) => (paysNow ? allowanceFaults(draft, 0, i18n) : {}),
    call: 'POST /api/user/agent/allow',
    inputOf: ({ allowance_cents, payment_code }) => ({
      ticket: request.ticket,
      allowance_cents: paysNow ? (allowance_cents ?? 0) : 0,
      ...(paysNow && payment_code && { payment_code }),
    }),
    after: ({ redirect_to }) => onAllowed(redirect_to),
  })
  const lacksCode = paysNow && !request.has_payment_code
  return (
    <>
      <form {...form.props} id={form_id} className={formCss.screen}>
        <header className={css.who}>
          <h2 className={typography.title2}>
            <Trans>{name} would like to use your account</Trans>
          </h2>
          <p className={classNames(typography.small, css.host)}>
            <IconShieldCheck {...decorative} />
            <span>
              <Trans>
                Verified address: <strong>{host}</strong>
              </Trans>
            </span>
          </p>
        </header>
        {request.is_on_device && (
          <Note tone="wait">
            <Trans>This app runs on your device. Only allow it if you’ve just started it yourself.</Trans>
          </Note>
        )}
        <Rows>
          {scopes.map((scope) => (
            <Row
              key={scope}
              icon={ICONS[scope]}
              title={agentScopeText(scope, i18n)}
              detail={agentScopeDetail(scope, i18n)}
              {...(scope === PAY_SCOPE && {
                trailing: <Switch label={t`Pay from your balance`} checked={mayPay} onChange={setMayPay} />,
              })}
            />
          ))}
        </Rows>
        {paysNow && <AllowanceFields form={form} from_cents={0} />}
        {paysNow && <UsableAddresses />}
        {lacksCode && (
          <Note
            tone="wait"
            action={
              <NoteAction href={`/changePayPwd?next=${encodeURIComponent(location.pathname + location.search)}`}>
                <Trans>Set a payment code</Trans>
              </NoteAction>
            }
          >
            <Trans>A limit needs your payment code.</Trans>
          </Note>
        )}
        <p className={classNames(typography.small, typography.t2)}>
          <Trans>You can end its access in Security at any time.</Trans>
        </p>
      </form>
      <Footer>
        <Button tone="plain" wide onClick={() => location.assign(request.refused_to)}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" form={form_id} wide busy={form.isBusy} disabled={lacksCode}>
          <Trans>Allow</Trans>
        </Button>
      </Footer>
    </>
  )
}

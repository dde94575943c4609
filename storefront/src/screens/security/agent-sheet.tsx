import { Trans, useLingui } from '@lingui/react/macro'
import type { AgentLink } from '@sampan/contract'
import { PAY_SCOPE } from '@sampan/contract/rules'
import { useSend } from '../../api/use-send.ts'
import { agentScopeText } from '../../features/account/agent-scope-text.ts'
import { allowanceFaults } from '../../features/account/allowance-draft.ts'
import { AllowanceFields } from '../../features/account/allowance-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import formCss from '../../ui/form/form.module.css'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { AgentAddresses } from './agent-addresses.tsx'

type Props = { agent: AgentLink | undefined; onClose: () => void }

/** The rights, the limit and the unconfirmed addresses of an app, with a button that ends its access. */
export function AgentSheet({ agent, onClose }: Props) {
  return (
    <Sheet open={agent !== undefined} onClose={onClose} title={agent?.name ?? ''}>
      {agent && <Inside key={agent.link_id} agent={agent} onClose={onClose} />}
    </Sheet>
  )
}

function Inside({ agent, onClose }: { agent: AgentLink; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { link_id, name, scopes, unconfirmed_addresses } = agent
  const { send, isSending } = useSend('POST /api/user/agent/end')
  async function end() {
    const yes = await confirm({
      title: t`End the access of ${name}?`,
      text: t`It can’t see your orders or buy for you any more. Orders it has placed stay as they are.`,
      yes: t`End access`,
      tone: 'bad',
    })
    if (!yes) return
    await send({ link_id }).then(onClose, () => {}) // a toast has already reported the failure
  }
  return (
    <div className={formCss.sheet}>
      <Rows bare>
        {scopes.map((scope) => (
          <Row key={scope} title={agentScopeText(scope, i18n)} />
        ))}
      </Rows>
      {scopes.includes(PAY_SCOPE) && <Allowance agent={agent} onClose={onClose} />}
      {unconfirmed_addresses.length > 0 && <AgentAddresses addresses={unconfirmed_addresses} />}
      <Button tone="bad" wide busy={isSending} onClick={() => void end()}>
        <Trans>End access</Trans>
      </Button>
    </div>
  )
}

function Allowance({
  agent: { link_id, allowance_cents: from_cents },
  onClose,
}: {
  agent: AgentLink
  onClose: () => void
}) {
  const { t, i18n } = useLingui()
  const form = useForm({
    start: { allowance_cents: from_cents as number | null, payment_code: '' },
    secrets: ['payment_code'],
    rules: (draft) => allowanceFaults(draft, from_cents, i18n),
    call: 'POST /api/user/agent/allowance',
    inputOf: ({ allowance_cents, payment_code }) => ({
      link_id,
      allowance_cents: allowance_cents ?? 0,
      ...(payment_code && { payment_code }),
    }),
    after: () => {
      toast.success(t`Limit saved`)
      onClose()
    },
  })
  return (
    <form {...form.props} className={formCss.sheet}>
      <AllowanceFields form={form} from_cents={from_cents} />
      <Button type="submit" tone="plain" wide busy={form.isBusy}>
        <Trans>Save limit</Trans>
      </Button>
    </form>
  )
}

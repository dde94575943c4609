import { Trans, useLingui } from '@lingui/react/macro'
import type { RechargeEntry } from '@sampan/contract'
import { momentText } from '@sampan/contract/moment-text'
import { languageTag } from '@sampan/front/language'
import { usePages } from '@sampan/front/use-pages'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import type { ComponentType } from 'react'
import { AuditTag } from '../../features/wallet/audit-tag.tsx'
import { RechargeMethod } from '../../features/wallet/recharge-method.tsx'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { Money } from '../../ui/money/money.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './top-up.module.css'

const COUNT = 3

type Method = RechargeEntry['method']

const ICONS: Record<Method, ComponentType<{ 'aria-hidden': true }>> = {
  manual: IconBuildingBank,
  chain: IconCoins,
  card: IconCreditCard,
}

/** The last recharges; nothing before the first. */
export function Lately() {
  const { items = [] } = usePages('GET /api/user/recharge_log', { status: 'all' })
  if (items.length === 0) return null
  return (
    <section className={`${layout.pad} ${css.lately}`}>
      <div className={css.head}>
        <h2 className={typography.title3}>
          <Trans>Lately</Trans>
        </h2>
        <Anchor href="/topUpRecord" className={typography.link}>
          <Trans>See all</Trans>
        </Anchor>
      </div>
      <Rows>
        {items.slice(0, COUNT).map((recharge) => (
          <RecentRecharge key={recharge.recharge_id} recharge={recharge} />
        ))}
      </Rows>
    </section>
  )
}

function RecentRecharge({ recharge }: { recharge: RechargeEntry }) {
  const { i18n } = useLingui()
  const { method, status, amount_cents, arrival_cents, created_at } = recharge
  const Icon = ICONS[method]
  return (
    <Row
      icon={
        <span className={css.icon}>
          <Icon aria-hidden={true} />
        </span>
      }
      title={<RechargeMethod method={method} />}
      detail={
        <span className={css.when}>
          <time dateTime={created_at}>{momentText(created_at, languageTag(i18n))}</time>
          {status !== 1 && <AuditTag status={status} />}
        </span>
      }
      trailing={
        status === 2 ? (
          <Money cents={amount_cents} />
        ) : (
          <Money cents={arrival_cents ?? amount_cents} signed tone={status === 1 ? 'in' : 'inherit'} />
        )
      }
    />
  )
}

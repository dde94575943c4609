import { Trans, useLingui } from '@lingui/react/macro'
import type { CardWay, DepositNetwork } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import IconBrandPaypal from '@tabler/icons-react/dist/esm/icons/IconBrandPaypal.mjs'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import type { ReactNode } from 'react'
import { methodNames } from '../../features/wallet/pay-method.ts'
import { wayName } from '../../features/wallet/provider-page.ts'
import { TestMoneyTag } from '../../features/wallet/test-money.tsx'
import { type TopUpHint, topUpHref } from '../../features/wallet/top-up-hint.ts'
import { Anchor } from '../../ui/button/anchor.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './methods.module.css'

const decorative = { 'aria-hidden': true } as const

type MethodsProps = {
  /** One for each payment provider of the shop. */
  cards: readonly CardWay[]
  hasBank: boolean
  /** Whether a bank transfer needs a picture of the receipt. */
  needsEvidence: boolean
  networks: readonly DepositNetwork[]
  hint: TopUpHint
}

/** The ways to top up, each with its time and its fee. */
export function Methods({ cards, hasBank, needsEvidence, networks, hint }: MethodsProps) {
  const isRead = networks.some(({ kind }) => kind !== null)
  return (
    <section className={classNames(layout.pad, css.methods)}>
      <h2 className={typography.srOnly}>
        <Trans>Choose a method</Trans>
      </h2>
      {cards.map((way, at) => (
        <CardMethod key={way.provider} way={way} isFirst={at === 0} hint={hint} />
      ))}
      <Method
        href={hasBank && topUpHref('/bankTopUp', hint)}
        icon={<IconBuildingBank {...decorative} />}
        title={<Trans>Bank transfer</Trans>}
        detail={
          needsEvidence ? (
            <Trans>Send money from your bank and upload the receipt.</Trans>
          ) : (
            <Trans>Send money from your bank with your reference.</Trans>
          )
        }
        time={<Trans>1 business day</Trans>}
        fee={<Trans context="fee">Free</Trans>}
      />
      <Method
        href={networks.length > 0 && topUpHref('/walletTopUp', hint)}
        icon={<IconCoins {...decorative} />}
        title={<Trans>On-chain</Trans>}
        detail={
          isRead ? (
            <Trans>Send any amount to your own address. It’s credited automatically.</Trans>
          ) : (
            <Trans>Send tokens to your personal deposit address.</Trans>
          )
        }
        time={isRead ? <Trans>A few minutes</Trans> : <Trans>1 business day</Trans>}
        fee={<Trans>Network fee only</Trans>}
      />
    </section>
  )
}

function CardMethod({ way, isFirst, hint }: { way: CardWay; isFirst: boolean; hint: TopUpHint }) {
  const { i18n } = useLingui()
  const names = methodNames(way.methods, i18n)
  return (
    <Method
      href={way.is_available && topUpHref('/cardTopUp', hint, isFirst ? undefined : way.provider)}
      icon={way.provider === 'paypal' ? <IconBrandPaypal {...decorative} /> : <IconCreditCard {...decorative} />}
      title={wayName(way.provider, i18n)}
      tag={way.mode === 'test' && <TestMoneyTag />}
      detail={names.join(' · ')}
      time={<Trans>At once</Trans>}
      fee={<Trans>No fee</Trans>}
    />
  )
}

type MethodProps = {
  /** False if the method is not available now. */
  href: string | false
  icon: ReactNode
  title: ReactNode
  tag?: ReactNode
  detail: ReactNode
  time: ReactNode
  fee: ReactNode
}

function Method({ href, icon, title, tag, detail, time, fee }: MethodProps) {
  const inside = (
    <>
      <span className={css.icon}>{icon}</span>
      <span className={css.words}>
        <span className={typography.title3}>{title}</span>
        {tag}
        <span className={`${typography.small} ${typography.t2}`}>
          {href ? detail : <Trans>Not available right now</Trans>}
        </span>
      </span>
      {href && (
        <span className={css.terms}>
          <strong>{time}</strong> <span>{fee}</span>
        </span>
      )}
    </>
  )
  if (!href) return <div className={css.method}>{inside}</div>
  return (
    <Anchor href={href} className={classNames(css.method, css.open)}>
      {inside}
    </Anchor>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { Anchor } from '../../ui/button/anchor.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import icon from '../../ui/media/icon.module.css'
import { Money } from '../../ui/money/money.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './balance-card.module.css'
import { useHiddenBalance } from './use-hidden-balance.ts'

type Props = {
  /** In cents; undefined while the balance loads. */
  balance_cents: number | undefined
  /** Held for a withdrawal under audit, in cents. */
  held_cents: number
  /** Held because payments by card are disputed, in cents. */
  disputed_cents: number
}

export function BalanceCard({ balance_cents, held_cents, disputed_cents }: Props) {
  const { t } = useLingui()
  const { isHidden, toggle } = useHiddenBalance()
  const [held, disputed] = [moneyText(held_cents), moneyText(disputed_cents)]
  return (
    <section className={css.card} aria-label={t`My balance`}>
      <Waves />
      <div className={css.head}>
        <h2>
          <Trans>My balance</Trans>
        </h2>
        <IconButton label={isHidden ? t`Show balance` : t`Hide balance`} onClick={toggle} className={css.eye}>
          {isHidden ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
        </IconButton>
      </div>
      <p className={css.sum}>
        {isHidden ? <Hidden /> : balance_cents !== undefined && <Money cents={balance_cents} tone="inherit" />}
        {balance_cents === undefined && !isHidden && '\u00a0'}
      </p>
      <div className={css.actions}>
        <Anchor href="/topUp" className={css.first}>
          <IconArrowDown className={icon.small} aria-hidden="true" />
          <span>
            <Trans>Top up</Trans>
          </span>
        </Anchor>
        <Anchor href="/withDraw" className={css.action}>
          <IconArrowUp className={icon.small} aria-hidden="true" />
          <span>
            <Trans>Withdraw</Trans>
          </span>
        </Anchor>
        <Anchor href="/topUpRecord" className={css.record} aria-label={t`Recharge record`}>
          <IconHistory aria-hidden="true" />
        </Anchor>
      </div>
      {/* The last element of the card, because it appears after the others. */}
      {held_cents > 0 && !isHidden && (
        <p className={css.held}>
          <Anchor href="/depositRecord">
            <Trans>{held} on hold for a withdrawal</Trans>
          </Anchor>
        </p>
      )}
      {disputed_cents > 0 && !isHidden && (
        <p className={css.held}>
          <Anchor href="/topUpRecord">
            <Trans>{disputed} on hold: payment disputed</Trans>
          </Anchor>
        </p>
      )}
    </section>
  )
}

const DOTS = '••••••'

function Hidden() {
  return (
    <>
      <span aria-hidden="true">{DOTS}</span>
      <span className={typography.srOnly}>
        <Trans>Hidden</Trans>
      </span>
    </>
  )
}

const LINES = [70, 90, 110, 130, 150, 170, 190]

function Waves() {
  return (
    <svg viewBox="0 0 350 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {LINES.map((y, line) => {
        const swell = 26 - 2 * line
        return <path key={y} d={`M-20 ${y}c60 ${-swell} 110 ${-swell} 180 0s120 ${swell} 220 -6`} />
      })}
    </svg>
  )
}

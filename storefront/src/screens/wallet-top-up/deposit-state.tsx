import { Plural, Trans } from '@lingui/react/macro'
import type { ChainDeposit } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import icon from '../../ui/media/icon.module.css'
import { Tag } from '../../ui/text/tag.tsx'

type OfDeposit = { deposit: ChainDeposit }

const mini = { className: icon.mini, 'aria-hidden': true } as const

export function DepositTag({ deposit: { state } }: OfDeposit) {
  switch (state) {
    case 'seen':
      return (
        <Tag tone="accent" icon={<IconClock {...mini} />}>
          <Trans>Confirming</Trans>
        </Tag>
      )
    case 'credited':
    case 'by_hand':
      return (
        <Tag tone="good" icon={<IconCheck {...mini} />}>
          <Trans>Credited</Trans>
        </Tag>
      )
    case 'kept':
      return (
        <Tag icon={<IconCoins {...mini} />}>
          <Trans>Added to next deposit</Trans>
        </Tag>
      )
    case 'held':
      return (
        <Tag tone="wait" icon={<IconClock {...mini} />}>
          <Trans context="deposit">Being checked</Trans>
        </Tag>
      )
    case 'orphaned':
      return (
        <Tag icon={<IconX {...mini} />}>
          <Trans context="deposit">Block replaced</Trans>
        </Tag>
      )
  }
}

/** The outcome of a deposit, or what it still waits for. */
export function DepositText({ deposit }: OfDeposit) {
  const { state, credited_cents, confirmations, confirmations_needed } = deposit
  switch (state) {
    case 'seen': {
      const done = Math.min(confirmations, confirmations_needed)
      return (
        <Plural value={confirmations_needed} one={`${done} of # confirmation`} other={`${done} of # confirmations`} />
      )
    }
    case 'credited':
    case 'by_hand': {
      if (credited_cents === null) return <Trans>It’s in your balance now.</Trans>
      const sum = moneyText(credited_cents)
      return <Trans>{sum} added to your balance</Trans>
    }
    case 'kept':
      return <Trans>Too small on its own, so it’s added to a later deposit.</Trans>
    case 'held':
      return <Trans>It has arrived, and we’re checking it. Contact us if you have questions.</Trans>
    case 'orphaned':
      return (
        <Trans>
          The network replaced the block of this transfer. It usually returns within minutes, so don’t send it again
          unless your wallet says that it failed.
        </Trans>
      )
  }
}

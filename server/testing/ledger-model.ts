// A minimal model of the ledger in memory. ledger-model.slow.test.ts compares the real ledger with it.
import type { Reason } from '@sampan/contract'

/** An event in the shop. `which` selects an earlier event of the required kind, by index. */
export type ModelEvent =
  | { what: 'recharge' | 'pay' | 'correct'; who: number; amount_cents: number }
  | { what: 'withdraw'; who: number; amount_cents: number; service_charge_cents: number }
  | { what: 'send'; which: number }
  | { what: 'pay out'; which: number }
  | { what: 'give back'; which: number }
  | { what: 'complete'; which: number }
  | { what: 'write off'; which: number }
  | { what: 'refund'; which: number; amount_cents: number }

export type ModelWallet = { balance_cents: number; held_cents: number; receivable_cents: number }
type Order = { who: number; left_cents: number }
type Withdrawal = { who: number; net_cents: number; service_charge_cents: number; open: boolean; is_sent: boolean }

/** The outcome of an event: money moved, a refusal, or 'no such thing' if its object does not exist. */
export type Outcome = 'moved' | Reason | 'no such thing'

export class LedgerModel {
  readonly wallets: ModelWallet[]
  readonly orders: Order[] = []
  readonly withdrawals: Withdrawal[] = []
  /** Balances of the shared accounts: credits minus debits. */
  readonly shared = { 'external:bank': 0, 'orders:escrow': 0, sales: 0, 'fees:withdrawal': 0, losses: 0 }

  constructor(shoppers: number) {
    this.wallets = Array.from({ length: shoppers }, () => ({ balance_cents: 0, held_cents: 0, receivable_cents: 0 }))
  }

  wallet(who: number): ModelWallet {
    const wallet = this.wallets[who]
    if (!wallet) throw new RangeError(`no shopper ${who}`)
    return wallet
  }

  happen(event: ModelEvent): Outcome {
    switch (event.what) {
      case 'recharge':
        return this.#recharge(event.who, event.amount_cents)
      case 'pay':
        return this.#pay(event.who, event.amount_cents)
      case 'correct':
        return this.#correct(event.who, event.amount_cents)
      case 'withdraw':
        return this.#withdraw(event.who, event.amount_cents, event.service_charge_cents)
      case 'send':
        return this.#send(this.withdrawals[event.which])
      case 'pay out':
      case 'give back':
        return this.#resolve(this.withdrawals[event.which], event.what)
      case 'complete':
        return this.#release(this.orders[event.which], 'all', 'sales')
      case 'refund':
        return this.#release(this.orders[event.which], event.amount_cents, 'shopper')
      case 'write off':
        return this.#writeOff(this.wallets[event.which])
    }
  }

  /**
   * Withdrawals of a shopper that were not sent to the bank, newest first: the order in which a correction voids them.
   */
  stoppable(who: number): number[] {
    const all = this.withdrawals.map((withdrawal, index) => ({ ...withdrawal, index }))
    return all
      .filter((one) => one.who === who && one.open && !one.is_sent)
      .map(({ index }) => index)
      .reverse()
  }

  /** Credits a wallet. The debt is repaid first. */
  #credit(who: number, amount_cents: number): void {
    const wallet = this.wallet(who)
    const repaid_cents = Math.min(amount_cents, wallet.receivable_cents)
    wallet.receivable_cents -= repaid_cents
    wallet.balance_cents += amount_cents - repaid_cents
  }

  #recharge(who: number, amount_cents: number): Outcome {
    this.#credit(who, amount_cents)
    this.shared['external:bank'] -= amount_cents
    return 'moved'
  }

  #pay(who: number, amount_cents: number): Outcome {
    const wallet = this.wallet(who)
    if (amount_cents > wallet.balance_cents) return 'insufficient_funds'
    wallet.balance_cents -= amount_cents
    this.shared['orders:escrow'] += amount_cents
    this.orders.push({ who, left_cents: amount_cents })
    return 'moved'
  }

  #correct(who: number, amount_cents: number): Outcome {
    const wallet = this.wallet(who)
    for (const index of this.stoppable(who))
      if (wallet.balance_cents < amount_cents) this.#resolve(this.withdrawals[index], 'give back')
    const taken_cents = Math.min(amount_cents, wallet.balance_cents)
    wallet.balance_cents -= taken_cents
    wallet.receivable_cents += amount_cents - taken_cents
    this.shared['external:bank'] += amount_cents
    return 'moved'
  }

  #withdraw(who: number, net_cents: number, service_charge_cents: number): Outcome {
    const wallet = this.wallet(who)
    const whole_cents = net_cents + service_charge_cents
    if (wallet.receivable_cents > 0) return 'receivable_open'
    if (whole_cents > wallet.balance_cents) return 'insufficient_funds'
    wallet.balance_cents -= whole_cents
    wallet.held_cents += whole_cents
    this.withdrawals.push({ who, net_cents, service_charge_cents, open: true, is_sent: false })
    return 'moved'
  }

  /** Sends a withdrawal to the bank. This moves no money, but only the bank can resolve the withdrawal afterwards. */
  #send(withdrawal: Withdrawal | undefined): Outcome {
    if (withdrawal?.open) withdrawal.is_sent = true
    return 'no such thing'
  }

  #resolve(withdrawal: Withdrawal | undefined, how: 'pay out' | 'give back'): Outcome {
    if (!withdrawal?.open) return 'no such thing'
    const { net_cents, service_charge_cents } = withdrawal
    const wallet = this.wallet(withdrawal.who)
    withdrawal.open = false
    wallet.held_cents -= net_cents + service_charge_cents
    if (how === 'give back') this.#credit(withdrawal.who, net_cents + service_charge_cents)
    else {
      this.shared['external:bank'] += net_cents
      this.shared['fees:withdrawal'] += service_charge_cents
    }
    return 'moved'
  }

  #release(order: Order | undefined, how_much: number | 'all', to: 'sales' | 'shopper'): Outcome {
    const amount_cents = how_much === 'all' ? (order?.left_cents ?? 0) : how_much
    if (!order || order.left_cents === 0 || amount_cents > order.left_cents) return 'no such thing'
    order.left_cents -= amount_cents
    this.shared['orders:escrow'] -= amount_cents
    if (to === 'sales') this.shared.sales += amount_cents
    else this.#credit(order.who, amount_cents)
    return 'moved'
  }

  #writeOff(wallet: ModelWallet | undefined): Outcome {
    if (!wallet || wallet.receivable_cents === 0) return 'no such thing'
    this.shared.losses -= wallet.receivable_cents
    wallet.receivable_cents = 0
    return 'moved'
  }
}

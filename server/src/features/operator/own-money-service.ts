import type { Operator } from '../../http/authenticators.ts'
import { Refusal } from '../../refusal/refusal.ts'

/** Refuses operators who want to change their own wallets. @throws Refusal second_operator_needed. */
export function refuseOwn(account: string, ...operators: Operator[]): void {
  if (operators.some(({ operator_account }) => operator_account === account))
    throw new Refusal('second_operator_needed')
}

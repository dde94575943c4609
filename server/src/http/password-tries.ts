import type { Context } from '../context.ts'
import { isPassword } from '../security/passwords.ts'
import { type CountedTry, countTries, forgetTries, fromNetwork, networkOf, uncountTries } from './rate-limits.ts'

/**
 * Counters of wrong passwords. A right password resets the `own` counter and takes one try back from the `shared`
 * counters.
 */
export type Tries = { own: CountedTry; shared: readonly CountedTry[] }

/** Counter of an account's wrong passwords from all networks. Above the limit, a log-in needs a mailed code. */
export const triesFromAnywhere = (account: string): CountedTry => ({
  limit: 'password_of_account_anywhere',
  who: [account],
})

const of = (account: string, ...from: string[]): CountedTry => ({
  limit: 'password_of_account',
  who: [account, ...from],
})

/** Counters for an unknown device, identified by its network. */
export const triesOfStranger = (account: string, ip: string): Tries => ({
  own: of(account, networkOf(ip)),
  shared: [...fromNetwork('password', ip), triesFromAnywhere(account)],
})

/** Counters for a log-in with a mailed code, which is needed after many wrong passwords. */
export const triesWithCode = (account: string, ip: string): Tries => ({
  own: of(account, networkOf(ip)),
  shared: fromNetwork('password', ip),
})

/** Known devices are counted separately, so that strangers cannot lock them out, not even from the same network. */
export const triesOfDevice = (account: string, device: string): Tries => ({
  own: of(account, 'device', device),
  shared: [],
})

/**
 * Counters for a signed-in shopper who enters the password again. They count by session, so that a thief with a stolen
 * session gets no more tries by changing networks.
 */
export const triesOfSession = (account: string, session_id: string): Tries => ({
  own: of(account, 'session', session_id),
  shared: [],
})

/**
 * Counters for the operators' desk. Because the desk controls the whole shop, wrong passwords lock the account for all
 * networks, except on the server's own machine.
 */
export const triesAtDesk = (account: string, ip: string, is_asked_here: boolean): Tries => ({
  // The tries of an operator are counted separately from those of a shopper with the same e-mail address.
  own: of(`operator ${account}`, networkOf(ip)),
  shared: [...fromNetwork('password', ip), ...(is_asked_here ? [] : [atDesk(account)])],
})

const atDesk = (account: string): CountedTry => ({ limit: 'desk_password', who: [account] })

/**
 * Compares the password and counts wrong passwords. The comparison takes as long for an unknown account as for a known
 * account.
 * @throws Refusal too_many_tries, or the refusal of another limit in `Tries`.
 */
export async function comparePassword(
  context: Context,
  { own, shared }: Tries,
  password_hash: string | undefined,
  password: string,
): Promise<boolean> {
  // The try is counted before the comparison, so that concurrent guesses cannot exceed the limit.
  await countTries(context, [own, ...shared])
  if (!(await isPassword(password_hash, password))) return false
  await Promise.all([forgetTries(context, own), uncountTries(context, shared)])
  return true
}

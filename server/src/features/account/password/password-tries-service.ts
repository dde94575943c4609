import { type CountedTry, fromNetwork, networkOf } from '../../../http/rate-limits.ts'

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

import { type Counted, fromNetwork, networkOf } from '../../security/rate-limits.ts'

/** What a wrong password is counted under: `own` is forgotten after a right one, which is only taken back from `shared`. */
export type Tries = { own: Counted; shared: readonly Counted[] }

/** Over all networks; past it a log-in needs a mailed code too. */
export const anywhere = (account: string): Counted => ({ limit: 'password_of_account_anywhere', who: [account] })

const of = (account: string, ...asker: string[]): Counted => ({
  limit: 'password_of_account',
  who: [account, ...asker],
})

/** Somebody of whom nothing is known but the address. */
export const triesOfStranger = (account: string, ip: string): Tries => ({
  own: of(account, networkOf(ip)),
  shared: [...fromNetwork('password', ip), anywhere(account)],
})

/** Somebody who has shown a mailed code, which many wrong passwords ask for. */
export const triesWithCode = (account: string, ip: string): Tries => ({
  own: of(account, networkOf(ip)),
  shared: fromNetwork('password', ip),
})

/** A device that signed in before is counted apart, so that no stranger shuts it out, from its own network either. */
export const triesOfDevice = (account: string, device: string): Tries => ({
  own: of(account, 'device', device),
  shared: [],
})

/** Somebody signed in who shows the password again: whoever stole a session cannot guess on from other networks. */
export const triesOfSession = (account: string, session_id: string): Tries => ({
  own: of(account, 'session', session_id),
  shared: [],
})

/** The desk: it opens all that the shop has, so it locks for everybody but the machine it stands on. */
export const triesAtDesk = (account: string, ip: string, is_asked_here: boolean): Tries => ({
  // Counted apart from a shopper of the same e-mail.
  own: of(`operator ${account}`, networkOf(ip)),
  shared: [...fromNetwork('password', ip), ...(is_asked_here ? [] : [atDesk(account)])],
})

const atDesk = (account: string): Counted => ({ limit: 'desk_password', who: [account] })

import { type Counted, fromNetwork, networkOf } from '../../../http/rate-limits.ts'

/** Under what a wrong password is counted. After a right one, `own` counts are reset and `shared` ones lose one try. */
export type Tries = { own: Counted; shared: readonly Counted[] }

/** Over all networks; past it a log-in needs a mailed code too. */
export const anywhere = (account: string): Counted => ({ limit: 'password_of_account_anywhere', who: [account] })

const of = (account: string, ...asker: string[]): Counted => ({
  limit: 'password_of_account',
  who: [account, ...asker],
})

/** Somebody known only by their network address. */
export const triesOfStranger = (account: string, ip: string): Tries => ({
  own: of(account, networkOf(ip)),
  shared: [...fromNetwork('password', ip), anywhere(account)],
})

/** Somebody who has proved themselves by a mailed code, which is needed after many wrong passwords. */
export const triesWithCode = (account: string, ip: string): Tries => ({
  own: of(account, networkOf(ip)),
  shared: fromNetwork('password', ip),
})

/** A known device is counted separately, so that no stranger can lock it out, not even from its own network. */
export const triesOfDevice = (account: string, device: string): Tries => ({
  own: of(account, 'device', device),
  shared: [],
})

/** Somebody signed in who enters the password again: a stolen session can't go on guessing from other networks. */
export const triesOfSession = (account: string, session_id: string): Tries => ({
  own: of(account, 'session', session_id),
  shared: [],
})

/** The desk, which controls the whole shop: it locks for everybody but the server's own machine. */
export const triesAtDesk = (account: string, ip: string, is_asked_here: boolean): Tries => ({
  // Counted separately from a shopper with the same e-mail address.
  own: of(`operator ${account}`, networkOf(ip)),
  shared: [...fromNetwork('password', ip), ...(is_asked_here ? [] : [atDesk(account)])],
})

const atDesk = (account: string): Counted => ({ limit: 'desk_password', who: [account] })

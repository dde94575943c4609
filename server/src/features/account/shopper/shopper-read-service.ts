import type { Endpoints } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { findWords } from '../../../db/find-words.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { isUuid } from '../../../db/uuid.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import {
  type OperatorWithRoles,
  type ProposalKind,
  waitingProposals,
} from '../../operator/proposal/proposal-service.ts'
import { findInvitation } from '../invitation/invitation-sql.ts'
import {
  findBlocks,
  findLatestSessions,
  findShopper,
  findShoppers,
  findShoppersByAccount,
  findShoppersByPart,
  type ShopperState,
} from './shopper-sql.ts'

type Search = PageStart & { q?: string | undefined; state?: ShopperState | undefined }

/** A page of all shoppers, or the first results of a search. */
export async function listShoppers(db: Db, { q, state = 'all', ...start }: Search) {
  if (!q) return { ...(await findShoppers(db, state, start)), is_more: false }
  const search = { state, limit: start.page_size + 1 }
  if (isUuid(q)) return { items: await byId(db, q, state), next_cursor: null, is_more: false }
  const matches = await Promise.all([
    findShoppersByAccount(db, q, search),
    findShoppersByPart(db, findWords(q), search),
  ])
  const items = [...new Map(matches.flat().map((shopper) => [shopper.user_id, shopper])).values()]
  return { items: items.slice(0, start.page_size), next_cursor: null, is_more: items.length > start.page_size }
}

async function byId(db: Db, user_id: string, state: ShopperState) {
  const shopper = await findShopper(db, user_id)
  if (!shopper || shopper.deleted_at || (state === 'blocked' && !shopper.blocked_at)) return []
  const { account, family_name, given_name, mobile, created_at, blocked_at } = shopper
  return [{ user_id, account, family_name, given_name, mobile, created_at, blocked_at }]
}

type ShopperReply = z.input<Endpoints['GET /api/admin/shopper/detail']['reply']>

type Reader = {
  keys: Keys
  operator: OperatorWithRoles
  /** Kinds of proposals that pay out a blocked shopper's balance. */
  payout_kinds: readonly ProposalKind[]
}

/** One shopper with the data that operators see. @throws NotFound. */
export async function readShopper(
  db: Db,
  { keys, operator, payout_kinds }: Reader,
  user_id: string,
): Promise<ShopperReply> {
  const [shopper, blocks, sessions, wallet, [payout], moved_in] = await Promise.all([
    findShopper(db, user_id),
    findBlocks(db, user_id),
    findLatestSessions(db, user_id),
    balanceOf(db, user_id),
    waitingProposals(db, operator, payout_kinds, [user_id]),
    findInvitation(db, user_id),
  ])
  if (!shopper) throw new NotFound()
  const { has_code, wrong_tries, locked_until, must_reset, key_id, language, ...profile } = shopper
  return {
    ...profile,
    language: language as Language, // the server stores only known languages
    last_seen_at: sessions[0]?.last_seen_at ?? null,
    ...wallet,
    payout_proposal: payout ?? null,
    ...moved_in,
    payment_code: {
      set: has_code,
      wrong_tries: wrong_tries ?? 0,
      locked_until,
      // A payment code whose MAC was made with a lost server key cannot be compared, so it must be set again.
      must_reset: must_reset || (has_code && key_id !== keys.key_id),
    },
    blocks,
    // A blocked account has no valid sessions, although rows of sessions may still exist.
    sessions: shopper.blocked_at ? [] : sessions,
  }
}

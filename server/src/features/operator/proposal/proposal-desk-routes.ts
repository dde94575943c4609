import { implement, type Server } from '../../../http/implement.ts'
import { decideProposal, withdrawProposal } from './proposal-decide-service.ts'
import { listProposals, readProposal } from './proposal-read-service.ts'
import type { ProposalKind } from './proposal-service.ts'

/**
 * Routes for proposals, which a second operator decides. The kinds are parameters, because the features that define the
 * kinds import this feature.
 */
export const proposalRoutesAtDesk =
  (kinds: readonly ProposalKind[]) =>
  (server: Server): void => {
    const { keys } = server.context
    implement(server, 'GET /api/admin/proposal/list', ({ db, query, ...operator }) =>
      listProposals({ db, keys, kinds, operator }, query),
    )
    implement(server, 'GET /api/admin/proposal/detail', ({ db, language, query: { proposal_id }, ...operator }) =>
      readProposal({ db, keys, kinds, operator, language }, proposal_id),
    )
    implement(server, 'POST /api/admin/proposal/decide', async ({ db, language, body, ...operator }) => {
      await decideProposal({ db, keys, kinds }, operator, body)
      return readProposal({ db, keys, kinds, operator, language }, body.proposal_id)
    })
    implement(
      server,
      'POST /api/admin/proposal/withdraw',
      async ({ db, language, body: { proposal_id }, ...operator }) => {
        await withdrawProposal({ db, keys, kinds }, operator, proposal_id)
        return readProposal({ db, keys, kinds, operator, language }, proposal_id)
      },
    )
  }

import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ChainNetworkAtDesk } from '@sampan/contract'
import { NETWORK_PATTERN, TOKEN_PATTERN } from '@sampan/contract/chain'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-number'
import type { WriteInput } from '@sampan/front/calls'
import type { Faults } from '@sampan/front/use-form'
import { amountFault, moneyInputValue, wholeIn } from '../../../forms/input-values.ts'
import { newKey } from '../../../forms/new-key.ts'

export type TokenDraft = {
  key: string
  symbol: string
  contract: string
  decimals: string
  is_open: boolean
  /** A stored token: it can be closed, but not changed or removed. */
  isStored: boolean
}

export type NetworkDraft = {
  network: string
  kind: 'evm' | 'tron'
  name: string
  chain_id: string
  first_node: string
  nodes: string
  confirmations: string
  minimum_cents: string
  explorer: string
  takes_recharges: boolean
  pays_withdrawals: boolean
  tokens: TokenDraft[]
  reason: string
}

export const newToken = (): TokenDraft => ({
  ...{ key: newKey(), symbol: '', contract: '', decimals: '6', is_open: true, isStored: false },
})

/** A new network is Ethereum-like, and credits what its nodes call finalized. */
export const draftOf = (network: ChainNetworkAtDesk | undefined): NetworkDraft => ({
  network: network?.network ?? '',
  kind: network?.kind ?? 'evm',
  name: network?.name ?? '',
  chain_id: network ? `${network.chain_id}` : '',
  first_node: '',
  nodes: '',
  confirmations: network?.confirmations ? `${network.confirmations}` : '',
  minimum_cents: moneyInputValue(network?.minimum_cents ?? 100),
  explorer: network?.explorer ?? '',
  takes_recharges: network?.takes_recharges ?? true,
  pays_withdrawals: network?.pays_withdrawals ?? false,
  tokens: network?.tokens.map((token) => ({
    ...{ key: token.token, symbol: token.symbol, contract: token.contract, decimals: `${token.decimals}` },
    ...{ is_open: token.is_open, isStored: network.key !== null },
  })) ?? [newToken()],
  reason: '',
})

const isUrl = (input: string) => URL.canParse(input.trim()) && /^https?:/.test(input.trim())
const numberIn = (input: string) => wholeIn(input, 0, Number.MAX_SAFE_INTEGER)
/** The id of a token by its symbol, such as usdc-e for USDC.e. */
const tokenOf = (symbol: string) =>
  symbol
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
const isToken = ({ symbol, contract, decimals }: TokenDraft) =>
  TOKEN_PATTERN.test(tokenOf(symbol)) && contract.trim() !== '' && (numberIn(decimals) ?? 31) <= 30

export function networkFaults(
  draft: NetworkDraft,
  storedNetwork: ChainNetworkAtDesk | undefined,
  i18n: I18n,
): Faults<keyof NetworkDraft> {
  const nodes = [draft.first_node, draft.nodes]
  const areNodesKept = storedNetwork !== undefined && nodes.every((node) => node.trim() === '')
  const confirmations = numberIn(draft.confirmations)
  return {
    ...(!VISIBLE_PATTERN.test(draft.name) && { name: t(i18n)`Enter a name` }),
    ...(!NETWORK_PATTERN.test(draft.network) && { network: t(i18n)`Use a–z, 0–9 and hyphens` }),
    ...(!numberIn(draft.chain_id) && { chain_id: t(i18n)`Enter a whole number` }),
    ...(!areNodesKept && !nodes.every(isUrl) && { nodes: t(i18n)`Enter the URLs of two nodes, with https://` }),
    ...(draft.confirmations.trim() !== '' && !confirmations && { confirmations: t(i18n)`Enter a whole number` }),
    ...((parseMoney(draft.minimum_cents) ?? 0) <= 0 && {
      minimum_cents: amountFault(draft.minimum_cents, i18n) ?? t(i18n)`Enter an amount`,
    }),
    ...(draft.explorer.trim() !== '' &&
      !/^https:\/\/[^\s{}]+\{hash\}[^\s{}]*$/.test(draft.explorer.trim()) && {
        explorer: t(i18n)`Begin with https:// and include {hash}`,
      }),
    ...(!(draft.tokens.length > 0 && draft.tokens.every(isToken)) && {
      tokens: t(i18n)`Each token needs a symbol, a contract and its decimals`,
    }),
    ...(storedNetwork?.key && !VISIBLE_PATTERN.test(draft.reason) && { reason: t(i18n)`Enter a reason` }),
  }
}

export function sentNetwork(
  draft: NetworkDraft,
  storedNetwork: ChainNetworkAtDesk | undefined,
): WriteInput<'POST /api/admin/chain/save'> {
  const nodes: [string, string] = [draft.first_node.trim(), draft.nodes.trim()]
  const keys = new Map(storedNetwork?.tokens.map(({ token, contract }) => [contract, token]))
  return {
    network: draft.network,
    revision: storedNetwork?.revision ?? null,
    kind: draft.kind,
    name: draft.name.trim(),
    chain_id: numberIn(draft.chain_id) ?? 0,
    ...(nodes[0] !== '' && { nodes }),
    confirmations: numberIn(draft.confirmations),
    minimum_cents: parseMoney(draft.minimum_cents) ?? 0,
    explorer: draft.explorer.trim() || null,
    takes_recharges: draft.takes_recharges,
    pays_withdrawals: draft.pays_withdrawals,
    tokens: draft.tokens.map(({ symbol, contract, decimals, is_open }) => ({
      token: keys.get(contract.trim()) ?? tokenOf(symbol),
      symbol: symbol.trim(),
      contract: contract.trim(),
      decimals: numberIn(decimals) ?? 0,
      is_open,
    })),
    ...(storedNetwork?.key && { reason: draft.reason.trim() }),
  }
}

/** The body of a check of the typed nodes; undefined until both URLs and the chain are typed. */
export function nodeCheckOf(draft: NetworkDraft): WriteInput<'POST /api/admin/chain/check'> | undefined {
  const chain_id = numberIn(draft.chain_id)
  if (!chain_id || !isUrl(draft.first_node) || !isUrl(draft.nodes)) return undefined
  const nodes: [string, string] = [draft.first_node.trim(), draft.nodes.trim()]
  return { chain_id, confirmations: numberIn(draft.confirmations) || null, nodes }
}

import { z } from 'zod'
import type { Keys } from '../../../../security/keys.ts'
import { seal, unseal } from '../../../../security/sealed.ts'

// The URLs of nodes are encrypted, because providers put the key of the account into them.

const PURPOSE = 'chain nodes'
const Urls = z.tuple([z.url()], z.url())
export type NodeUrls = z.output<typeof Urls>

export const sealUrls = (keys: Keys, network: string, urls: NodeUrls): Buffer =>
  seal(keys, PURPOSE, network, JSON.stringify(urls))

/** @throws Error when they were encrypted with a key that the server does not have. */
export const unsealUrls = (keys: Keys, network: string, sealed: Buffer): NodeUrls =>
  Urls.parse(JSON.parse(unseal(keys, PURPOSE, network, sealed)))

import { z } from 'zod'
import { desk } from '../access.ts'
import { type EndpointTable, Revision } from '../endpoint.ts'
import { Key, NAME_LIMIT, Names, StoredTexts, Texts } from './texts.ts'

const OptionAtDesk = z.object({
  axis: Key,
  revision: Revision,
  name: StoredTexts,
  must_choose: z.boolean(),
  values: z.array(z.object({ value_key: Key, value: StoredTexts, other_names: StoredTexts })),
})
export type OptionAtDesk = z.output<typeof OptionAtDesk>

/** Options: the properties in which SKUs differ. */
export const option_endpoints = {
  'GET /api/admin/option/list': {
    summary: 'Options of SKUs, such as colours and sizes, with their values',
    access: desk('catalogue'),
    reply: z.array(OptionAtDesk),
  },
  'POST /api/admin/option/save': {
    summary: 'Create or save an option; omitted values remain, because SKUs may use them',
    access: desk('catalogue'),
    body: z.strictObject({
      axis: Key,
      revision: Revision.nullable(),
      name: Names(NAME_LIMIT),
      must_choose: z.boolean(),
      values: z.array(z.strictObject({ value_key: Key, value: Names(NAME_LIMIT), other_names: Texts(200) })).max(500),
    }),
    reply: z.array(OptionAtDesk),
    stale: ['GET /api/admin/option/list', 'GET /api/admin/product/detail'],
  },
} as const satisfies EndpointTable

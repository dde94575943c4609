import type { Brand } from '@sampan/contract'
import type { SearchActionLeaf, Thing, WithActionConstraints } from 'schema-dts'
import type { UrlOf } from './url-of.ts'

/** The shop itself and its search, in schema.org's terms. Part of every public page. */
export function siteData(urlOf: UrlOf, name: string, logo: Brand['logo']): Thing[] {
  const shop = { '@id': urlOf('/#shop') }
  const url = urlOf('/home')
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${urlOf('/search')}?keyword={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return [
    { '@type': 'OnlineStore', ...shop, name, url, ...(logo && { logo: urlOf(logo.address) }) },
    {
      '@type': 'WebSite',
      '@id': urlOf('/#site'),
      name,
      url,
      publisher: shop,
      potentialAction: search,
    },
  ]
}

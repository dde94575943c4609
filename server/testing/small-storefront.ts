import type { PageAddress } from '@sampan/contract'
import { LANGUAGES, type Language } from '@sampan/contract/rules'
import type { StorefrontBuild } from '../src/pages/storefront-build.ts'

const byLanguage = <Fact>(factOf: (language: (typeof LANGUAGES)[number]) => Fact) =>
  Object.fromEntries(LANGUAGES.map((language) => [language.tag, factOf(language)])) as Record<Language, Fact> // one of each

const PRIVATE = '/bag'

class NotFoundError extends Error {}

/** A storefront with a product page, which shows the API's reply, and a private page. It counts renderings. */
export function aSmallStorefront() {
  let rendered = 0
  const productIn = ({ path }: PageAddress) => /^\/detail\/([^/]+)/i.exec(path)?.[1] ?? ''
  const pathOfPage = (what: 'product' | 'shop', id: string) => `/${what === 'product' ? 'detail' : what}/${id}`
  const build: StorefrontBuild = {
    folder: '',
    facts: {
      entry: '/assets/entry.js',
      theme: { light: '#fff', dark: '#000' },
      languages: byLanguage(({ file_name }) => ({ locale: file_name, fonts: [] })),
      screens: { '': { styles: [], scripts: byLanguage(() => []) } },
      styles: {},
    },
    renderer: {
      ready: async () => {},
      notFoundError: () => new NotFoundError(),
      canonical: (address) =>
        address.path === PRIVATE
          ? { ...address, is_cached: false }
          : { path: pathOfPage('product', productIn(address)), search: '', is_cached: true },
      pathOfPage,
      render: async (address, _language, ask, { hasNotFound }) => {
        const page = { state: {}, title: 'Product', description: '', about: {}, screen: '', is_missing: false }
        if (address.path === PRIVATE) {
          rendered += 1
          return { ...page, html: '', status: 200 }
        }
        try {
          const product = await ask(`/api/product/detail?product_id=${productIn(address)}`)
          rendered += 1
          return { ...page, html: `<main>${JSON.stringify(product)}</main>`, status: 200 }
        } catch (error) {
          if (!(error instanceof NotFoundError)) throw error
          const missing = { ...page, is_missing: true, status: 404 } as const
          if (hasNotFound?.('')) return { ...missing, html: '' }
          rendered += 1
          return { ...missing, html: '<main>nowhere</main>' }
        }
      },
    },
  }
  return { build, count: () => rendered }
}

// Allowed imports. scripts/boundaries.slow.test.ts proves that each rule fires.
const rule = (name, from, to) => ({ name, severity: 'error', from, to })

const FRONTS = '^(front|storefront|console)/src/'
const TESTS = '\\.test\\.tsx?$'
/** Files that may use a database handle, not only its type. */
const HOLDS_DATABASE = [
  '-sql\\.ts$',
  '^server/src/(ledger|db)/',
  '^server/src/start/(serve-shop|open-database)\\.ts$',
  '^demo/',
  TESTS,
]

/**
 * The folders and files of each `src` from the lowest to the highest. A folder imports itself and those before it, so
 * that folders form no cycle. The folders inside of a listed one count as one with it. The server's features are on
 * four floors.
 */
const ORDER = {
  contract: listOf(
    'text stale access.ts catalogue-faults.ts refusals.ts rate-limits.ts endpoint.ts upload operator address account',
    'agent catalogue tax brand currency info favourite.ts cart promo order review wallet setting shopper.ts chat notice note move-in',
    'bookkeeping sales find.ts today.ts render.ts index.ts client rules.ts',
  ),
  front: listOf('text store files navigation api forms'),
  server: [
    ...listOf(
      'chain clock.ts language outgoing provider tracking reply-cache security refusal db config.ts metrics log.ts storage background csv sheet',
      'job event mail context.ts ledger http deployment pages',
    ),
    // Desk and people.
    ...inFeatures('address operator currency picture brand setting info upload account'),
    // Catalogue.
    ...inFeatures('promo review catalogue favourite tax'),
    // Trade.
    ...inFeatures('cart checkout order wallet move-in'),
    // Outer floor.
    ...inFeatures('live notice webhook agent chat note find bookkeeping sales today'),
    ...listOf('proposal-kinds.ts listeners.ts tasks.ts features.ts app.ts start terminal'),
    ...listOf('main.ts operator.ts audit-books.ts check-listings.ts move-pictures.ts'),
  ],
  storefront: [
    ...listOf('locales i18n.ts device worker session'),
    ...inFolder(
      'ui',
      'styles text time media button layout money loading layer list form keypad picture-upload testing',
    ),
    ...listOf('language api sign-in navigation forms features screens connection frame'),
    ...listOf('offline.tsx routes.ts app.tsx watch-shop.ts open-shop.ts entry-client.tsx entry-server.tsx'),
  ],
  console: listOf(
    'locales i18n.ts session api ui navigation forms features screens routes.ts frame theme.ts app.tsx trusted-types.ts',
    'open-desk.ts main.tsx',
  ),
}
function listOf(...names) {
  return names.join(' ').split(' ')
}
function inFolder(folder, names) {
  return listOf(names).map((name) => `${folder}/${name}`)
}
function inFeatures(nouns) {
  return inFolder('features', nouns)
}
const folderRules = Object.entries(ORDER).flatMap(([part, folders]) => {
  const pathOf = (...names) => `^${part}/src/(${names.join('|').replaceAll('.', '\\.')})(/|$)`
  return [
    rule(`${part}-folders-have-a-place`, { pathNot: TESTS }, { path: `^${part}/src/`, pathNot: pathOf(...folders) }),
    ...folders
      .slice(0, -1)
      .map((name, at) =>
        rule(
          `${part}-imports-lower-folders`,
          { path: pathOf(name), pathNot: TESTS },
          { path: pathOf(...folders.slice(at + 1)) },
        ),
      ),
  ]
})

module.exports = {
  forbidden: [
    ...folderRules,
    rule('contract-knows-nobody', { path: '^contract/' }, { path: '^(front|server|storefront|console)/' }),
    rule('fronts-see-only-the-contract', { path: FRONTS }, { path: '^(server|storefront|console)/', pathNot: '^$1/' }),
    rule('front-names-no-texts', { path: '^front/src/', pathNot: TESTS }, { path: '@lingui/(core|react)/macro' }),
    rule(
      'fronts-take-types-of-the-contract',
      { path: FRONTS, pathNot: TESTS },
      {
        path: '^contract/',
        pathNot:
          '^contract/src/(client/.*|text/(ascii-digits|csv-rows|csv-text|day-text|device-of|duration-text|languages|moment-text|money-text|typed-number|until-text)|account/person-name|address/(address-text|postcode)|brand/(brand-name|default-brand|notation-rules)|cart/cart-limits|info/(article-text|law-path)|order/(delivery|refund-deduction|refund-sums|refund-taxes|shipment-cells|shipment-lines|tracking|tracking-number)|rules|stale/shop-reads|tax/tax-number/tax-number|wallet/(bank-currency|card-number|card-split|chain|pay-method))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule('server-never-sees-fronts', { path: '^server/' }, { path: '^(front|storefront|console)/' }),
    rule(
      'shop-knows-no-scripts',
      { path: '^(contract|front|server|storefront|console)/src/', pathNot: TESTS },
      { path: '^(scripts|e2e|bench)/' },
    ),
    rule('nobody-knows-the-demo', { path: '^(contract|front|server|storefront|console)/' }, { path: '^demo/' }),
    rule(
      'demo-knows-contract-and-server',
      { path: '^demo/', pathNot: TESTS },
      { path: '^(front|storefront|console|scripts|e2e|bench)/' },
    ),
    rule(
      'front-features-stay-apart',
      { path: '^(storefront|console)/src/features/([^/]+)/' },
      { path: '^(storefront|console)/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    rule(
      'screens-stay-apart',
      { path: '^(storefront|console)/src/screens/([^/]+)/' },
      { path: '^(storefront|console)/src/screens/', pathNot: ['^$1/src/screens/$2/', '/screens/not-found/'] },
    ),
    rule(
      'front-layers-point-down',
      { path: '^(storefront|console)/src/(features|forms|api|ui)/', pathNot: TESTS },
      { path: '^(storefront|console)/src/screens/' },
    ),
    rule(
      'forms-and-api-know-no-features',
      { path: '^(storefront|console)/src/(forms|api|ui)/', pathNot: TESTS },
      { path: '^(storefront|console)/src/features/' },
    ),
    rule(
      'api-knows-no-forms-and-no-ui',
      { path: '^(storefront|console)/src/api/', pathNot: TESTS },
      { path: '^(storefront|console)/src/(forms|ui|navigation)/' },
    ),
    rule(
      'ui-knows-only-itself',
      { path: '^(storefront|console)/src/ui/', pathNot: [TESTS, '/testing/'] },
      { path: '^(storefront|console|front)/src/', pathNot: ['^$1/src/ui/', '^front/src/(?!api/)'] },
    ),
    rule(
      'server-features-talk-through-services',
      { path: '^server/src/features/([^/]+)/', pathNot: TESTS },
      {
        path: '^server/src/features/',
        pathNot: ['^server/src/features/$1/', '-(service|sql|rules)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'only-sql-files-hold-the-database',
      { path: '^server/src/', pathNot: HOLDS_DATABASE },
      { path: '^server/src/db/(pool|database)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'tests-are-no-part-of-the-shop',
      { pathNot: [TESTS, '^server/testing/', '/testing/', '^(e2e|bench|scripts)/', '^vitest\\.config'] },
      { path: ['^server/testing/', TESTS] },
    ),
    rule('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } }),
    rule('everything-is-found', {}, { couldNotResolve: true, pathNot: ['^virtual:', '\\?', '\\.module\\.css$'] }),
  ],
  options: {
    // Without SWC, dependency-cruiser would skip all TypeScript files under TypeScript 7, and report no violation.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}

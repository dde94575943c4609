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
 * The features of the server on their four floors, from the lowest to the highest. A feature imports itself and the
 * features before it, so that folders form no cycle.
 */
const FLOORS = {
  desk_and_people: ['address', 'operator', 'currency', 'picture', 'brand', 'setting', 'info', 'upload', 'account'],
  catalogue: ['promo', 'review', 'catalogue', 'favourite'],
  trade: ['cart', 'checkout', 'order', 'wallet'],
  outer: ['live', 'notice', 'webhook', 'agent', 'chat', 'note', 'today'],
}
const FEATURES = Object.values(FLOORS).flat()
const featurePath = (...nouns) => `^server/src/features/(${nouns.join('|')})/`

module.exports = {
  forbidden: [
    rule('features-stand-on-a-floor', {}, { path: '^server/src/features/[^/]+/', pathNot: featurePath(...FEATURES) }),
    ...FEATURES.slice(0, -1).map((noun, at) =>
      rule(
        'features-import-lower-features',
        { path: featurePath(noun), pathNot: TESTS },
        { path: featurePath(...FEATURES.slice(at + 1)) },
      ),
    ),
    rule('contract-knows-nobody', { path: '^contract/' }, { path: '^(front|server|storefront|console)/' }),
    rule('fronts-see-only-the-contract', { path: FRONTS }, { path: '^(server|storefront|console)/', pathNot: '^$1/' }),
    rule('front-names-no-texts', { path: '^front/src/', pathNot: TESTS }, { path: '@lingui/(core|react)/macro' }),
    rule(
      'fronts-take-types-of-the-contract',
      { path: FRONTS, pathNot: TESTS },
      {
        path: '^contract/',
        pathNot:
          '^contract/src/(client/.*|text/(ascii-digits|csv-rows|csv-text|day-text|device-of|duration-text|languages|moment-text|money-text|typed-number)|account/person-name|address/(address-text|postcode)|brand/(brand-name|default-brand)|cart/cart-limits|info/(article-text|law-path)|order/(delivery|refund-deduction|refund-sums|shipment-cells|shipment-lines|tracking)|rules|stale/shop-reads|wallet/(bank-currency|card-number|chain))\\.ts$',
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
      'only-the-top-and-features-know-features',
      {
        path: '^server/src/(http|security|pages|ledger|db|event|job|background|chain|csv|language|mail|outgoing|refusal|storage)/',
        pathNot: TESTS,
      },
      { path: '^server/src/features/' },
    ),
    rule(
      'db-and-ledger-know-no-http',
      { path: '^server/src/(chain|db|event|job|ledger|security|language|refusal)/', pathNot: TESTS },
      { path: '^server/src/(http|pages|start)/' },
    ),
    rule('http-knows-no-pages', { path: '^server/src/http/', pathNot: TESTS }, { path: '^server/src/(pages|start)/' }),
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

/** Matches tests and the code that only tests use. */
const TESTING = '\\.test\\.tsx?$|/testing/';

/** The server folders that every feature depends on. */
const INFRASTRUCTURE = 'lib|http|db|mail|observability';

/** Matches a file in the folder of a server feature, and captures the feature's name. */
const SERVER_FEATURE = `^server/(?!(?:${INFRASTRUCTURE}|testing|migrations)/)([^/]+)/`;
const ROWS = '\\.(queries|tables)\\.ts$';

/** The files of the web that use the network. Biome keeps `fetch` and the like out of all others. */
const NETWORK = '^web/lib/(api|liveEvents)\\.ts$';

/**
 * The sanctuary files that the rest of the web may import: its screens, the state of a visit without texts, and the saved
 * reflections, of which the home page shows one.
 */
const SANCTUARY_FRONT =
  '^web/sanctuary/(\\w+Screen\\.tsx|Sanctuary\\.tsx|journal/JournalScreen\\.tsx|journal/journal\\.store\\.ts|visit/visitStatus\\.hooks\\.ts)$';

/** The sanctuary files that store something: the saved reflections, and whether the bell rings. */
const SANCTUARY_STORES = '^web/sanctuary/(journal/|release/bell\\.ts$)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that import each other cannot be read, moved or tested alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-is-there',
      comment: 'The other rules cannot check an import that cannot be resolved.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-imports-only-zod',
      comment: 'The server and the web share the contract, so it must not depend on either of them.',
      severity: 'error',
      from: { path: '^contract/', pathNot: TESTING },
      to: { pathNot: '^contract/|^node_modules/zod/' },
    },
    {
      name: 'content-imports-only-contract',
      comment: 'Authored texts are data. They need only the types in the contract.',
      severity: 'error',
      from: { path: '^content/', pathNot: TESTING },
      to: { pathNot: '^(content|contract)/' },
    },
    {
      name: 'language-stands-alone',
      comment:
        'The language code runs on the server and in the browser, so it must not depend on either of them.',
      severity: 'error',
      from: { path: '^language/', pathNot: TESTING },
      to: { pathNot: '^language/' },
    },
    {
      name: 'web-never-imports-server',
      comment: 'The web uses the server only through API calls. Only web/lib/api.ts imports a server type.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/lib/api\\.ts$' },
      to: { path: '^server/' },
    },
    {
      name: 'web-knows-only-the-type-of-the-api',
      comment:
        'web/lib/api.ts may import only a type from the server. A value would bundle server code for browsers.',
      severity: 'error',
      from: { path: '^web/lib/api\\.ts$' },
      to: { path: '^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-takes-the-api-from-app',
      comment:
        'server/app.ts exports the type of the whole API, so the web needs no other file of the server.',
      severity: 'error',
      from: { path: '^web/lib/api\\.ts$' },
      to: { path: '^server/', pathNot: '^server/app\\.ts$' },
    },
    {
      name: 'server-never-imports-web',
      comment: 'The server handles API calls. It must not depend on the code of a screen.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'server-infrastructure-knows-no-feature',
      comment: 'Every feature depends on these folders, so they must not depend on a feature.',
      severity: 'error',
      from: { path: `^server/(${INFRASTRUCTURE})/`, pathNot: TESTING },
      to: { path: `^server/(?!(${INFRASTRUCTURE})/)` },
    },
    {
      name: 'web-lib-and-ui-know-no-feature',
      comment: 'A component that depends on a feature belongs in the folder of that feature.',
      severity: 'error',
      from: { path: '^web/(lib|ui)/', pathNot: TESTING },
      to: { path: '^web/(?!(lib|ui)/)' },
    },
    {
      name: 'web-ui-knows-no-product',
      comment:
        'Another product could use the components in web/ui, so they know neither our data nor our texts.',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: TESTING },
      to: { path: '^(contract|content|language)/' },
    },
    {
      name: 'web-shared-knows-no-feature',
      comment: 'Several features use web/shared, so it must not depend on one of them.',
      severity: 'error',
      from: { path: '^web/shared/', pathNot: TESTING },
      to: { path: '^web/(?!(lib|ui|shared)/)' },
    },
    {
      name: 'web-features-meet-only-in-app',
      comment:
        'Each feature of the web can be read, changed and removed alone. Only web/app combines features.',
      severity: 'error',
      from: { path: '^web/(?!app/|lib/|ui/|shared/)([^/]+)/', pathNot: TESTING },
      to: { path: '^web/[^/]+/', pathNot: '^web/($1|lib|ui|shared|testing)/' },
    },
    {
      name: 'sanctuary-has-no-way-out',
      comment:
        'No sanctuary file may import a file that uses the network, not even indirectly, so that no burden can be sent.',
      severity: 'error',
      from: { path: '^web/sanctuary/' },
      to: { path: NETWORK, reachable: true },
    },
    {
      name: 'sanctuary-stores-only-reflections',
      comment:
        'Of web/lib, the journals and the packages, a sanctuary file may import only what stores nothing, so that no burden can be stored.',
      severity: 'error',
      from: { path: '^web/sanctuary/', pathNot: `${TESTING}|${SANCTUARY_STORES}` },
      to: {
        path: '^web/(lib|shared/journal)/|^node_modules/',
        pathNot:
          '^web/lib/lazyWithPreload\\.ts$|^node_modules/(react|wouter|lucide-react|zustand/esm/index)\\b',
      },
    },
    {
      name: 'burdens-stay-in-the-sanctuary',
      comment:
        'The rest of the web can use the network, so it may import no sanctuary file that gives it the text of a burden.',
      severity: 'error',
      from: { path: '^web/(?!sanctuary/)' },
      to: { path: '^web/sanctuary/', pathNot: SANCTUARY_FRONT },
    },
    {
      name: 'features-meet-through-services',
      comment:
        'A feature may use the services of another feature, but not its queries or routes. The Scripture engine stores nothing, so all its files may be imported.',
      severity: 'error',
      from: { path: SERVER_FEATURE, pathNot: `${TESTING}|${ROWS}` },
      to: {
        path: SERVER_FEATURE,
        pathNot: '^server/$1/|\\.service\\.ts$|\\.tables\\.ts$|^server/scripture/',
      },
    },
    {
      name: 'scripture-engine-stands-alone',
      comment: 'Other programs can use the Scripture engine, so it depends on nothing else of the server.',
      severity: 'error',
      from: { path: '^server/scripture/', pathNot: TESTING },
      to: { path: '^server/(?!scripture/)' },
    },
    {
      name: 'rows-meet-through-tables',
      comment:
        'Queries and tables may refer to the tables of another feature, but to nothing else in its folder.',
      severity: 'error',
      from: { path: `${SERVER_FEATURE}.*${ROWS}` },
      to: { path: SERVER_FEATURE, pathNot: '^server/$1/|\\.tables\\.ts$' },
    },
    {
      name: 'only-queries-touch-tables',
      comment:
        'Only queries read and change rows, so that they are easy to find. Seeds insert the first rows.',
      severity: 'error',
      from: { path: '^server/', pathNot: `${TESTING}|${ROWS}|^server/(seed|demo)\\.ts$` },
      to: { path: '\\.tables\\.ts$' },
    },
    {
      name: 'shipped-code-imports-no-tests',
      comment: 'Code that runs in production must not depend on tests or tools.',
      severity: 'error',
      from: { path: '^(contract|content|language|server|web)/', pathNot: TESTING },
      to: { path: `${TESTING}|^(tests|e2e|bench|scripts|training)/` },
    },
    {
      name: 'shipped-code-needs-no-dev-packages',
      comment: '`npm start` installs no development packages, so what it builds and runs must not need one.',
      severity: 'error',
      from: { path: '^(contract|content|language|server|web)/', pathNot: TESTING },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-uses-no-node-modules',
      comment: "Browsers do not have Node's built-in modules.",
      severity: 'error',
      from: { path: '^web/', pathNot: TESTING },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    // Checks imports of types too, because they can break a rule as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    exclude: { path: '^(dist|\\.cache)/' },
  },
};

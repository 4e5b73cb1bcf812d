/** Tests, and what only they use. */
const TESTING = '\\.test\\.tsx?$|/testing/';

/** A server feature's folder; `lib` knows none of them, `migrations` is not code. */
const SERVER_FEATURE = '^server/(?!lib/|testing/|migrations/)([^/]+)/';
const ROWS = '\\.(queries|tables)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Of two files that need each other neither can be read, moved or tested alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-is-there',
      comment: 'An import that leads nowhere hides from every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-imports-only-zod',
      comment: 'Both sides agree on the contract, so it runs wherever zod does.',
      severity: 'error',
      from: { path: '^contract/', pathNot: TESTING },
      to: { pathNot: '^contract/|^node_modules/zod/' },
    },
    {
      name: 'content-imports-only-contract',
      comment: 'Authored words are data: they need the shapes they are written in and nothing else.',
      severity: 'error',
      from: { path: '^content/', pathNot: TESTING },
      to: { pathNot: '^(content|contract)/' },
    },
    {
      name: 'language-stands-alone',
      comment:
        'How a message is read depends on no screen, no page and no server: both sides run the same code.',
      severity: 'error',
      from: { path: '^language/', pathNot: TESTING },
      to: { pathNot: '^language/' },
    },
    {
      name: 'web-never-imports-server',
      comment: 'The web reaches the server only by a call; the one type import stands in web/lib/api.ts.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/lib/api\\.ts$' },
      to: { path: '^server/' },
    },
    {
      name: 'web-knows-only-the-type-of-the-api',
      comment:
        'web/lib/api.ts takes the type of server/app.ts; a value would put the server into the browser.',
      severity: 'error',
      from: { path: '^web/lib/api\\.ts$' },
      to: { path: '^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-takes-the-api-from-app',
      comment:
        'server/app.ts exports the one type the web calls through; another file would be a second door.',
      severity: 'error',
      from: { path: '^web/lib/api\\.ts$' },
      to: { path: '^server/', pathNot: '^server/app\\.ts$' },
    },
    {
      name: 'server-never-imports-web',
      comment: 'The server answers calls; how a screen looks is none of its business.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'server-lib-knows-no-feature',
      comment: 'What every feature stands on stands on none of them.',
      severity: 'error',
      from: { path: '^server/lib/', pathNot: TESTING },
      to: { path: '^server/(?!lib/)' },
    },
    {
      name: 'web-lib-and-ui-know-no-feature',
      comment: 'A component that knows a feature belongs to that feature.',
      severity: 'error',
      from: { path: '^web/(lib|ui)/', pathNot: TESTING },
      to: { path: '^web/(?!(lib|ui)/)' },
    },
    {
      name: 'web-features-meet-only-in-app',
      comment: 'Each feature of the web can be read, changed and removed alone; web/app puts them together.',
      severity: 'error',
      from: { path: '^web/(?!app/|lib/|ui/)([^/]+)/', pathNot: TESTING },
      to: { path: '^web/[^/]+/', pathNot: '^web/($1|lib|ui|testing)/' },
    },
    {
      name: 'sanctuary-has-no-way-out',
      comment:
        'What is typed in the sanctuary reaches no call to the server, not even by way of another file.',
      severity: 'error',
      from: { path: '^web/sanctuary/' },
      to: { path: '^web/lib/api\\.ts$', reachable: true },
    },
    {
      name: 'features-meet-through-services',
      comment:
        'A feature asks another what it decides, not how it stores or answers. The Scripture engine stores nothing: all of it but its calls may be asked.',
      severity: 'error',
      from: { path: SERVER_FEATURE, pathNot: `${TESTING}|${ROWS}` },
      to: {
        path: SERVER_FEATURE,
        pathNot: '^server/$1/|\\.service\\.ts$|\\.tables\\.ts$|^server/scripture/(?!.*\\.routes\\.ts$)',
      },
    },
    {
      name: 'rows-meet-through-tables',
      comment:
        'Queries join and tables point at the tables of other features, and know nothing else of them.',
      severity: 'error',
      from: { path: `${SERVER_FEATURE}.*${ROWS}` },
      to: { path: SERVER_FEATURE, pathNot: '^server/$1/|\\.tables\\.ts$' },
    },
    {
      name: 'only-queries-touch-tables',
      comment: 'Whoever asks what is done to a row finds it in the queries; seeds write the first ones.',
      severity: 'error',
      from: { path: '^server/', pathNot: `${TESTING}|${ROWS}|^server/(seed|demo)\\.ts$` },
      to: { path: '\\.tables\\.ts$' },
    },
    {
      name: 'shipped-code-imports-no-tests',
      comment: 'What people run must not need what only tests and tools bring.',
      severity: 'error',
      from: { path: '^(contract|content|language|server|web)/', pathNot: TESTING },
      to: { path: `${TESTING}|^(tests|e2e|bench|scripts|training)/` },
    },
    {
      name: 'web-uses-no-node-modules',
      comment: "A browser has none of Node's own modules.",
      severity: 'error',
      from: { path: '^web/', pathNot: TESTING },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    // Types are imports too: a rule that cannot see them is kept only by chance.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    exclude: { path: '^(dist|\\.cache)/' },
  },
};

const graph = require('./modules.json')

const serverModule = (name) => `^apps/server/src/modules/${name}/`
const contractModule = (name) => `^packages/contract/src/${name}/`
const others = (allowed) => Object.keys(graph).filter((name) => !allowed.includes(name))
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`
const anyOf = (names) => `(${names.join('|')})`

/** Who may use whom: one rule per entry of modules.json, for the server's module and for its contract. */
const moduleGraph = Object.entries(graph).flatMap(([name, { dependsOn }]) => {
  const forbidden = others([name, ...dependsOn])
  if (forbidden.length === 0) return []
  return [serverModule, contractModule].map((folder) => ({
    name: `module-graph:${name}`,
    comment: `${name} may use ${dependsOn.join(', ') || 'no other module'} (modules.json).`,
    severity: 'error',
    from: { path: folder(name) },
    to: { path: folder(anyOf(forbidden)) },
  }))
})

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    ...moduleGraph,
    rule(
      'module-known',
      'Every module folder has its entry in modules.json.',
      { path: `^apps/server/src/modules/(?!${anyOf(Object.keys(graph))}/)` },
      {},
    ),
    rule(
      'module-privacy',
      'Across modules only index.ts may be imported.',
      { path: serverModule('([^/]+)') },
      { path: serverModule('[^/]+'), pathNot: [serverModule('$1'), `${serverModule('[^/]+')}index[.]ts$`] },
    ),
    rule(
      'module-privacy',
      'The composition root and the tests come in through index.ts too.',
      { path: '^(apps/server/src/(?!modules/)|tests/)' },
      { path: serverModule('[^/]+'), pathNot: [`${serverModule('[^/]+')}index[.]ts$`] },
    ),
    rule(
      'feature-isolation',
      'A feature never imports another one.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    rule(
      'layers:kernel',
      'The kernel imports nothing.',
      { path: '^packages/kernel/src/', pathNot: '[.]test[.]ts$' },
      {
        pathNot: '^packages/kernel/src/',
      },
    ),
    rule(
      'layers:contract',
      'The contract imports the kernel, zod and intl-messageformat only.',
      { path: '^packages/contract/src/', pathNot: '[.]test[.]ts$' },
      { pathNot: ['^packages/(kernel|contract)/src/', npm('zod', 'intl-messageformat')] },
    ),
    rule(
      'layers:web',
      'The browser knows nothing of the server.',
      { path: '^apps/web/src/' },
      {
        path: ['^apps/server/', npm('pg', 'kysely', 'fastify', 'graphile-worker')],
      },
    ),
    rule(
      'layers:web',
      'Sources of the browser use nothing of Node.',
      { path: '^apps/web/src/', pathNot: '[.]test[.]tsx?$' },
      {
        dependencyTypes: ['core'],
      },
    ),
    rule(
      'layers:server',
      'The server knows nothing of the browser.',
      { path: '^apps/server/' },
      { path: '^apps/web/' },
    ),
    rule(
      'layers:ui',
      'Primitives know no session, no address and no call: of the contract they read texts and constants.',
      { path: '^apps/web/src/ui/', pathNot: '[.]test[.]tsx?$' },
      {
        path: ['^apps/web/src/', '^packages/contract/src/', npm('@tanstack/[^/]+')],
        pathNot: [
          '^apps/web/src/ui/',
          '^packages/contract/src/.+[.]text[.]ts$',
          '^packages/contract/src/(text|constants|icon-names)[.]ts$',
        ],
      },
    ),
    rule(
      'layers:app',
      'The app knows neither the kit nor a feature.',
      { path: '^apps/web/src/(ui|app)/' },
      { path: '^apps/web/src/(kit|features)/' },
    ),
    rule(
      'layers:kit',
      'The kit knows no feature.',
      { path: '^apps/web/src/kit/' },
      { path: '^apps/web/src/features/' },
    ),
    rule(
      'layers:composition',
      'What puts the browser together is imported by nothing below it.',
      { path: '^apps/web/src/(ui|app|kit|features)/' },
      { path: '^apps/web/src/[^/]+[.]tsx?$' },
    ),
    rule(
      'layers:known',
      'Every folder of the browser is a layer: ui, app, kit or features.',
      { path: '^apps/web/src/(?!(ui|app|kit|features)/|[^/]+$)' },
      {},
    ),
    rule(
      'layers:platform',
      'The platform and the supervisor know no module.',
      { path: '^apps/server/src/(platform|supervisor)/' },
      {
        path: '^apps/server/src/modules/',
      },
    ),
    rule(
      'spreadsheet-port',
      'Only the spreadsheet port knows the libraries that read and write tables.',
      { path: '^(apps|packages)/', pathNot: '^apps/server/src/platform/spreadsheet/' },
      { path: npm('hucre', 'csv-parse') },
    ),
    rule(
      'layers:modules',
      'A module stands on the platform, never on what puts the product together.',
      { path: '^apps/server/src/modules/', pathNot: '[.]test[.]ts$' },
      { path: '^apps/server/src/(?!modules/|platform/)' },
    ),
    rule(
      'layers:tests',
      'Only tests import tests.',
      { path: '^(apps|packages)/', pathNot: '[.]test[.]tsx?$' },
      {
        path: ['^tests/', '[.]test[.]tsx?$'],
      },
    ),
    rule(
      'no-cycles',
      'Files that import each other are one file.',
      { path: '^(apps|packages)/' },
      {
        circular: true,
        path: '^(apps|packages)/',
      },
    ),
    rule(
      'resolvable',
      'An import that leads nowhere hides from every other rule.',
      { path: '^(apps|packages)/' },
      {
        couldNotResolve: true,
        pathNot: '^virtual:',
      },
    ),
  ],
  options: {
    // The swc parser reads type-only imports; with TypeScript 7 the default parser reads nothing at all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
}

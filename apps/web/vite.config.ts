import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressPlugin } from './build/compress-plugin.ts'
import { firstPaintPlugin } from './build/first-paint-plugin.ts'
import { leftOutPlugin } from './build/left-out-plugin.ts'
import { heldProgramPlugin } from './build/held-program-plugin.ts'
import { installablePlugin } from './build/installable-plugin.ts'
import { preloadPlugin } from './build/preload-plugin.ts'
import { readTextsPlugin } from './build/read-texts-plugin.ts'
import { screensPlugin } from './build/screens-plugin.ts'

const server = { target: process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 8080}`, changeOrigin: false }

const preload = preloadPlugin()

/** Paths that end so, with the slashes of any machine. */
function anyOf(...endings: readonly string[]): RegExp {
  return new RegExp(`/(${endings.join('|')})$`.replaceAll('/', String.raw`[\\/]`))
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    screensPlugin(import.meta.dirname),
    leftOutPlugin(),
    readTextsPlugin(),
    preload.plugin,
    firstPaintPlugin(import.meta.dirname),
    installablePlugin(import.meta.dirname),
    heldProgramPlugin(),
    compressPlugin(),
  ],
  build: {
    manifest: true,
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts as files: an inlined font would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // What every screen shares is one file: many small ones compress worse.
      output: {
        // The shell names most files, and what nobody can guess weighs most in a name.
        chunkFileNames: 'assets/[name][hash:7].js',
        assetFileNames: 'assets/[name]-[hash:5][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'kit',
              test: anyOf(
                'src/kit/dialog/confirm\\.tsx?',
                'src/kit/grid/(column-order|column-width)\\.tsx?',
                'src/app/calls/(failure-text|idempotency-key)\\.tsx?',
                'src/ui/button/icon-button\\.tsx?',
                'src/kit/list/(list-state|offline-note|search-box|status)\\.tsx?',
                'src/app/routing/(new-record|use-search-state)\\.tsx?',
                'src/ui/dialog/toast\\.tsx?',
                'src/kit/record-edit/use-leave-guard\\.tsx?',
                'src/kit/fields/(field-kind|field-model|issues|rate|record-names|use-pickers)\\.ts',
                'src/ui/button/icon-button\\.module\\.css',
                'src/kit/list/(list-toolbar|offline-note|status)\\.module\\.css',
                'src/ui/dialog/(popup|toast)\\.module\\.css',
                'src/app/palette/palette-actions\\.tsx?',
                'contract/src/(attachment|bulk-edit|conversation|export|field-model|filter|group|issues\\.text|listing|master|merge|record-call|record-label|selected|selection|usages)\\.ts',
                'react-router/dist/esm/useBlocker\\.js',
                'contract/src/(erp/pickers|kit/(dialog|field|list|record)\\.text)\\.ts',
                'kernel/src/(minor|names|percent)\\.ts',
                'src/app/offline/lazy-of\\.ts',
                'icons/Icon(ArrowDown|Check|PlugConnectedX|Plus|X|AlertCircle)\\.mjs',
              ),
            },
            {
              name: 'connection',
              test: anyOf('src/app/offline/(connection|later)\\.tsx?'),
            },
            {
              // Small files that every page of the app needs weigh less in one.
              name: 'shell',
              test: anyOf(
                'src/app/offline/preloaded\\.tsx?',
                'src/app/session/company-currency\\.tsx?',
                'src/app/keyboard/keyboard-registry\\.tsx?',
                'react-router/dist/esm/use(Location|Navigate|Router)\\.js',
                'contract/src/(erp/dashboard-item|list|procure/menu\\.text)\\.ts',
                'react-query/build/modern/useQuery\\.js',
                'react-query/build/modern/(QueryClientProvider|queryOptions)\\.js',
                'query-core/build/modern/mutation\\.js',
              ),
            },
            {
              name: 'record',
              test: anyOf(
                'src/kit/record-edit/(changed-fields|conflict|conflict-question|use-leave-guard|use-record-form|use-record-writes)\\.tsx?',
                'src/kit/record/(record-keys|record-panel|record-query|record-skeleton|record-tabs)\\.tsx?',
                'src/kit/record/record-drawer\\.module\\.css',
              ),
            },
            {
              name: 'warehouse',
              test: anyOf(
                'src/features/inventory/inventory\\.module\\.css',
                'src/kit/receiving/receiving\\.module\\.css',
                'src/kit/report/figure-table\\.module\\.css',
              ),
            },
            {
              // Beside the first rows, because a form needs it at once.
              name: 'fields',
              test: anyOf('src/kit/fields/field-(frame|input)\\.tsx', 'src/kit/fields/field\\.module\\.css'),
            },
            {
              name: 'list',
              test: anyOf(
                'src/kit/grid/(data-grid|grid-header|grid-row|use-column-layout|use-selection)\\.tsx?',
                'src/kit/list/(list-page|list-parts|list-query|list-screen|list-toolbar|use-list|use-list-columns)\\.tsx?',
                'src/kit/views/use-list-views\\.tsx?',
                'src/kit/master/use-master-columns\\.tsx?',
                'src/kit/grid/(data-grid|grid-header)\\.module\\.css',
                'src/kit/list/(list-page|list-screen)\\.module\\.css',
                'contract/src/kit/column\\.text\\.ts',
              ),
            },
          ],
        },
      },
    },
    modulePreload: {
      // Each chunk that loads another carries the names of all files behind it. The shell names what a list needs beyond it, because
      // most pages are lists; for the others, most are there already, and their names weigh more than the turn they save. Styles,
      // which come before what they dress, are no part of this.
      resolveDependencies: (file, files, { hostId, hostType }) => {
        if (hostType === 'html') return files
        const isList = /(^|\/)master-screen-[^/]+\.js$/.test(file) && /\/(index|app)-[^/]+\.js$/.test(hostId)
        return isList ? files.filter((name) => !preload.standsFor(hostId, name)) : []
      },
    },
  },
  server: {
    // The development script says where the server listens; the host stays, because the server compares it with the origin.
    proxy: { '/api': server, '/healthz': server },
  },
})

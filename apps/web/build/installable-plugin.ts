import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { Plugin } from 'vite'
import { bundledFiles } from './bundled-files.ts'
import { heldProgramPath } from './held-program-plugin.ts'
import { manifestText } from './manifest.ts'
import { offlinePage } from './offline-page.ts'

const manifestPath = '/manifest.webmanifest'

/** Writes what makes the app installable: its manifest, the page for times without a server, and the worker that shows it. */
export function installablePlugin(webDir: string): Plugin {
  return {
    name: 'countinghouse-installable',
    apply: 'build',
    async buildStart() {
      const page = await bundledFiles(join(webDir, 'src/app/offline/offline.ts'))
      const offline = {
        '/offline.html': offlinePage(),
        '/offline.js': page['script.js'] ?? '',
        '/offline.css': page['style.css'] ?? '',
      }
      const icon = readFileSync(join(webDir, 'public/favicon.svg'), 'utf8')
      const worker = await bundledFiles(join(webDir, 'worker/service-worker.ts'), {
        offlineFiles: [...Object.keys(offline), '/favicon.svg'],
        offlineVersion: hashOf([...Object.values(offline), icon]),
        registerPath: registerPage.path,
        registerFiles: heldProgramPath,
      })
      const files = { ...offline, '/sw.js': worker['script.js'] ?? '', [manifestPath]: manifestText() }
      for (const [path, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: manifestPath }, injectTo: 'head' }],
  }
}

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12)
}

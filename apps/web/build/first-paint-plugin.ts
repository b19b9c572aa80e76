import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundledFiles } from './bundled-files.ts'

const devPath = '/first-paint.js'

/** Bundles `ui/theme/first-paint.ts` into one blocking script, first in the head: what it writes must stand before the first paint. */
export function firstPaintPlugin(webDir: string): Plugin {
  const source = join(webDir, 'src/ui/theme/first-paint.ts')
  let path = devPath
  return {
    name: 'countinghouse-first-paint',
    async buildStart() {
      if (this.environment.mode === 'dev') return
      const code = (await bundledFiles(source))['script.js'] ?? ''
      path = `/assets/first-paint-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: code })
    },
    configureServer({ middlewares }) {
      middlewares.use(devPath, (_request, response, next) => {
        bundledFiles(source).then(
          (files) => response.setHeader('Content-Type', 'text/javascript').end(files['script.js']),
          next,
        )
      })
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: path }, injectTo: 'head-prepend' }],
  }
}

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { build } from 'vite'

const devPath = '/first-paint.js'

/** Bundles `theme/first-paint.ts` into one blocking script, first in the head: what it writes must stand before the first paint. */
export function firstPaintPlugin(webDir: string): Plugin {
  const source = join(webDir, 'src/theme/first-paint.ts')
  let path = devPath
  return {
    name: 'countinghouse-first-paint',
    async buildStart() {
      if (this.environment.mode === 'dev') return
      const code = await bundled(source)
      path = `/assets/first-paint-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: code })
    },
    configureServer({ middlewares }) {
      middlewares.use(devPath, (_request, response, next) => {
        bundled(source).then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next)
      })
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: path }, injectTo: 'head-prepend' }],
  }
}

async function bundled(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, lib: { entry: source, formats: ['iife'], name: 'firstPaint' } },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output))
    throw new Error('The script of the first paint could not be bundled.')
  return output.output[0].code
}

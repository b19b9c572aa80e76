import { build } from 'vite'

/** A script that stands alone, and the style sheet it imports, as text; the names are those of the build. */
export async function bundledFiles(
  source: string,
  define: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, string>>> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      lib: { entry: source, formats: ['iife'], name: 'standalone', fileName: () => 'script.js', cssFileName: 'style' },
    },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error(`${source} could not be bundled.`)
  return Object.fromEntries(
    output.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  )
}

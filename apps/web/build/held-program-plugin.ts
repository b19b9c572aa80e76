import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
export type BuildManifest = Readonly<Record<string, Chunk>>

const register = 'src/features/sales/register/'

/** Where the list stands, for the worker that keeps its files. */
export const heldProgramPath = '/register-files.json'

/** Writes the list of the files that the page Register consists of. Source: docs/decisions/100-the-register-opens-without-a-server.md. */
export function heldProgramPlugin(): Plugin {
  return {
    name: 'countinghouse-held-program',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return
      const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as BuildManifest
      const page = readFileSync(join(dir, 'index.html'), 'utf8')
      const named = [...page.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)
      const files = [...new Set([...named, ...filesOfRegister(manifest)])].map((file) => `/${file}`)
      writeFileSync(join(dir, heldProgramPath.slice(1)), JSON.stringify({ files: files.toSorted() }))
    },
  }
}

/** Files of the shell and of the register, with the parts that they load later; not those of other pages. */
export function filesOfRegister(manifest: BuildManifest): string[] {
  const keys = new Set(['index.html', 'src/app.tsx', `${register}register.screen.tsx`])
  const files = new Set<string>()
  for (const key of keys) {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no ${key}.`)
    // Every browser that runs the app reads WOFF2.
    const assets = (chunk.assets ?? []).filter((name) => !name.endsWith('.woff'))
    for (const file of [chunk.file, ...(chunk.css ?? []), ...assets]) files.add(file)
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(isOfRegister)])
      keys.add(other)
  }
  return [...files]
}

function isOfRegister(key: string): boolean {
  if (key.startsWith('src/features/')) return key.startsWith(register)
  return !/packages\/contract\/|^src\/kit\/master\//.test(key)
}

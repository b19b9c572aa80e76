import type { Plugin } from 'vite'

/** Finds what a file of the build imports, directly or through others: it stands by the time the file runs. */
export function preloadPlugin(): {
  readonly plugin: Plugin
  readonly standsFor: (file: string, other: string) => boolean
} {
  const importsOf = new Map<string, readonly string[]>()
  const standing = new Map<string, ReadonlySet<string>>()

  function behind(file: string): ReadonlySet<string> {
    const found = new Set([file])
    for (const one of found) for (const other of importsOf.get(one) ?? []) found.add(other)
    standing.set(file, found)
    return found
  }

  return {
    plugin: {
      name: 'countinghouse-preload',
      apply: 'build',
      enforce: 'pre',
      generateBundle(_options, bundle) {
        importsOf.clear()
        standing.clear()
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') importsOf.set(chunk.fileName, chunk.imports)
        }
      },
    },
    standsFor: (file, other) => (standing.get(file) ?? behind(file)).has(other),
  }
}

import type { Plugin } from 'vite'

/** Parts of libraries that no page runs: schemas as JSON Schema (the server's document), skeletons of numbers and dates in texts. */
const leftOut = /\/(zod\/v4\/core\/(to-json-schema|json-schema-processors)|@formatjs\/icu-skeleton-parser\/index)\.js$/

/** Replaces them by functions of the same names that say so when they are called after all. */
export function leftOutPlugin(): Plugin {
  return {
    name: 'countinghouse-left-out',
    apply: 'build',
    transform(code, id) {
      return leftOut.test(id) ? { code: stubOf(code), map: null } : undefined
    },
  }
}

/** A function that makes others (`create…`) is called when a schema is made, so what it makes refuses instead. */
export function stubOf(code: string): string {
  const names = exportsOf(code)
  const lines = names.map(({ local, exported }) => {
    return `const ${local} = ${exported.startsWith('create') ? '() => refuse' : 'refuse'}`
  })
  const list = names.map(({ local, exported }) => `${local} as ${exported}`).join(', ')
  return [
    `const refuse = () => { throw new Error('This part is left out of the pages.') }`,
    ...lines,
    `export { ${list} }`,
  ].join('\n')
}

function exportsOf(code: string): readonly { readonly local: string; readonly exported: string }[] {
  const declared = [...code.matchAll(/^export (?:async )?(?:const|let|function|class) ([\w$]+)/gm)].map(
    (match) => match[1],
  )
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap((match) =>
    (match[1] ?? '').split(',').map((name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    ),
  )
  return [...declared, ...listed]
    .filter((name) => name !== undefined && name !== '')
    .map((name, at) => ({ local: `part${at}`, exported: name ?? '' }))
}

import type { Plugin } from 'vite'

/** Modules that no page runs: writing a schema as JSON Schema (the server's document), skeletons of numbers and dates in texts. */
const unused = /\/(zod\/v4\/core\/to-json-schema|@formatjs\/icu-skeleton-parser\/index)\.js$/
/** Where each kind of schema is tied to the function that writes it as JSON Schema; untied, those functions are shaken off. */
const tying = /\/zod\/v4\/classic\/schemas\.js$/
const ties = /^\s*inst\._zod\.processJSONSchema = .*$/gm
/** Formats of a text as methods, which tie all of them to every text; `z.email()` and its like need none of these. */
const formats =
  /^ {4}(jwt|emoji|guid|uuid(v[467])?|nanoid|cuid2?|ulid|xid|ksuid|base64(url)?|ipv[46]|cidrv[46]|e164)\(params\) \{\n.*\n {4}\},\n/gm

/** Leaves out of the pages what no page runs; what is called after all says so. Throws: Error when a library has changed. */
export function leftOutPlugin(): Plugin {
  return {
    name: 'countinghouse-left-out',
    apply: 'build',
    transform(code, id) {
      if (unused.test(id)) return { code: stubOf(code), map: null }
      return tying.test(id) ? { code: withoutTies(code), map: null } : undefined
    },
  }
}

function withoutTies(code: string): string {
  return [ties, formats].reduce((text, tie) => {
    const untied = text.replaceAll(tie, '')
    if (untied === text)
      throw new Error('The schema library ties its parts together in another way now: look at left-out-plugin.ts.')
    return untied
  }, code)
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

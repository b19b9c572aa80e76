/** Names of a path, separated by `/` or `>`: `Women / Dresses / Maxi`. A name that contains a separator is quoted. */
export function partsOfPath(path: string): readonly string[] {
  const parts: string[] = []
  let rest = path
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*(?=[/>]|$)/u.exec(rest)
    const plain = /^[^/>]*/u.exec(rest)?.[0] ?? ''
    parts.push((quoted?.[1]?.replaceAll('""', '"') ?? plain).trim())
    const taken = quoted?.[0] ?? plain
    if (taken.length === rest.length) return parts
    rest = rest.slice(taken.length + 1)
  }
}

export function pathOf(names: readonly string[]): string {
  return names.map((name) => (/[/>"]/u.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(' / ')
}

/** Values by parameter name. */
type Parameters = Readonly<Record<string, readonly unknown[]>>
type Row<P extends Parameters> = { readonly [K in keyof P]: P[K][number] }

/**
 * Rows that hold every pair of values of every two parameters at least once. Greedy: each row takes the value that covers
 * most pairs still open, parameter by parameter. `next` draws numbers from 0 to below 1 and breaks ties.
 */
export function pairwise<const P extends Parameters>(parameters: P, next: () => number): readonly Row<P>[] {
  const names = Object.keys(parameters)
  const open = openPairs(parameters, names)
  const rows: Row<P>[] = []
  while (open.size > 0) {
    const [first] = open
    const row = rowAround(parameters, names, first ?? '', open, next)
    for (const pair of pairsOf(row, names)) open.delete(pair)
    rows.push(Object.fromEntries(names.map((name) => [name, parameters[name]?.[row.get(name) ?? 0]])) as Row<P>)
  }
  return rows
}

/** Index of the chosen value by parameter name. */
type Chosen = ReadonlyMap<string, number>

function rowAround(
  parameters: Parameters,
  names: readonly string[],
  pair: string,
  open: ReadonlySet<string>,
  next: () => number,
): Chosen {
  const row = new Map(
    pair
      .split('&')
      .map((side) => side.split('=') as [string, string])
      .map(([name, at]) => [name, Number(at)]),
  )
  for (const name of names) {
    if (row.has(name)) continue
    const gains = (parameters[name] ?? []).map((_, at) => ({ at, gain: gainOf(row, name, at, open) + next() / 2 }))
    row.set(name, gains.reduce((best, other) => (other.gain > best.gain ? other : best)).at)
  }
  return row
}

function gainOf(row: Chosen, name: string, at: number, open: ReadonlySet<string>): number {
  return [...row].filter(([other, otherAt]) => open.has(pairOf([name, at], [other, otherAt]))).length
}

function openPairs(parameters: Parameters, names: readonly string[]): Set<string> {
  const indexes = (name: string) => (parameters[name] ?? []).map((_, at): [string, number] => [name, at])
  return new Set(
    names.flatMap((one, at) =>
      names.slice(at + 1).flatMap((other) => indexes(one).flatMap((a) => indexes(other).map((b) => pairOf(a, b)))),
    ),
  )
}

function pairsOf(row: Chosen, names: readonly string[]): readonly string[] {
  const chosen = names.map((name): [string, number] => [name, row.get(name) ?? 0])
  return chosen.flatMap((one, at) => chosen.slice(at + 1).map((other) => pairOf(one, other)))
}

function pairOf(one: readonly [string, number], other: readonly [string, number]): string {
  return [one, other]
    .map(([name, at]) => `${name}=${at}`)
    .toSorted()
    .join('&')
}

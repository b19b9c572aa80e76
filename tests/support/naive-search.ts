/** A search that knows no index: it compares everything with everything, as docs/guides/platform.md, Search says what matches. */

export type Searched = { readonly id: number; readonly code: string; readonly name: string }

/** So many beginnings fill a page, and nothing less good is looked for. */
const page = 50

/** The records that match, by how well: 0 exact, 1 beginnings, 2 fragments, 3 typos. */
export function matchesIn(records: readonly Searched[], q: string): ReadonlyMap<number, number> {
  const sought = wordsOf(q)
  const lines = records.map((record) => ({ ...record, words: wordsOf(`${record.code} ${record.name}`) }))
  const idsOf = (isMatch: (line: (typeof lines)[number]) => boolean) =>
    sought.length === 0 ? [] : lines.filter(isMatch).map(({ id }) => id)
  const exact = records
    .filter(({ code, name }) => code.toLowerCase() === q.toLowerCase() || normalised(name) === normalised(q))
    .map(({ id }) => id)
  const begun = idsOf(({ words }) => sought.every((one) => words.some((word) => word.startsWith(one))))
  const holding = idsOf(({ words }) => sought.every((one) => words.some((word) => word.includes(one))))
  const near = idsOf(({ words }) =>
    sought.every((one) => words.some((word) => word.startsWith(one) || isTypo(word, one))),
  )
  const isPlain = sought.some(isPlainWord)
  const fragments = begun.length < page && isPlain ? holding : []
  const amid = exact.length + begun.length + fragments.length > 0 || sought.every(isPlainWord) ? [] : holding
  const similar = exact.length + begun.length + fragments.length + amid.length > 0 ? [] : near
  const best = new Map<number, number>()
  for (const [match, ids] of [exact, begun, [...fragments, ...amid], similar].entries())
    for (const id of ids) if (!best.has(id)) best.set(id, match)
  return best
}

function normalised(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

function wordsOf(text: string): string[] {
  return normalised(text)
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== '')
}

function isPlainWord(word: string): boolean {
  return word.length >= 3 && !/\d/.test(word)
}

/** Whether the word, or a beginning of it, is one typo away; with all but the last letter right only a whole word, or one letter more. */
function isTypo(word: string, sought: string): boolean {
  if (!isPlainWord(sought) || !isPlainWord(word) || sought.length < 4) return false
  const isRightButLast = word.startsWith(sought.slice(0, -1))
  return Array.from({ length: word.length - 3 }, (_, more) => word.slice(0, 4 + more)).some(
    (beginning) =>
      distance(beginning, sought) === 1 &&
      (beginning === word || !isRightButLast || beginning.length === sought.length + 1),
  )
}

/** Letters left out, added, exchanged, and neighbours swapped. Source: optimal string alignment, L. Boytsov 2011. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, place) => place)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row++) {
    const created: number[] = [row]
    rows.push(created)
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      created.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(one.length, other.length)
}

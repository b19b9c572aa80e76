import type { Receipt } from './receipt.ts'

type Line = Receipt['lines'][number]
type Kit = Receipt['kits'][number]

/** A line that was sold as itself, or a kit, whose components stand for it and are not to be counted beside it. */
export type ShownLine = {
  readonly key: string
  readonly head: Line | Kit
  /** Null: it is a kit. */
  readonly line: Line | null
  /** Components of a kit; none of other lines. */
  readonly parts: readonly Line[]
}

/** What a receipt shows, in the order in which it was sold. */
export function shownLines({ lines, kits }: Pick<Receipt, 'lines' | 'kits'>): ShownLine[] {
  return lines.flatMap((line): ShownLine[] => {
    const kit = kits.find(({ kitNo }) => kitNo === line.kitNo)
    if (kit === undefined) return [{ key: `line ${line.lineNo}`, head: line, line, parts: [] }]
    const parts = lines.filter(({ kitNo }) => kitNo === kit.kitNo)
    // The first of its components holds its place.
    return parts[0] === line ? [{ key: `kit ${kit.kitNo}`, head: kit, line: null, parts }] : []
  })
}

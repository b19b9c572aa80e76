import type { Receipt } from './receipt.ts'

type Line = Receipt['lines'][number]
type Kit = Receipt['kits'][number]

/** A line that was sold as itself, or a kit with its components, which stand for it and are not to be counted beside it. */
export type ShownLine =
  | { readonly kit: null; readonly line: Line }
  | { readonly kit: Kit; readonly lines: readonly Line[] }

/** What a receipt shows, in the order in which it was sold. */
export function shownLines({ lines, kits }: Pick<Receipt, 'lines' | 'kits'>): ShownLine[] {
  return lines.flatMap((line): ShownLine[] => {
    const kit = kits.find(({ kitNo }) => kitNo === line.kitNo)
    if (kit === undefined) return [{ kit: null, line }]
    const own = lines.filter(({ kitNo }) => kitNo === kit.kitNo)
    // The first of its components holds its place.
    return own[0] === line ? [{ kit, lines: own }] : []
  })
}

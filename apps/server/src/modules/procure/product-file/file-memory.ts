import type { Values } from '../../../platform/bulk/bulk-row.ts'
import type { Finding } from '../../../platform/import/finding.ts'
import { findingAt } from './cell-of-row.ts'

type Said = { readonly value: string; readonly number: number }
/** What the rows of a style said of it, by field, as JSON, and which row said it first. */
export type StyleSaid = ReadonlyMap<string, Said>

/** What the rows of a file said and wanted until now, over all its chunks; to hear the same again changes nothing. */
export class FileMemory {
  private readonly styles = new Map<string, StyleSaid>()
  private readonly claims = new Map<string, number>()
  private readonly owners = new Map<string, { readonly owner: string; readonly number: number }>()

  saidOf(style: string): StyleSaid {
    return this.styles.get(style) ?? new Map()
  }

  /** Undefined: no row said it. */
  valueOf(style: string, field: string): unknown {
    const said = this.styles.get(style)?.get(field)
    return said === undefined ? undefined : (JSON.parse(said.value) as unknown)
  }

  keep(style: string, said: StyleSaid): void {
    this.styles.set(style, said)
  }

  /** Which other row wanted it first; null: none did. */
  claim(wanted: string, number: number): number | null {
    const first = this.claims.get(wanted) ?? number
    this.claims.set(wanted, first)
    return first === number ? null : first
  }

  /** Whether another row wanted it; nothing is kept. */
  hasClaimed(wanted: string, number: number): boolean {
    const first = this.claims.get(wanted)
    return first !== undefined && first !== number
  }

  /** The same of what several rows may want that are about one thing. */
  claimFor(wanted: string, owner: string, number: number): number | null {
    const holder = this.owners.get(wanted) ?? { owner, number }
    this.owners.set(wanted, holder)
    return holder.owner === owner ? null : holder.number
  }
}

/** Keeps what a row says of its record, unless another row said otherwise: `words` tell of what was found and of the row before. */
export function agree(
  said: Map<string, Said>,
  { number, values }: { readonly number: number; readonly values: Values },
  words: (found: unknown, first: number) => string,
  code = 'conflict_in_line',
): readonly Finding[] {
  return Object.entries(values).flatMap(([field, given]) => {
    const value = JSON.stringify(given)
    const first = said.get(field)
    if (first === undefined || first.number === number) {
      said.set(field, { value, number })
      return []
    }
    return first.value === value ? [] : [findingAt(field, code, words(given, first.number))]
  })
}

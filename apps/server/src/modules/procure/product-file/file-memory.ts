import type { Values } from '../../../platform/bulk/bulk-row.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { issueAt } from './cell-of-row.ts'

type Said = { readonly value: string; readonly number: number }
/** Values of a style by field, as JSON, with the first row that contains them. */
export type StyleSaid = ReadonlyMap<string, Said>

/** Values and claims of the rows of a file so far, across chunks; repeating a row changes nothing. */
export class FileMemory {
  private readonly styles = new Map<string, StyleSaid>()
  private readonly claims = new Map<string, number>()
  private readonly owners = new Map<string, { readonly owner: string; readonly number: number }>()

  saidOf(style: string): StyleSaid {
    return this.styles.get(style) ?? new Map()
  }

  /** Undefined: no row contains it. */
  valueOf(style: string, field: string): unknown {
    const said = this.styles.get(style)?.get(field)
    return said === undefined ? undefined : (JSON.parse(said.value) as unknown)
  }

  keep(style: string, said: StyleSaid): void {
    this.styles.set(style, said)
  }

  /** The other row that claimed it first; null: none. */
  claim(wanted: string, number: number): number | null {
    const first = this.claims.get(wanted) ?? number
    this.claims.set(wanted, first)
    return first === number ? null : first
  }

  /** Whether another row has claimed it; records nothing. */
  hasClaimed(wanted: string, number: number): boolean {
    const first = this.claims.get(wanted)
    return first !== undefined && first !== number
  }

  /** The same for claims that several rows of one owner may share. */
  claimFor(wanted: string, owner: string, number: number): number | null {
    const holder = this.owners.get(wanted) ?? { owner, number }
    this.owners.set(wanted, holder)
    return holder.owner === owner ? null : holder.number
  }
}

/** Records the value of a row for its record, unless another row has a different one: `words` formats both for the error. */
export function agree(
  said: Map<string, Said>,
  { number, values }: { readonly number: number; readonly values: Values },
  words: (found: unknown, first: number) => string,
  code = 'conflict_in_line',
): readonly Issue[] {
  return Object.entries(values).flatMap(([field, given]) => {
    const value = JSON.stringify(given)
    const first = said.get(field)
    if (first === undefined || first.number === number) {
      said.set(field, { value, number })
      return []
    }
    return first.value === value ? [] : [issueAt(field, code, words(given, first.number))]
  })
}

type Said = { readonly value: string; readonly number: number }
/** What the rows of a style said of it, by field, as JSON, and which row said it first. */
export type StyleSaid = ReadonlyMap<string, Said>

/** What the rows of a file said and wanted until now, over all its chunks; to hear the same again changes nothing. */
export class FileMemory {
  private readonly styles = new Map<string, StyleSaid>()
  private readonly claims = new Map<string, number>()

  saidOf(style: string): StyleSaid {
    return this.styles.get(style) ?? new Map()
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
}

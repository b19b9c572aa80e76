declare module 'pg/lib/result.js' {
  /** node-postgres' reader of one statement's rows. */
  export default class Result {
    constructor(rowMode: string, types: null)
    rows: Record<string, unknown>[]
    rowCount: number | null
    addFields(fields: unknown[]): void
    parseRow(fields: unknown[]): Record<string, unknown>
    addRow(row: Record<string, unknown>): void
    addCommandComplete(message: { text: string }): void
  }
}

declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): unknown
}

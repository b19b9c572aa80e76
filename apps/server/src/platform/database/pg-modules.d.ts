declare module 'pg/lib/result.js' {
  /** node-postgres' reader of one statement's rows. */
  export default class Result {
    constructor(rowMode: string, types: null)
    addFields(fields: unknown[]): void
    parseRow(fields: unknown[]): Record<string, unknown>
  }
}

declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): unknown
}

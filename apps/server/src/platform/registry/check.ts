import type { Reader } from '../database/db.ts'

/** Something that must hold at any moment; every module declares its own. */
export type Check = {
  /** `<module>.<what>`. */
  readonly id: string
  /** What holds, as a sentence. */
  readonly promise: string
  /** What breaks it, one line each; empty when it holds. Reads every company's rows, as role maint. */
  readonly issues: (reader: Reader) => Promise<string[]>
}

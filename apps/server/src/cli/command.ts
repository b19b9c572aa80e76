import type { Config } from '../platform/config/config.ts'

export type Flag = {
  readonly type: 'string' | 'boolean'
  readonly help: string
  /** What stands behind a flag that takes a value, such as `<code>`. */
  readonly value?: string
}

export type Command = {
  /** One or two words, as typed. */
  readonly name: string
  readonly summary: string
  /** Names of the arguments, all of them required. */
  readonly takes: readonly string[]
  readonly flags: Readonly<Record<string, Flag>>
  readonly run: (call: Call) => Promise<Outcome>
}

/** One call of a command, with everything that was typed. */
export type Call = {
  readonly argument: (name: string) => string
  readonly text: (flag: string) => string | null
  readonly isOn: (flag: string) => boolean
  /** Read when asked for, since some commands answer even when it is wrong. Throws: ConfigError. */
  readonly config: () => Config
}

/** `data` is what --json prints, `lines` what a person reads. */
export type Outcome = {
  /** False: it worked and found something wrong. */
  readonly isFine: boolean
  readonly data: unknown
  readonly lines: readonly string[]
}

export const exitCodes = { fine: 0, found: 1, failed: 2 } as const

/** The command cannot be carried out; the message says what to change. */
export class CommandError extends Error {
  override name = 'CommandError'
}

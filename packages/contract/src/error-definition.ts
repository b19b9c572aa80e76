import type { Text } from '@countinghouse/kernel/text'

/** What a code of refusal stands for: the HTTP status and the sentence people read. */
export type ErrorDefinition = {
  readonly status: number
  readonly text: Text
  /** Takes the place of `text` where the refusal has details, which are its parameters. */
  readonly detailed?: Text
}

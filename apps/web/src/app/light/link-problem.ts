import { CallError } from '../calls/call-error.ts'

type Words = {
  /** A link that is not whole. */
  readonly missing: string
  /** Nothing better is known. */
  readonly failed: string
}

/** What a page that is opened by a link says of a failed call; it has no fields that could be marked. */
export function linkProblem(error: unknown, { missing, failed }: Words): string {
  if (!(error instanceof CallError)) return failed
  if (error.code === 'invalid_input') return missing
  return error.hasServerMessage || error.isOffline ? error.message : failed
}

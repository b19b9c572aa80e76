import { CallError } from '../calls/call-error.ts'

/** The error of an identity confirmation; a wrong password has its own message, because this is not a sign-in. */
export function proofProblem(error: unknown, wrong: string): string {
  if (error instanceof CallError && error.code === 'auth.invalid_credentials') return wrong
  return error instanceof Error ? error.message : String(error)
}

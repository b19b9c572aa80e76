import { CallError } from '../call-error.ts'

/** Why a proof was not taken; a wrong password has words of its own here, for nobody is signing in. */
export function proofProblem(error: unknown, wrong: string): string {
  if (error instanceof CallError && error.code === 'auth.invalid_credentials') return wrong
  return error instanceof Error ? error.message : String(error)
}

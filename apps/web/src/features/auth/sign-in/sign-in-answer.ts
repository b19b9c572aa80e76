import type { signIn } from '@countinghouse/contract/auth/sign-in'
import type { OutputOf } from '@countinghouse/contract/schema'

/** A session, or what is still missing. */
export type SignInAnswer = OutputOf<typeof signIn.output>

import { createStore } from 'zustand/vanilla'
import type { CallError } from '../calls/call-error.ts'

/** A step required by the server before it continues. */
export type AuthChallenge =
  | { readonly kind: 'proof'; readonly proof: Proof }
  | { readonly kind: 'locked'; readonly name: string | null; readonly hasPin: boolean }
  | { readonly kind: 'password' }
  | { readonly kind: 'secondFactor' }

export type Proof = 'password' | 'code' | 'enrolment'

type Challenged = {
  readonly challenge: AuthChallenge
  readonly released: Promise<boolean>
  readonly answer: (isReleased: boolean) => void
}

/** At most one of each type, the latest on top. */
export const challenges = createStore<readonly Challenged[]>(() => [])

/** Shows the required step unless already shown. Returns whether the rejected call can be repeated. */
export function release(error: CallError): Promise<boolean> {
  return challenge(challengeOf(error))
}

export function challenge(wanted: AuthChallenge): Promise<boolean> {
  const known = challenges.getState().find((challenged) => challenged.challenge.kind === wanted.kind)
  if (known !== undefined) return known.released
  const { promise: released, resolve } = Promise.withResolvers<boolean>()
  const answer = (isReleased: boolean) => {
    challenges.setState((all) => all.filter((challenged) => challenged.released !== released), true)
    resolve(isReleased)
  }
  challenges.setState((all) => [...all, { challenge: wanted, released, answer }], true)
  return released
}

/** Completes the step, because the user did so elsewhere. */
export function releaseAll(kind: AuthChallenge['kind']): void {
  for (const challenged of challenges.getState()) if (challenged.challenge.kind === kind) challenged.answer(true)
}

export function challengeOf({ code, details = {} }: Pick<CallError, 'code' | 'details'>): AuthChallenge {
  if (code === 'password_change_required') return { kind: 'password' }
  if (code === 'two_factor_required') return { kind: 'secondFactor' }
  const { reason, name, hasPin, proof } = details
  if (reason === 'locked')
    return { kind: 'locked', name: typeof name === 'string' ? name : null, hasPin: hasPin === true }
  return { kind: 'proof', proof: proof === 'code' || proof === 'enrolment' ? proof : 'password' }
}

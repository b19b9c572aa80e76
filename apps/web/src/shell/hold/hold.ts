import { createStore } from 'zustand/vanilla'
import type { CallError } from '../call-error.ts'

/** A step required by the server before it continues. */
export type Hold =
  | { readonly kind: 'proof'; readonly proof: Proof }
  | { readonly kind: 'locked'; readonly name: string | null; readonly hasPin: boolean }
  | { readonly kind: 'password' }
  | { readonly kind: 'secondFactor' }

export type Proof = 'password' | 'code' | 'enrolment'

type Held = { readonly hold: Hold; readonly released: Promise<boolean>; readonly answer: (isReleased: boolean) => void }

/** At most one of each type, the latest on top. */
export const holds = createStore<readonly Held[]>(() => [])

/** Shows the required step unless already shown. Returns whether the rejected call can be repeated. */
export function release(error: CallError): Promise<boolean> {
  return hold(holdOf(error))
}

export function hold(wanted: Hold): Promise<boolean> {
  const known = holds.getState().find((held) => held.hold.kind === wanted.kind)
  if (known !== undefined) return known.released
  const { promise: released, resolve } = Promise.withResolvers<boolean>()
  const answer = (isReleased: boolean) => {
    holds.setState((all) => all.filter((held) => held.released !== released), true)
    resolve(isReleased)
  }
  holds.setState((all) => [...all, { hold: wanted, released, answer }], true)
  return released
}

/** Completes the step, because the user did so elsewhere. */
export function releaseAll(kind: Hold['kind']): void {
  for (const held of holds.getState()) if (held.hold.kind === kind) held.answer(true)
}

export function holdOf({ code, details = {} }: Pick<CallError, 'code' | 'details'>): Hold {
  if (code === 'password_change_required') return { kind: 'password' }
  if (code === 'two_factor_required') return { kind: 'secondFactor' }
  const { reason, name, hasPin, proof } = details
  if (reason === 'locked')
    return { kind: 'locked', name: typeof name === 'string' ? name : null, hasPin: hasPin === true }
  return { kind: 'proof', proof: proof === 'code' || proof === 'enrolment' ? proof : 'password' }
}

/** Somebody of the company whom an administrator helps, or whose eyes he looks through. */
export type Helped = { readonly id: number; readonly name: string }

export type Help = 'password' | 'factor' | 'change' | 'viewAs'

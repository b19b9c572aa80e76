import type { ErrorDefinition } from '../errors.ts'

/** Codes of module procure; empty until a rule of its own needs one. */
export const errors = {} as const satisfies Record<string, ErrorDefinition>

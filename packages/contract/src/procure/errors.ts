import type { ErrorDefinition } from '../error-definition.ts'

/** Codes of module procure; empty until a rule of its own needs one. */
export const errors = {} as const satisfies Record<string, ErrorDefinition>

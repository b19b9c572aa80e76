/** Soft-closed is a warning because closing is unfinished. */
export const lockTones = { open: 'success', soft: 'warning', closed: 'neutral' } as const

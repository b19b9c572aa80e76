/** Refresh interval of dashboard figures. */
export const refreshMs = 60_000

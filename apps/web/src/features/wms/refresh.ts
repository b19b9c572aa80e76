/** How often figures of the overview are counted again. */
export const refreshMs = 60_000

/** Every random case of a run follows from it; the configuration draws it once and hands it to the workers. Repeat a run with SEED=<number>. */
export const seed = Number(process.env.SEED)
